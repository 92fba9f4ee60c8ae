import { defineConfig } from 'vitest/config';

/** What spans packages and needs no browser: the conventions, the commands, and several servers on one database. */
export default defineConfig({
  test: {
    name: 'contract',
    root: import.meta.dirname,
    include: ['contract/**/*.test.ts', 'support/**/*.test.ts', '../scripts/**/*.test.mjs'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
