import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { expect, test } from 'vitest';
import { aCourse, aModule, done } from '../draft/draftBuilder.testkit.ts';
import { Journal } from '../journal/Journal.ts';
import { openJournalDatabase } from '../journal/journalDatabase.ts';
import { readUnsavedCourses } from './unsavedCourses.ts';

const base = aCourse([aModule('m', [])]);

test('OP-233 the courses with unsaved changes of this person are named, the latest first, each once', async () => {
  const database = await openJournalDatabase();
  const type = async (course: number, person: number, tab: string, name: string, now: number): Promise<void> => {
    const journal = new Journal(Promise.resolve(database), { course, person }, tab, () => undefined);
    const change = done(base, { type: 'setCourse', fields: { name } });
    journal.record({ base, draft: change.draft, version: 3 }, null, now);
    await journal.settled();
  };
  await type(101, 7, 'closed', 'Tea', 1);
  await type(101, 7, 'closed too', 'Green tea', 4);
  await type(102, 7, 'another', 'Coffee', 3);
  await type(103, 7, 'open', 'Cocoa', 5);
  await type(104, 8, 'of someone else', 'Juice', 6);
  expect(await readUnsavedCourses(database, 7, new Set(['open']))).toEqual([
    { course: 101, name: 'Green tea' },
    { course: 102, name: 'Coffee' },
  ]);
  database.close();
  await deleteDB('lectern-drafts');
});
