declare module 'vitest' {
  interface ProvidedContext {
    /** As {@link testSeed} says. */
    seed: number;
  }
}

/**
 * The seed of a run of tests: of the order in which they run and of what property tests try. The same one everywhere, so that what
 * passes here passes elsewhere; `TEST_SEED`, a whole number or `random`, explores others. Throws for anything else in `TEST_SEED`.
 */
export function testSeed(wanted = process.env.TEST_SEED): number {
  if (wanted === 'random') {
    return Math.trunc(Math.random() * 2 ** 31);
  }
  if (!/^\d*$/.test(wanted ?? '')) {
    throw new Error(`TEST_SEED must be a whole number or "random", and is "${wanted}".`);
  }
  return Number(wanted || 1);
}
