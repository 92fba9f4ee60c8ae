import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { joins, rooms, upward } from './testing/rooms.ts';

const root = import.meta.dirname;
const product = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') &&
    !/\.(?:test|testkit)\.ts$|^(?:testing|generated)\//.test(file) &&
    !/\/generated\//.test(file),
);
const roomOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '.');

/** The files whose values a file imports, be it when it is loaded or later. */
function valueImports(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const statements = source.matchAll(/^(?:import|export) (?!type )(?:[^;']*? from )?'(\.[^']+)';/gm);
  const lazy = source.matchAll(/\bimport\('(\.[^']+)'\)/g);
  return [...statements, ...lazy]
    .filter(([statement]) => !/^(?:import|export) \{(?:\s*type [^,}]+,?)+\s*\}/.test(statement))
    .map(([, path = '']) => relative(root, join(root, dirname(file), path)));
}

/** Imports of one room's values by another, but for what joins the domains. */
const arrows = product
  .filter((file) => file.includes('/') && !joins.test(file))
  .flatMap((file) => valueImports(file).map((imported) => ({ file, imported })))
  .filter(
    ({ file, imported }) => imported.includes('/') && !imported.startsWith('..') && roomOf(imported) !== roomOf(file),
  );
const against = arrows.filter(
  ({ file, imported }) =>
    rooms.findIndex((room) => room === roomOf(imported)) > rooms.findIndex((room) => room === roomOf(file)),
);

test('every folder is a room', () => {
  const folders = [...new Set(product.map(roomOf))].filter((room) => room !== '.');
  expect(folders.toSorted()).toEqual([...rooms].toSorted());
});

test('values are imported from rooms before one’s own, but where a reason is given', () => {
  expect(arrows.length).toBeGreaterThan(150);
  const pairOf = ({ file, imported }: (typeof arrows)[number]): string => `${roomOf(file)} → ${roomOf(imported)}`;
  expect(
    against.filter((arrow) => !(pairOf(arrow) in upward)).map(({ file, imported }) => `${file} → ${imported}`),
  ).toEqual([]);
  expect(Object.keys(upward).toSorted()).toEqual([...new Set(against.map(pairOf))].toSorted());
});

test('what joins the domains is imported by the schema alone', () => {
  const importers = product.filter((file) => valueImports(file).some((imported) => joins.test(imported)));
  expect(importers.filter((file) => !joins.test(file) && file !== 'schema.ts')).toEqual([]);
});

test('every domain of the schema is listed', () => {
  const source = readFileSync(join(root, 'domains.ts'), 'utf8');
  const given = product.filter((file) => file.endsWith('Resolvers.ts'));
  expect(given.length).toBeGreaterThan(20);
  expect(given.filter((file) => !source.includes(`'./${file}'`))).toEqual([]);
});
