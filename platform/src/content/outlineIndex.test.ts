import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outline, OutlineLecture, OutlineModule } from './content.ts';
import { changedModules, hasBody } from './outlineIndex.ts';
import { removedNodes } from './removalRules.ts';

const lecture = (id: number, bodyHash: string): OutlineLecture => ({
  id,
  name: `Lecture ${id}`,
  description: '',
  durationMinutes: null,
  headerCover: null,
  navigationMode: 'NEXT_BUTTON',
  mediaSource: null,
  lectureType: 'text',
  sectionCount: 0,
  questions: [{ id: 1000 + id, type: 'SingleChoice', weight: 1, wrongLimit: 0 }],
  questionBank: null,
  bodyHash,
});

const module = (id: number, lectures: readonly OutlineLecture[]): OutlineModule => ({
  id,
  name: `Module ${id}`,
  description: '',
  availableFromTime: null,
  moduleStartDate: null,
  durationMinutes: null,
  lectures,
});

/** Up to twelve lectures, each in one of four modules or in none, with one of three bodies. */
const aPlan = fc.array(fc.record({ home: fc.nat(4), body: fc.constantFrom('a', 'b', 'c') }), {
  minLength: 12,
  maxLength: 12,
});

const outlineOf = (plan: readonly { readonly home: number; readonly body: string }[]): Outline => ({
  modules: [0, 1, 2, 3].map((home) =>
    module(
      home,
      plan.flatMap((each, id) => (each.home === home ? [lecture(id, each.body)] : [])),
    ),
  ),
  gamificationItems: [],
});

const idsOf = ({ modules }: Outline, idsOfLecture: (lecture: OutlineLecture) => readonly number[]) =>
  modules.flatMap(({ lectures }) => lectures.flatMap(idsOfLecture));

/** The next outline, with the modules of the one before where they are equal, as a save leaves them. */
const sharing = (before: Outline, after: Outline): Outline => ({
  ...after,
  modules: after.modules.map((each, index) => {
    const old = before.modules[index];
    return old !== undefined && JSON.stringify(old) === JSON.stringify(each) ? old : each;
  }),
});

describe('what is looked at of a save is what it changed', () => {
  test('OP-55 and nothing else is removed', () =>
    fc.assert(
      fc.property(aPlan, aPlan, fc.subarray([...Array(12).keys()]), (old, next, moved) => {
        const before = outlineOf(old);
        const after = sharing(
          before,
          outlineOf(old.map((each, index) => (moved.includes(index) ? (next[index] ?? each) : each))),
        );
        const { lectureIds, questionIds } = removedNodes(before, after);
        for (const [found, ids] of [
          [lectureIds, (each: OutlineLecture) => [each.id]],
          [questionIds, ({ questions }: OutlineLecture) => questions.map(({ id }) => id)],
        ] as const) {
          const left = new Set(idsOf(after, ids));
          expect(new Set(found)).toEqual(new Set(idsOf(before, ids).filter((id) => !left.has(id))));
        }
      }),
    ));

  test('where modules that stay are the same objects', () => {
    const [one, two, three] = [module(1, []), module(2, []), module(3, [])];
    const other = { ...two, name: 'Other' };
    expect(
      changedModules(
        { modules: [one, two, three], gamificationItems: [] },
        { modules: [three, other, one], gamificationItems: [] },
      ),
    ).toEqual({ before: [two], after: [other] });
  });
});

test('OP-07 a body is named by any lecture that has it', () => {
  const outline = outlineOf([
    { home: 0, body: 'a' },
    { home: 3, body: 'b' },
  ]);
  expect(['a', 'b', 'c'].map((hash) => hasBody(outline, hash))).toEqual([true, true, false]);
});
