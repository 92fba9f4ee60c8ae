import { defineConfig } from 'vitest/config';
import { testLimits } from '../scripts/lib/testLimits.ts';
import { testSeed } from '../scripts/lib/testSeed.ts';

const seed = testSeed();

export default defineConfig({
  test: {
    name: 'platform',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'seed/**/*.test.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    setupFiles: ['src/testing/propertySeed.ts'],
    ...testLimits,
    // One more than there are cores: much of what is tested waits, for the database, for jobs or for a server that starts.
    maxWorkers: 3,
    // Tests share no state through modules; a fresh worker per file would only cost time.
    isolate: false,
    // Apps and answers are much garbage that is short-lived: with room for it, it is gone before it is moved and moved again.
    execArgv: ['--max-semi-space-size=64'],
    // A test counts on no other.
    sequence: { shuffle: { tests: true }, seed },
    provide: { seed },
  },
});
