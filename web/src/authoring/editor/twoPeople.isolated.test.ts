import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { aCourse, aLecture, aModule, aSection } from '../draft/draftBuilder.testkit.ts';
import { findOf, lecturesOf } from '../draft/findNode.ts';
import type { JournalDatabase } from '../journal/journalDatabase.ts';
import { readJournals } from '../journal/readJournals.ts';
import { FakePlatform, stored } from './fakePlatform.testkit.ts';
import { openTab, owner, withDatabase, type Tab } from './openTab.testkit.ts';

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
      await mine.rest();
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
      await mine.rest();
      await mine.online();
      say(mine, 1, 'Mine again');
      await mine.save();
      await mine.rest();
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
      await mine.rest();
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

  test('BEY-03 a draft of a client that did not have a field yet gets it from the course', () =>
    withDatabase(async (database) => {
      const { platform, mine } = await both(database);
      say(mine, 1, 'Left');
      await mine.journal.settled();
      const [left] = await readJournals(database, owner, new Set());
      const next = await openTab(platform, database, 'next');
      const { miniDescription } = next.editor.getSnapshot().draft.fields;
      const asBefore = (draft: CourseDraft): CourseDraft => {
        const { miniDescription: _later, ...fields } = draft.fields;
        return { ...draft, fields: fields as CourseDraft['fields'] };
      };
      const state = left?.state && {
        ...left.state,
        base: asBefore(left.state.base),
        draft: asBefore(left.state.draft),
      };
      expect(state && next.editor.takeUp(state)).toBe(false);
      expect(state && (await next.editor.mergeLeft(state))).toBe(true);
      expect(next.editor.getSnapshot().draft.fields.miniDescription).toBe(miniDescription);
      await next.save();
      expect(lecturesOf(platform.course)[0]?.content).toMatchObject({ sections: [{ content: { html: 'Left' } }] });
    }));

  /** Mine is to be saved, theirs was saved since, and both say something else of the same text. */
  async function atOdds(database: JournalDatabase) {
    const { platform, mine, theirs } = await both(database);
    say(theirs, 1, 'Theirs');
    await theirs.save();
    say(mine, 1, 'Mine');
    return { platform, mine, theirs };
  }

  test('LOCK-06 OP-14 leaving waits until what others saved is joined and sent again', () =>
    withDatabase(async (database) => {
      const { platform, mine, theirs } = await both(database);
      say(theirs, 2, 'Theirs');
      await theirs.save();
      say(mine, 1, 'Mine');
      expect(await mine.editor.leave()).toBe(true);
      expect(mine.editor.getSnapshot().lock.phase).toBe('off');
      expect(platform.course).toEqual(stored(mine.editor.getSnapshot().draft));
    }));

  test('LOCK-06 OP-14 leaving saves nothing over what was not chosen yet', () =>
    withDatabase(async (database) => {
      const { platform, mine } = await atOdds(database);
      expect(await mine.editor.leave()).toBe(false);
      expect(await mine.editor.leave()).toBe(false);
      expect(platform.version).toBe(2);
      expect(mine.editor.getSnapshot()).toMatchObject({ editable: true, conflicts: [{ mine: 'Mine' }] });
    }));

  test('SAVE-04 OP-14 auto-save saves nothing over what was not chosen yet', () =>
    withDatabase(async (database) => {
      const { platform, mine } = await atOdds(database);
      mine.editor.switchAutoSave(true);
      await mine.save();
      await mine.rest();
      mine.clock.pass(60_000);
      await mine.rest();
      expect(platform.version).toBe(2);
      mine.editor.getSnapshot().conflicts.forEach((conflict) => mine.editor.choose(conflict, false));
      mine.clock.pass(60_000);
      await mine.rest();
      expect(platform.version).toBe(3);
    }));

  test('BEY-03 OP-14 what was not chosen yet outlives a crash', () =>
    withDatabase(async (database) => {
      const { mine, platform } = await atOdds(database);
      await mine.save();
      await mine.rest();
      const { conflicts, draft } = mine.editor.getSnapshot();
      await mine.journal.settled();
      const [left] = await readJournals(database, owner, new Set());
      const next = await openTab(platform, database, 'next');
      expect(left?.state && next.editor.takeUp(left.state)).toBe(true);
      expect(next.editor.getSnapshot()).toMatchObject({ conflicts, draft });
    }));
});
