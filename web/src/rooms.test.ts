import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { entries, rooms, upward } from './testing/rooms.ts';

const root = import.meta.dirname;

const product = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|testkit)\.tsx?$|__generated__|^testing\//.test(file),
);

/** The files whose values a file imports, be it when it is loaded or later. */
function valueImports(file: string): readonly string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const statements = source.matchAll(/^(?:import|export) (?!type )(?:[^;']*? from )?'(\.[^']+)';/gm);
  const lazy = source.matchAll(/\bimport\('(\.[^']+)'\)/g);
  return [...statements, ...lazy]
    .filter(([statement]) => !/^(?:import|export) \{(?:\s*type [^,}]+,?)+\s*\}/.test(statement))
    .map(([, path = '']) => relative(root, join(root, dirname(file), path)));
}

const arrowsOf = (room: string): readonly (readonly [file: string, imported: string])[] =>
  product
    .filter((file) => file.startsWith(`${room}/`))
    .flatMap((file) => valueImports(file).map((imported) => [file, imported] as const));

/** What `room` imports by value from folders that are not its own. */
const outside = (room: string): readonly (readonly [file: string, imported: string])[] =>
  arrowsOf(room).filter(([, imported]) => !imported.startsWith(`${room}/`));

test.each(['section', 'quiz', 'editing'])('%s knows nothing of the course editor that it is a part of', (room) => {
  const arrows = outside(room);
  expect(arrows.length).toBeGreaterThan(20);
  expect(arrows.filter(([, imported]) => imported.startsWith('authoring/')).map((each) => each.join(' → '))).toEqual(
    [],
  );
});

test('the form kit of editors knows no type of sections or questions', () => {
  const known = /^(?:contracts|file|i18n|theme|ui)\//;
  expect(
    outside('editing')
      .filter(([, imported]) => !known.test(imported))
      .map((each) => each.join(' → ')),
  ).toEqual([]);
});

test('values are imported from rooms before one’s own, but where a reason is given', () => {
  const roomOf = (file: string): string => file.split('/')[0] ?? '';
  const placeOf = (file: string): number => rooms.findIndex((room) => room === roomOf(file));
  const inRooms = product.filter((file) => file.includes('/'));
  expect([...new Set(inRooms.map(roomOf))].toSorted()).toEqual([...rooms].toSorted());
  const against = inRooms
    .filter((file) => !entries.has(file))
    .flatMap((file) => valueImports(file).map((imported) => ({ file, imported })))
    .filter(({ imported }) => imported.includes('/') && !imported.startsWith('..'))
    .filter(({ file, imported }) => placeOf(imported) > placeOf(file))
    .map(({ file, imported }) => ({ pair: `${roomOf(file)} → ${roomOf(imported)}`, arrow: `${file} → ${imported}` }));
  expect(against.filter(({ pair }) => !(pair in upward)).map(({ arrow }) => arrow)).toEqual([]);
  expect(Object.keys(upward).toSorted()).toEqual([...new Set(against.map(({ pair }) => pair))].toSorted());
});
