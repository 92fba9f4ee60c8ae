/**
 * Limits of the tests, for the configuration of each runner: they end a test that hangs, and no more. What a test waits for comes or it
 * does not; how long that takes on a busy or slow machine is no part of any test, so these are many times what a calm one needs.
 */
export const testLimits = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};
