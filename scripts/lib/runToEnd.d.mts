/** Runs a script of the project and answers what it printed; rejects with its last words when it fails. */
export function runToEnd(options: {
  /** The beginning of the refusal, as "The migration". */
  readonly what: string;
  readonly node: string;
  readonly script: string;
  readonly args?: readonly string[];
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}): Promise<string>;
