import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { testLimits } from '../scripts/lib/testLimits.ts';
import { testSeed } from '../scripts/lib/testSeed.ts';

const seed = testSeed();

export default defineConfig({
  // As Node resolves it: two copies of graphql would not know each other's types.
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    name: 'client',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    ...testLimits,
    maxWorkers: 2,
    isolate: false,
    sequence: { shuffle: { tests: true }, seed },
    provide: { seed },
  },
});
