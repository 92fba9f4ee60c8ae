import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';
import { testSeed } from '../../scripts/lib/testSeed.ts';

/** `npm run test:faults`: what happens when parts of the product are killed. Bounded in count and time; on loopback only. */
export default defineConfig({
  // The course editor runs here as the web client has it.
  plugins: [babel({ include: /\/web\/src\/.*\.tsx?$/, plugins: [['babel-plugin-relay', { eagerEsModules: true }]] })],
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  test: {
    name: 'faults',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    provide: { seed: testSeed() },
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
