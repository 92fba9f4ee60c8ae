import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { testSeed } from '../scripts/lib/testSeed.ts';

/** Many times what they take on a calm machine: a busy one is no fault of the product. */
const limits = { testTimeout: 120_000, hookTimeout: 600_000, expect: { poll: { timeout: 20_000 } } };

/** What spans packages and needs no browser. The faults have a command of their own, `npm run test:faults`. */
export default defineConfig({
  test: {
    sequence: { seed: testSeed() },
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...limits,
          // A test counts on no other.
          sequence: { shuffle: { tests: true } },
          name: 'contract',
          root: import.meta.dirname,
          include: ['contract/**/*.test.ts'],
          globalSetup: ['support/demoServers.ts'],
        },
      },
      {
        // As Node resolves it: two copies of graphql would not know each other's types.
        resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
        test: {
          ...limits,
          name: 'commands',
          root: import.meta.dirname,
          include: ['support/**/*.test.ts', '../scripts/**/*.test.ts'],
        },
      },
    ],
  },
});
