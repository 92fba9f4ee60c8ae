/** What `npm start` of a package runs, as program and arguments to be run in its folder. */
export function startCommand(start: {
  readonly root: string;
  readonly name: 'platform' | 'gateway';
  /** Path of the program. */
  readonly node: string;
  /** Come before those of the start script. */
  readonly nodeOptions?: readonly string[];
}): string[];
