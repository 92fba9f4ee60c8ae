/** One check that failed, and its error. */
export interface Failure {
  readonly name: string;
  readonly words: string;
}

/** What a step of `npm test` counted. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

/** Runs a command as `runCommand` does, with the environment of the tests and in the root unless told otherwise. */
export type RunCommand = (
  command: readonly [string, ...string[]],
  options?: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
) => Promise<{ readonly code: number; readonly lastWords: string }>;
