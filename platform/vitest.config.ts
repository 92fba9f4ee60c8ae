import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'platform',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'seed/**/*.test.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // Tests share no state through modules; a fresh worker per file would only cost time.
    isolate: false,
    // A test counts on no other; the seed of a run is told at its head, and `--sequence.seed` repeats its order.
    sequence: { shuffle: { tests: true } },
  },
});
