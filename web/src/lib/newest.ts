/** Milliseconds until a question that was one too many is asked again. */
export const WAIT = 400;

/** For questions that come faster than they are answered: one at a time, and of those that came meanwhile only the
 * last. `ask` says whether it was one too many for the server; then it waits a little, and the last one is asked. */
export function newest<Of extends unknown[]>(ask: (...of: Of) => Promise<boolean>): (...of: Of) => void {
  let next: Of | null = null;
  let asking = false;

  async function go(): Promise<void> {
    if (asking) return;
    asking = true;
    try {
      while (next) {
        const mine: Of = next;
        next = null;
        if (await ask(...mine)) {
          next ??= mine;
          await new Promise((done) => setTimeout(done, WAIT));
        }
      }
    } finally {
      asking = false;
    }
  }

  return (...of) => {
    next = of;
    void go();
  };
}
