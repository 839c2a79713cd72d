import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/schema.d.ts", "src/said.d.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": ["error", { allow: ["warn", "error"] }],
      // What stands in the way of an index or of another key is called `_`.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$", caughtErrors: "all" },
      ],
    },
  },
  // TypeScript itself finds names that are not there.
  { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    // Props are declared with `let`, since some may be bound.
    rules: { "prefer-const": "off", "svelte/prefer-const": "error" },
  },
  // The build's own scripts say how it went.
  { files: ["build/*.mjs"], rules: { "no-console": "off" } },
);
