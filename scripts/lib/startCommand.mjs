import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What `npm start` of a package runs, as program and arguments to be run in its folder: the one place that says with which
 * memory settings a server runs. `nodeOptions` come before them.
 */
export function startCommand({ root, name, node, nodeOptions = [] }) {
  const { scripts } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const [, ...rest] = scripts.start.split(' ');
  return [node, ...nodeOptions, ...rest];
}
