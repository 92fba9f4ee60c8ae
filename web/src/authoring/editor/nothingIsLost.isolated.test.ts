import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CourseDraft } from '../draft/courseDraft.ts';
import {
  aCourse,
  aModule,
  arbitraryCourse,
  arbitraryPick,
  pickedOperation,
  type Pick,
} from '../draft/draftBuilder.testkit.ts';
import { lecturesOf } from '../draft/findNode.ts';
import { discardJournal, readJournals } from '../journal/readJournals.ts';
import { FakePlatform, stored } from './fakePlatform.testkit.ts';
import { newKey, openTab, owner, withDatabase, type Tab } from './openTab.testkit.ts';

/** What an author and the world do: edits, undo and redo, saves that arrive or do not, and reading. */
async function step({ editor, world, save, online }: Tab, pick: Pick, what: number): Promise<void> {
  const { draft } = editor.getSnapshot();
  switch (what % 8) {
    case 0:
      editor.undo();
      return;
    case 1:
      editor.redo();
      return;
    case 2:
      world.line = (['up', 'answersLost', 'down'] as const)[pick.a % 3] ?? 'up';
      await save();
      return;
    case 3:
      await online();
      return;
    case 4: {
      const lectures = lecturesOf(draft);
      await editor.readLecture(lectures[pick.a % (lectures.length || 1)]?.key ?? '');
      return;
    }
    default:
      editor.dispatch(pickedOperation(draft, pick, newKey));
  }
}

const arbitrarySteps = fc.array(fc.tuple(arbitraryPick, fc.nat()), { maxLength: 12 });

/** All that the draft says, with contents that were not read as the platform has them. */
async function whole({ editor, readAll }: Tab): Promise<CourseDraft> {
  await readAll();
  return stored(editor.getSnapshot().draft);
}

describe('whatever an author does', () => {
  test('SAVE-01 BEY-03 what is saved in the end is what stands in the draft', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCourse(), arbitrarySteps, (course, steps) =>
        withDatabase(async (database) => {
          const platform = new FakePlatform(wholeCourse(course));
          const tab = await openTab(platform, database, 'tab');
          for (const [pick, what] of steps) {
            await step(tab, pick, what);
          }
          await tab.online();
          await tab.save();
          expect(tab.editor.getSnapshot().save).toMatchObject({ phase: 'same' });
          const said = await whole(tab);
          expect(platform.course).toEqual(said);
          await tab.journal.settled();
          expect(await readJournals(database, owner, new Set())).toEqual([]);
        }),
      ),
      { numRuns: 60 },
    );
  });

  test('OP-66 a save goes out only once the browser would know of it after a crash', () =>
    withDatabase(async (database) => {
      const platform = new FakePlatform(wholeCourse(aCourse([aModule('m', [], { id: 1 })])));
      const known: unknown[] = [];
      const tab = await openTab(platform, database, 'tab', async ({ idempotencyKey }) => {
        const [left] = await readJournals(database, owner, new Set());
        known.push(left?.state?.sending?.request.idempotencyKey === idempotencyKey);
      });
      tab.editor.dispatch({ type: 'setCourse', fields: { name: 'Trees' } });
      await tab.save();
      expect(known).toEqual([true]);
    }));

  test('BEY-03 OP-66 a crash at any moment loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCourse(), arbitrarySteps, (course, steps) =>
        withDatabase(async (database) => {
          const platform = new FakePlatform(wholeCourse(course));
          const tab = await openTab(platform, database, 'crashed');
          for (const [pick, what] of steps) {
            await step(tab, pick, what);
          }
          await tab.journal.settled();
          const { draft } = tab.editor.getSnapshot();
          const [left] = await readJournals(database, owner, new Set());
          const next = await openTab(platform, database, 'next');
          const state = left?.state;
          expect(!state || next.editor.takeUp(state) || (await next.editor.mergeLeft(state))).toBe(true);
          await discardJournal(database, owner, 'crashed');
          expect(state?.draft ?? draft).toEqual(draft);
          // As it would stand here had it not crashed.
          await tab.online();
          expect(await whole(next)).toEqual(await whole(tab));
          await next.save();
          expect(platform.course).toEqual(await whole(next));
        }),
      ),
      { numRuns: 60 },
    );
  });
});

/** As the platform keeps it: with all contents. */
const wholeCourse = (course: CourseDraft): CourseDraft => ({
  ...course,
  modules: course.modules.map((module) => ({
    ...module,
    lectures: module.lectures.map((lecture) =>
      lecture.content === 'notRead' ? { ...lecture, content: { sections: [], questions: [] } } : lecture,
    ),
  })),
});
