/** Tabs in which authors edit one course, with a platform, a journal and a line that fails when told. */
import { deleteDB } from 'idb';
import { countedKeys } from '../draft/draftBuilder.testkit.ts';
import { lecturesOf } from '../draft/findNode.ts';
import { readDraft } from '../draft/readDraft.ts';
import { Journal } from '../journal/Journal.ts';
import { openJournalDatabase, type JournalDatabase } from '../journal/journalDatabase.ts';
import { CourseEditor } from './CourseEditor.ts';
import type { SaveAnswer, SaveRequest } from './editorPorts.ts';
import { FakeClock, fakePorts, heard } from './editorWorld.testkit.ts';
import type { FakePlatform } from './fakePlatform.testkit.ts';

export const owner = { course: 101, person: 7 };
export const newKey = countedKeys('n');

/** What becomes of the next requests: they arrive, or only the answer is lost, or both are. */
type Line = 'up' | 'answersLost' | 'down';

/** A tab in which someone edits; `line` decides the outcome of what it sends, and `onSend` looks on when it does. */
export async function openTab(
  platform: FakePlatform,
  database: JournalDatabase,
  tab: string,
  onSend: (request: SaveRequest) => Promise<void> = async () => undefined,
) {
  const world = { line: 'up' as Line };
  const clock = new FakeClock();
  const send = async (request: SaveRequest): Promise<SaveAnswer> => {
    await onSend(request);
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
  /** Lets saves go out and be answered; each waits for the journal, and one that is joined is sent a second time. */
  const rest = async (): Promise<void> => {
    for (let round = 0; round < 4; round += 1) {
      await journal.settled();
      await heard();
    }
  };
  const save = async (): Promise<void> => {
    editor.save();
    clock.pass(2000);
    await rest();
  };
  const online = async (): Promise<void> => {
    world.line = 'up';
    editor.lineBack();
    await rest();
  };
  const readAll = async (): Promise<void> => {
    for (const { key } of lecturesOf(editor.getSnapshot().draft)) {
      await editor.readLecture(key);
    }
  };
  return { editor, journal, world, clock, rest, save, online, readAll };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

export async function withDatabase(run: (database: JournalDatabase) => Promise<void>): Promise<void> {
  const database = await openJournalDatabase();
  try {
    await run(database);
  } finally {
    database.close();
    await deleteDB('lectern-drafts');
  }
}
