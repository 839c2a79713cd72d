/** Which of the shell's own dialogs is open. */

export const shell: { dialog: "" | "settings" | "help" } = $state({ dialog: "" });
