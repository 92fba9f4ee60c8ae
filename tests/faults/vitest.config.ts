import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: what happens when parts of the product are killed. Bounded in count and time; on loopback only. */
export default defineConfig({
  test: {
    name: 'faults',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
