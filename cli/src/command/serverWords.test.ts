import { expect, it } from 'vitest';
import type { CourseTree } from '../tree/courseTree.ts';
import { serverWords } from './serverWords.ts';

const aLecture = { id: 11, key: null, fields: { name: 'Oaks' }, sections: [], questions: [] };
const tree: CourseTree = {
  fields: { name: 'Trees', metadata: {} },
  modules: [{ id: 1, key: null, fields: { name: 'Wood' }, lectures: [aLecture] }],
  achievements: [],
};
const empty: CourseTree = { ...tree, modules: [] };

const wordsOf = (state: { readonly published: boolean; readonly holdsChangesBack: boolean }): string =>
  serverWords({
    server: { courseId: 258, version: 3, tree, mayEdit: true, learnerCount: 4, lockedBy: null, ...state },
    merged: empty,
  } as unknown as Parameters<typeof serverWords>[0]).join('\n');

it('BEY-10 BEY-24 says when learners see a push, and what they may lose by it', () => {
  const live = wordsOf({ published: true, holdsChangesBack: false });
  expect(live).toContain('learners see a push at once');
  expect(live).toContain('a push is refused if any of them has progress');
  const held = wordsOf({ published: true, holdsChangesBack: true });
  expect(held).toContain('learners see a push once it is published in the editor');
  expect(held).not.toContain('at once');
  expect(held).not.toContain('refused if any');
});
