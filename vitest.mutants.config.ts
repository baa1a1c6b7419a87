import { defineConfig } from 'vitest/config';

/** What mutants are tried on: the tests of the unit project that need no build, in a process of their own. */
export default defineConfig({
  test: {
    include: ['{contract,server}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.api.test.ts'],
  },
});
