import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { testLimits } from '../scripts/lib/testLimits.ts';
import { testSeed } from '../scripts/lib/testSeed.ts';

/** What spans packages and needs no browser. The faults have a command of their own, `npm run test:faults`. */
export default defineConfig({
  test: {
    sequence: { seed: testSeed() },
    // One more than there are cores: these wait for the servers that they call.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...testLimits,
          // A test counts on no other.
          sequence: { shuffle: { tests: true } },
          name: 'contract',
          root: import.meta.dirname,
          // Files share no state but connections by address, and what each would load again is the same.
          isolate: false,
          include: ['contract/**/*.test.ts'],
          globalSetup: ['support/demoServers.ts'],
        },
      },
      {
        // As Node resolves it: two copies of graphql would not know each other's types.
        resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
        test: {
          ...testLimits,
          name: 'commands',
          root: import.meta.dirname,
          include: ['support/**/*.test.ts', '../scripts/**/*.test.ts'],
        },
      },
    ],
  },
});
