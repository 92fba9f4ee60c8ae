import './window.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { FakeClock, heard } from '../../../web/src/authoring/editor/editorWorld.testkit.ts';
import { CourseEditor, type EditorSnapshot } from '../../../web/src/authoring/editor/CourseEditor.ts';
import type { EditorPorts } from '../../../web/src/authoring/editor/editorPorts.ts';
import { relayPorts } from '../../../web/src/authoring/editor/relayPorts.ts';
import type { CourseDraft } from '../../../web/src/authoring/draft/courseDraft.ts';
import { lecturesOf } from '../../../web/src/authoring/draft/findNode.ts';
import { readDraft } from '../../../web/src/authoring/draft/readDraft.ts';
import { Journal } from '../../../web/src/authoring/journal/Journal.ts';
import type { JournalDatabase, JournalOwner } from '../../../web/src/authoring/journal/journalDatabase.ts';
import { discardJournal, readJournals } from '../../../web/src/authoring/journal/readJournals.ts';
import { createEnvironment } from '../../../web/src/environment.ts';
import { hosts } from '../../support/hosts.ts';
import type { IdRecord } from './IdRecord.ts';
import { wordsIn, type Ledger } from './Ledger.ts';
import type { SaveRecord } from './SaveRecord.ts';

type Fetch = typeof fetch;

/** Which tab asks: the web client knows one `fetch`, and here stand two tabs side by side. */
const asking = new AsyncLocalStorage<Fetch>();
const realFetch = globalThis.fetch;

/** Lets the web client's own network code run outside of a browser, by the line of the tab that asks; no device of theirs keeps courses. */
export function routeFetchByTab(): void {
  globalThis.fetch = (address, init) => (asking.getStore() ?? realFetch)(address, init);
  Object.assign(globalThis, { window: globalThis, document: { cookie: '' } });
}

export interface TabWorld {
  readonly gatewayUrl: string;
  readonly database: JournalDatabase;
  readonly ledger: Ledger;
  readonly saves: SaveRecord;
  readonly ids: IdRecord;
}

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly token: string;
}

/** A tab in which someone edits a course, with the web client's own parts. Its clock moves only when told. */
export interface AuthorTab {
  readonly editor: CourseEditor;
  readonly name: string;
  /** The network between this tab and the gateway: whether anything arrives there, and whether answers come back. */
  readonly line: { up: boolean; answers: boolean };
  see(): EditorSnapshot;
  /** The draft to which undo leads back. */
  readonly start: CourseDraft;
  /** Something that the author does on purpose. */
  act(does: (editor: CourseEditor) => void): void;
  /** Asks something of the editor, and waits until nothing is on its way any more. */
  ask(does: (editor: CourseEditor) => unknown): Promise<void>;
  /** The same without waiting. */
  begin(does: (editor: CourseEditor) => unknown): void;
  /** Lets milliseconds pass, and waits as `ask`. */
  pass(ms: number): Promise<void>;
  /** Resolves when nothing is on its way. */
  rest(): Promise<void>;
  readAll(): Promise<void>;
  /** Resolves when all that was typed is in the browser. */
  settled(): Promise<void>;
  /** The process of the tab ends here: nothing is heard of it any more. */
  kill(): void;
}

let tabs = 0;

/** Opens a course, and takes up what this person's last tab left; takes the lock from anyone who has it. */
export async function openAuthorTab(world: TabWorld, person: Person, course: number): Promise<AuthorTab> {
  tabs += 1;
  const tab = `tab ${tabs}`;
  const { database, ledger, saves, ids } = world;
  const owner: JournalOwner = { course, person: person.id };
  const line = { up: true, answers: true };
  const clock = new FakeClock();
  const never = new Promise<never>(() => {});
  const life = { over: false };
  let pending = 0;
  const fetchOfTab: Fetch = async (address, init) => {
    if (life.over) return never;
    if (!line.up) throw new TypeError('Failed to fetch');
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-host', hosts.lectern);
    headers.set('authorization', `Bearer ${person.token}`);
    const url = new URL(address as string, world.gatewayUrl);
    const response = await realFetch(url, { ...init, headers, keepalive: false }).catch((error: unknown) =>
      life.over ? never : Promise.reject(error),
    );
    if (!line.answers) throw new TypeError('Failed to fetch');
    return life.over ? never : response;
  };
  const inTab = <T>(run: () => T): T => asking.run(fetchOfTab, run);
  const environment = createEnvironment({ onSignedOut: () => {} });
  const relay = relayPorts(environment, course, () => {});
  const counted = async <T>(answer: Promise<T>): Promise<T> => {
    pending += 1;
    try {
      return await answer;
    } finally {
      pending -= 1;
    }
  };
  const ports: EditorPorts = {
    ...relay,
    now: clock.now,
    schedule: clock.schedule,
    async send(request) {
      const ends = saves.begins(person.id, request);
      const answer = await counted(inTab(() => relay.send(request)));
      ends(answer);
      return answer;
    },
    async lock(takeOver) {
      const answer = await counted(inTab(() => relay.lock(takeOver)));
      saves.locked(answer);
      return answer;
    },
    unlock: (lockToken, handOverTo) => counted(inTab(() => relay.unlock(lockToken, handOverTo))),
    readCourse: () => counted(inTab(() => relay.readCourse())),
    readLecture: (id, newKey) => counted(inTab(() => relay.readLecture(id, newKey))),
  };
  const left = await readJournals(database, owner, new Set());
  const { version, course: answer } = await ports.readCourse();
  const draft = readDraft(answer, ports.newKey);
  const editor = new CourseEditor({ base: draft, draft, version }, ports);
  const journal = new Journal(Promise.resolve(database), owner, tab, editor.setJournalSafety);
  editor.keepIn(journal);
  editor.subscribe(() => ids.note(editor.getSnapshot().draft));
  let start = draft;
  /** Words since the journal was known to have all. */
  let unsafe: readonly string[] = [];
  const rest = async (): Promise<void> => {
    for (let quiet = 0; quiet < 5 && !life.over; quiet += 1) {
      await heard();
      if (pending > 0) quiet = 0;
    }
  };
  const ask = async (does: (editor: CourseEditor) => unknown): Promise<void> => {
    await inTab(() => does(editor));
    await rest();
  };
  const self: AuthorTab = {
    editor,
    name: person.name,
    line,
    see: editor.getSnapshot,
    get start() {
      return start;
    },
    act(does) {
      if (!editor.getSnapshot().canUndo) start = editor.getSnapshot().draft;
      const before = new Set(wordsIn(editor.getSnapshot().draft));
      ledger.act(person.name, editor, () => does(editor));
      const after = wordsIn(editor.getSnapshot().draft);
      unsafe = [...unsafe, ...after.filter((word) => !before.has(word))];
    },
    ask,
    begin(does) {
      inTab(() => does(editor));
    },
    async pass(ms) {
      await ask(() => clock.pass(ms));
    },
    rest,
    async readAll() {
      for (const { key, content } of lecturesOf(editor.getSnapshot().draft)) {
        if (content === 'notRead') await ask(() => editor.readLecture(key));
      }
    },
    async settled() {
      await journal.settled();
      unsafe = [];
    },
    kill() {
      life.over = true;
      ledger.excuse(unsafe);
    },
  };
  await ask(() => editor.turnOn());
  if (!self.see().editable) await ask(() => editor.takeOver());
  for (const { tab: before, state } of left) {
    if (!state) throw new Error(`What ${before} left cannot be read`);
    await ask(async () => {
      if (!editor.takeUp(state) && !(await editor.mergeLeft(state)))
        throw new Error(`What ${before} left is not taken up`);
    });
    await journal.settled();
    await discardJournal(database, owner, before);
  }
  return self;
}
