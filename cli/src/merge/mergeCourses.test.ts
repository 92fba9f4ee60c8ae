import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLecture, aModule, aNode, aTree } from '../testing/trees.ts';
import { randomCourse } from '../testing/randomCourse.ts';
import type { CourseTree, Fields, LectureNode } from '../tree/courseTree.ts';
import { mergeCourses } from './mergeCourses.ts';

const base = aTree([
  aModule(1, [
    aLecture(11, [aNode(111, { type: 'richText', html: 'one' }), aNode(112, { type: 'text', text: 'two' })]),
    aLecture(12, [aNode(121, { type: 'text', text: 'three' })]),
  ]),
  aModule(2, []),
]);

/** The course with a lecture replaced, or removed by null. */
const withLecture = (
  tree: CourseTree,
  id: number,
  change: (lecture: LectureNode) => LectureNode | null,
): CourseTree => ({
  ...tree,
  modules: tree.modules.map((module) => ({
    ...module,
    lectures: module.lectures.flatMap((lecture) => (lecture.id === id ? (change(lecture) ?? []) : lecture)),
  })),
});

const withSection = (tree: CourseTree, lecture: number, id: number, fields: Fields): CourseTree =>
  withLecture(tree, lecture, (each) => ({
    ...each,
    sections: each.sections.map((section) =>
      section.id === id ? { ...section, fields: { ...section.fields, ...fields } } : section,
    ),
  }));

const withName = (tree: CourseTree, name: string): CourseTree => ({ ...tree, fields: { ...tree.fields, name } });

describe('BEY-10 OP-256 two changed versions of a course', () => {
  it('with one side unchanged, are the other side', () => {
    fc.assert(
      fc.property(randomCourse, randomCourse, (one, other) => {
        expect(mergeCourses(one, one, other)).toEqual({ tree: other, conflicts: [] });
        expect(mergeCourses(one, other, one)).toEqual({ tree: other, conflicts: [] });
      }),
      { numRuns: 50 },
    );
  });

  it('lose nothing that one side moved into what the other removed', () => {
    const [moved, removed] = [aLecture(11, []), aModule(2, [])];
    const before = aTree([aModule(1, [moved]), removed]);
    const without = aTree([aModule(1, [moved])]);
    const into = aTree([aModule(1, []), aModule(2, [moved])]);
    const { tree, conflicts } = mergeCourses(before, without, into);
    expect(conflicts).toMatchObject([{ what: 'removedHere', node: { name: 'module 2' } }]);
    expect(tree).toEqual(without);
  });

  it('are joined where different nodes or fields were changed, whichever side is mine', () => {
    const mine = withName(withSection(base, 11, 111, { html: 'mine' }), 'Mine');
    const theirs = withSection({ ...base, fields: { ...base.fields, miniDescription: 'Theirs' } }, 11, 112, {
      text: 'theirs',
    });
    const { tree, conflicts } = mergeCourses(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(tree.fields).toMatchObject({ name: 'Mine', miniDescription: 'Theirs' });
    expect(tree.modules[0]?.lectures[0]?.sections.map(({ fields }) => fields['html'] ?? fields['text'])).toEqual([
      'mine',
      'theirs',
    ]);
    expect(mergeCourses(base, theirs, mine).tree).toEqual(tree);
  });

  it('keep what both added, and what one of them moved', () => {
    const added = (key: string) => ({ ...aNode(0, { type: 'text', text: key }), id: null, key });
    const mine = withLecture(base, 11, (each) => ({ ...each, sections: [added('mine'), ...each.sections] }));
    const moved = withLecture(base, 12, () => null);
    const [first, second] = moved.modules;
    const lecture = base.modules[0]?.lectures[1] as LectureNode;
    const theirs: CourseTree = {
      ...moved,
      modules: [first, { ...second, lectures: [lecture] }] as CourseTree['modules'],
    };
    const { tree, conflicts } = mergeCourses(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(tree.modules.map(({ lectures }) => lectures.map(({ id }) => id))).toEqual([[11], [12]]);
    expect(tree.modules[0]?.lectures[0]?.sections.map(({ id, key }) => id ?? key)).toEqual(['mine', 111, 112]);
  });

  it.each([
    ['a field', withName(base, 'Mine'), withName(base, 'Theirs'), 'field'],
    ['a text', withSection(base, 11, 111, { html: 'm' }), withSection(base, 11, 111, { html: 't' }), 'field'],
    [
      'a lecture that one removed',
      withLecture(base, 11, () => null),
      withSection(base, 11, 112, { text: 't' }),
      'removedHere',
    ],
    [
      'a lecture that the other removed',
      withSection(base, 11, 112, { text: 'm' }),
      withLecture(base, 11, () => null),
      'removedThere',
    ],
    [
      'an order',
      withLecture(base, 11, (each) => ({ ...each, sections: each.sections.toReversed() })),
      withLecture(base, 11, (each) => ({ ...each, sections: each.sections.toReversed() })),
      null,
    ],
  ])('tell where both changed %s', (_what, mine, theirs, what) => {
    const { conflicts } = mergeCourses(base, mine, theirs);
    expect(conflicts.map((conflict) => conflict.what)).toEqual(what === null ? [] : [what]);
  });

  it('keep the whole lecture that one changed and the other removed, until it is settled', () => {
    const changed = withSection(base, 11, 112, { text: 'mine' });
    const removed = withLecture(base, 11, () => null);
    expect(mergeCourses(base, changed, removed).tree).toEqual(changed);
    expect(mergeCourses(base, removed, changed).tree).toEqual(removed);
  });
});
