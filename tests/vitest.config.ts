import { defineConfig } from 'vitest/config';

const limits = { testTimeout: 60_000, hookTimeout: 180_000 };

/** What spans packages and needs no browser. The faults have a command of their own, `npm run test:faults`. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...limits,
          name: 'contract',
          root: import.meta.dirname,
          include: ['contract/**/*.test.ts'],
          globalSetup: ['support/demoServers.ts'],
        },
      },
      {
        test: {
          ...limits,
          name: 'commands',
          root: import.meta.dirname,
          include: ['support/**/*.test.ts', '../scripts/**/*.test.mjs'],
        },
      },
    ],
  },
});
