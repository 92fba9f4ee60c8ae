import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Start {
  readonly root: string;
  readonly name: 'platform' | 'gateway';
  /** Path of the program. */
  readonly node: string;
  /** Come before those of the start script. */
  readonly nodeOptions?: readonly string[];
  /** `worker` for the process of the platform that does jobs alone. */
  readonly script?: 'start' | 'worker';
}

/**
 * What `npm start` of a package runs, as program and arguments to be run in its folder: the one place that says with which
 * memory settings a server runs.
 */
export function startCommand({ root, name, node, nodeOptions = [], script = 'start' }: Start): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const [, ...rest] = (scripts[script] ?? '').split(' ');
  return [node, ...nodeOptions, ...rest];
}
