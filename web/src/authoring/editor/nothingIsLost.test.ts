import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { deleteDB } from 'idb';
import { describe, expect, test } from 'vitest';
import type { CourseDraft } from '../draft/courseDraft.ts';
import {
  aCourse,
  aLecture,
  aModule,
  arbitraryCourse,
  arbitraryPick,
  aSection,
  countedKeys,
  pickedOperation,
  type Pick,
} from '../draft/draftBuilder.testkit.ts';
import { findOf, lecturesOf } from '../draft/findNode.ts';
import { readDraft } from '../draft/readDraft.ts';
import { Journal } from '../journal/Journal.ts';
import { openJournalDatabase, type JournalDatabase } from '../journal/journalDatabase.ts';
import { discardJournal, readJournals } from '../journal/readJournals.ts';
import { CourseEditor } from './CourseEditor.ts';
import type { SaveAnswer, SaveRequest } from './editorPorts.ts';
import { FakeClock, fakePorts, heard } from './editorWorld.testkit.ts';
import { FakePlatform, stored } from './fakePlatform.testkit.ts';

const owner = { course: 101, person: 7 };
const newKey = countedKeys('n');

/** What becomes of the next requests: they arrive, or only the answer is lost, or both are. */
type Line = 'up' | 'answersLost' | 'down';

/** A tab in which somebody edits; `line` decides what becomes of what it sends. */
async function openTab(platform: FakePlatform, database: JournalDatabase, tab: string) {
  const world = { line: 'up' as Line };
  const clock = new FakeClock();
  const send = async (request: SaveRequest): Promise<SaveAnswer> => {
    if (world.line === 'down') throw new TypeError('Failed to fetch');
    const answer = platform.save(request);
    if (world.line === 'answersLost') throw new TypeError('Failed to fetch');
    return answer;
  };
  const { readCourse, readLecture } = platform;
  const ports = fakePorts(clock, { send, readCourse, readLecture, newKey });
  const { version, course } = await readCourse();
  const draft = readDraft(course, newKey);
  const editor = new CourseEditor({ base: draft, draft, version }, ports);
  const journal = new Journal(Promise.resolve(database), owner, tab, editor.setJournalSafety);
  editor.keepIn(journal);
  editor.turnOn();
  await heard();
  const save = async (): Promise<void> => {
    editor.save();
    clock.pass(2000);
    await heard();
  };
  const online = async (): Promise<void> => {
    world.line = 'up';
    editor.lineBack();
    await heard();
  };
  const readAll = async (): Promise<void> => {
    for (const { key } of lecturesOf(editor.getSnapshot().draft)) {
      await editor.readLecture(key);
    }
  };
  return { editor, journal, world, save, online, readAll };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

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

async function withDatabase(run: (database: JournalDatabase) => Promise<void>): Promise<void> {
  const database = await openJournalDatabase();
  try {
    await run(database);
  } finally {
    database.close();
    await deleteDB('lectern-drafts');
  }
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

describe('two people', () => {
  const text = (key: string, words: string, id: number) => aSection(key, { type: 'html', html: words }, { id });
  const course = aCourse([
    aModule(
      'm',
      [
        aLecture('l1', { id: 1, content: { sections: [text('s1', 'One', 11)], questions: [] } }),
        aLecture('l2', { id: 2, content: { sections: [text('s2', 'Two', 12)], questions: [] } }),
      ],
      { id: 5 },
    ),
  ]);
  const keyIn = ({ editor }: Tab, lecture: number): string => {
    const content = lecturesOf(editor.getSnapshot().draft).find(({ id }) => id === lecture)?.content;
    return content === undefined || content === 'notRead' ? '' : (content.sections[0]?.key ?? '');
  };
  const say = (tab: Tab, lecture: number, html: string) =>
    tab.editor.dispatch({ type: 'setSection', key: keyIn(tab, lecture), content: { type: 'html', html } });

  async function both(database: JournalDatabase) {
    const platform = new FakePlatform(course);
    const [mine, theirs] = [await openTab(platform, database, 'mine'), await openTab(platform, database, 'theirs')];
    await Promise.all([mine.readAll(), theirs.readAll()]);
    return { platform, mine, theirs };
  }

  test('OP-14 a save on an older version is joined with the newer one and sent again', () =>
    withDatabase(async (database) => {
      const { platform, mine, theirs } = await both(database);
      say(theirs, 2, 'Theirs');
      await theirs.save();
      say(mine, 1, 'Mine');
      await mine.save();
      await heard();
      expect(mine.editor.getSnapshot()).toMatchObject({ save: { phase: 'same' }, conflicts: [], version: 3 });
      expect(lecturesOf(platform.course).map(({ content }) => content)).toMatchObject([
        { sections: [{ content: { html: 'Mine' } }] },
        { sections: [{ content: { html: 'Theirs' } }] },
      ]);
    }));

  test('OP-14 what others saved behind a save whose answer was lost is not overwritten', () =>
    withDatabase(async (database) => {
      const { platform, mine, theirs } = await both(database);
      say(mine, 1, 'Mine');
      mine.world.line = 'answersLost';
      await mine.save();
      say(theirs, 2, 'Theirs');
      await theirs.save();
      await heard();
      await mine.online();
      say(mine, 1, 'Mine again');
      await mine.save();
      await heard();
      expect(lecturesOf(platform.course).map(({ content }) => content)).toMatchObject([
        { sections: [{ content: { html: 'Mine again' } }] },
        { sections: [{ content: { html: 'Theirs' } }] },
      ]);
      const { draft } = mine.editor.getSnapshot();
      expect(stored(draft)).toEqual(platform.course);
    }));

  test('OP-14 what both changed waits for a choice', () =>
    withDatabase(async (database) => {
      const { platform, mine, theirs } = await both(database);
      say(theirs, 1, 'Theirs');
      await theirs.save();
      say(mine, 1, 'Mine');
      await mine.save();
      await heard();
      const { conflicts, save } = mine.editor.getSnapshot();
      expect(save.phase).toBe('changed');
      expect(conflicts).toMatchObject([{ field: 'html.html', mine: 'Mine', theirs: 'Theirs' }]);
      conflicts.forEach((conflict) => mine.editor.choose(conflict, true));
      expect(mine.editor.getSnapshot()).toMatchObject({ conflicts: [], save: { phase: 'same' } });
      expect(platform.version).toBe(2);
    }));

  test('OP-66 a draft that was left is joined with what was saved since', () =>
    withDatabase(async (database) => {
      const { platform, mine, theirs } = await both(database);
      say(mine, 1, 'Left');
      await mine.journal.settled();
      say(theirs, 2, 'Theirs');
      await theirs.save();
      const [left] = await readJournals(database, owner, new Set());
      const next = await openTab(platform, database, 'next');
      const state = left?.state;
      expect(state && next.editor.takeUp(state)).toBe(false);
      expect(state && (await next.editor.mergeLeft(state))).toBe(true);
      await next.save();
      expect(lecturesOf(platform.course).map(({ content }) => content)).toMatchObject([
        { sections: [{ content: { html: 'Left' } }] },
        { sections: [{ content: { html: 'Theirs' } }] },
      ]);
      expect(findOf(next.editor.getSnapshot().draft, 'module', '')).toBeNull();
    }));
});
