import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyNodes } from '../clipboard/copyNodes.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { aCourse, aLecture, aModule, arbitraryCourse, countedKeys, doneOrNot } from '../draft/draftBuilder.testkit.ts';
import { brokenInvariants } from '../draft/invariants.ts';
import type { Operation } from '../draft/operation.ts';
import { dropPlaces, placeAtRow, placeNow } from './dropPlaces.ts';
import { moveByOne, neighbourOf, pasteBeside } from './treeOperations.ts';
import { treeRows } from './treeRows.ts';

const keysOf = (draft: CourseDraft): string[] =>
  draft.modules.flatMap(({ key, lectures }) => [key, ...lectures.map((lecture) => lecture.key)]);

/** The keys of a course, modules with their lectures. */
const shape = (draft: CourseDraft): string =>
  draft.modules.map(({ key, lectures }) => `${key}(${lectures.map((each) => each.key).join(' ')})`).join(' ');

const course = aCourse([
  aModule('m', [aLecture('a'), aLecture('b'), aLecture('c')]),
  aModule('n', []),
  aModule('o', [aLecture('d')]),
]);
const after = (operation: Operation | null): string => (operation ? shape(doneOrNot(course, operation).draft) : '');

/** Some keys of one kind, in the order of the course. */
function someKeys(draft: CourseDraft, pick: number): string[] {
  const lectures = draft.modules.flatMap((module) => module.lectures.map(({ key }) => key));
  const all = pick % 2 === 0 || lectures.length === 0 ? draft.modules.map(({ key }) => key) : lectures;
  return all.filter((_key, index) => index % 3 === pick % 3);
}

test('EDIT-04 BEY-05 any sequence of commands leaves a sound course', () => {
  const commands = fc.array(fc.record({ what: fc.nat(3), pick: fc.nat(), at: fc.nat() }), { maxLength: 12 });
  fc.assert(
    fc.property(arbitraryCourse(), commands, (first, sequence) => {
      const newKey = countedKeys('n');
      let draft = first;
      for (const { what, pick, at } of sequence) {
        const keys = someKeys(draft, pick);
        const places = dropPlaces(draft, keys);
        const to = places[at % (places.length || 1)]?.to;
        const copied = copyNodes(draft, keys);
        const beside = keysOf(draft)[at % (keysOf(draft).length || 1)] ?? null;
        const operation: Operation | null =
          what === 0
            ? moveByOne(draft, keys, at % 2 === 0 ? 1 : -1)
            : what === 1
              ? { type: 'remove', keys }
              : what === 2
                ? typeof copied === 'string'
                  ? null
                  : pasteBeside(draft, copied, beside, newKey)
                : to
                  ? { type: 'move', keys, to }
                  : null;
        const before = keysOf(draft).length;
        const next = what === 1 ? neighbourOf(draft, keys) : null;
        if (operation) draft = doneOrNot(draft, operation).draft;
        expect(brokenInvariants(draft)).toEqual([]);
        expect(operation?.type !== 'move' || keysOf(draft).length === before).toBe(true);
        expect(next === null || keysOf(draft).includes(next)).toBe(true);
      }
    }),
  );
});

test('BEY-05 each place puts what is moved where it says', () => {
  fc.assert(
    fc.property(arbitraryCourse(), fc.nat(), (draft, pick) => {
      const keys = someKeys(draft, pick);
      fc.pre(keys.length > 0);
      for (const { to, place, count } of dropPlaces(draft, keys)) {
        const moved = doneOrNot(draft, { type: 'move', keys, to }).draft;
        const list =
          to.list === 'modules' ? moved.modules : moved.modules.find(({ key }) => key === to.module)?.lectures;
        expect(list).toHaveLength(count);
        expect(list?.slice(place - 1, place - 1 + keys.length).map(({ key }) => key)).toEqual(keys);
      }
    }),
  );
});

describe('one place up or down', () => {
  test('BEY-05 lectures go beyond the ends of their module, also through an empty one', () => {
    expect(after(moveByOne(course, ['c'], 1))).toBe('m(a b) n(c) o(d)');
    expect(after(moveByOne(course, ['d'], -1))).toBe('m(a b c) n(d) o()');
    expect(after(moveByOne(course, ['a', 'b'], 1))).toBe('m(c a b) n() o(d)');
    expect(moveByOne(course, ['a'], -1)).toBeNull();
    expect(moveByOne(course, ['o'], 1)).toBeNull();
  });
});

describe('the row under the pointer', () => {
  const rows = treeRows(course, new Set(['o']), false);
  const dropped = (keys: string[], row: string, half: 'upper' | 'lower'): string => {
    const target = rows.find(({ key }) => key === row);
    const place = target && placeAtRow(dropPlaces(course, keys), target, half);
    return after(place ? { type: 'move', keys, to: place.to } : null);
  };

  test.each([
    { keys: ['a'], row: 'c', half: 'upper', becomes: 'm(b a c) n() o(d)' },
    { keys: ['a'], row: 'c', half: 'lower', becomes: 'm(b c a) n() o(d)' },
    { keys: ['a', 'd'], row: 'c', half: 'lower', becomes: 'm(b c a d) n() o()' },
    { keys: ['a'], row: 'n', half: 'lower', becomes: 'm(b c) n(a) o(d)' },
    { keys: ['a'], row: 'o', half: 'upper', becomes: 'm(b c) n() o(d a)' },
    { keys: ['d'], row: 'add m', half: 'upper', becomes: 'm(a b c d) n() o()' },
    { keys: ['o'], row: 'm', half: 'upper', becomes: 'o(d) m(a b c) n()' },
    { keys: ['o'], row: 'b', half: 'upper', becomes: 'm(a b c) o(d) n()' },
    { keys: ['a'], row: 'a', half: 'upper', becomes: '' },
  ] as const)('BEY-05 $keys over the $half half of $row', ({ keys, row, half, becomes }) => {
    expect(dropped([...keys], row, half)).toBe(becomes);
  });

  test('a row that is carried stands for no place, and its own place is known', () => {
    const places = dropPlaces(course, ['b']);
    expect(places[placeNow(course, places, ['b'])]).toMatchObject({ place: 2, count: 3, module: 'Module m' });
  });
});
