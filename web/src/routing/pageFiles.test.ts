import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { exportedName, pageFiles } from './pageFiles.ts';
import { pagePaths } from './pagePaths.ts';
import { pageRequests } from './pageRequests.ts';

const source = resolve(import.meta.dirname, '..');

it('OP-37 every page of the contract has a file, and no other path has one', () => {
  expect(Object.keys(pageFiles).sort()).toEqual(Object.keys(pagePaths).sort());
  expect(Object.keys(pageRequests).filter((path) => !Object.hasOwn(pagePaths, path))).toEqual([]);
});

it.each(Object.entries(pageFiles))('OP-37 the page at %s is where the table says', async (_path, page) => {
  const { file } = page;
  expect(file).toMatch(/\/\w+Page\.tsx$/);
  expect(existsSync(resolve(source, file))).toBe(true);
  const module = (await import(resolve(source, file))) as Record<string, unknown>;
  expect(module[exportedName(page)]).toHaveProperty('Page');
});
