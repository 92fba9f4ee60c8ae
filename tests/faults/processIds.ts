import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../support/product.ts';

export type Part = 'platform' | 'gateway' | 'database';

/** The process id of a part of the running product, as its own records say. */
export function processIdOf({ dataDir }: Product, part: Part): number {
  if (part === 'database') {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10);
  }
  const children = JSON.parse(readFileSync(join(dataDir, 'children.json'), 'utf8')) as { name: string; pid: number }[];
  const child = children.find(({ name }) => name === part);
  if (child === undefined) throw new Error(`The product does not run a ${part}`);
  return child.pid;
}
