import type { Environment } from 'relay-runtime';
import { readDraft } from '../draft/readDraft.ts';
import { HeldBack } from '../heldBack/HeldBack.ts';
import { heldBackPorts } from '../heldBack/relayHeldBackPorts.ts';
import { Journal } from '../journal/Journal.ts';
import { openJournalDatabase } from '../journal/journalDatabase.ts';
import { liveTabsBy } from '../journal/liveTabs.ts';
import { discardJournal, readJournals, type LeftDraft } from '../journal/readJournals.ts';
import { Presence } from '../presence/Presence.ts';
import { presencePorts, tabsOfCourse } from '../presence/relayPresencePorts.ts';
import { readCourse, type CourseAnswer, type LedToCourses } from '../server/readCourse.ts';
import { EditorUploads } from '../../editing/uploads/EditorUploads.ts';
import { FieldFiles } from '../../editing/uploads/FieldFiles.ts';
import { TextPictures } from '../../editing/uploads/TextPictures.ts';
import { CourseEditor } from './CourseEditor.ts';
import { relayPorts } from './relayPorts.ts';

export interface OpenEditor {
  readonly editor: CourseEditor;
  readonly presence: Presence;
  /** Changes that learners do not have yet. */
  readonly heldBack: HeldBack;
  /** Uploads to the library, and those of them whose files belong into texts and into fields. */
  readonly uploads: EditorUploads;
  readonly pictures: TextPictures;
  readonly fieldFiles: FieldFiles;
  /** The raw id of the author. */
  readonly person: number;
  readonly rights: CourseAnswer['rights'];
  /** The tags of the workspace by name. */
  readonly knownTags: readonly string[];
  /** Pictures that the workspace offers as frames. */
  readonly frames: readonly string[];
  /** Where pages may be that are embedded; null when that could not be read. */
  readonly embedHosts: readonly string[] | null;
  /** What is known of the courses that the tree of an umbrella course leads to. */
  readonly ledTo: LedToCourses;
  /** Unsaved drafts of closed tabs, the latest first. */
  left: readonly LeftDraft[];
  /** Deletes the draft of such a tab. */
  discard: (left: LeftDraft) => Promise<void>;
  /** Stops everything; resolves when unsaved changes are in the journal. */
  close: () => Promise<void>;
}

/** Opens a course for editing; null when there is none for this author. Rejects when it could not be read. */
export async function openEditor(
  environment: Environment,
  owner: { course: number; person: number },
): Promise<OpenEditor | null> {
  const tab = crypto.randomUUID();
  const tabs = liveTabsBy(navigator.locks);
  const database = openJournalDatabase();
  const closeDatabase = (): Promise<void> => database.then((opened) => opened.close()).catch(() => undefined);
  const [answer, left] = await Promise.all([
    readCourse(environment, owner.course),
    database.then(async (opened) => readJournals(opened, owner, await tabs.list())).catch(() => []),
  ]).catch(async (error: unknown) => {
    await closeDatabase();
    throw error;
  });
  if (!answer) {
    await closeDatabase();
    return null;
  }
  const ports = relayPorts(environment, owner.course, (heard) => presence.heard(heard));
  const base = readDraft(answer, ports.newKey);
  const editor = new CourseEditor({ base, draft: base, version: answer.version }, ports, answer.savedTime);
  const presence = new Presence(editor, presencePorts(environment, owner, tab), owner.person);
  const heldBack = new HeldBack(editor, heldBackPorts(environment, owner), answer);
  const uploads = new EditorUploads({
    onBegan: (key) => editor.uploadBegan(key),
    onRests: (key) => editor.uploadRests(key),
  });
  const pictures = new TextPictures(uploads, (key, html) => editor.settleUpload(key, html));
  const fieldFiles = new FieldFiles(uploads, (address, url) => editor.settleUpload(address, url));
  const release = tabs.hold(tab);
  const releaseCourse = tabsOfCourse(owner).hold(tab);
  editor.keepIn(new Journal(database, owner, tab, editor.setJournalSafety));
  if (answer.rights.mayEdit) editor.turnOn();
  const open: OpenEditor = {
    editor,
    presence,
    heldBack,
    uploads,
    pictures,
    fieldFiles,
    person: owner.person,
    rights: answer.rights,
    knownTags: answer.knownTags,
    frames: answer.frames,
    embedHosts: answer.embedHosts,
    ledTo: answer.ledTo,
    left,
    async discard(draft) {
      open.left = open.left.filter((each) => each !== draft);
      await discardJournal(await database, owner, draft.tab);
    },
    async close() {
      uploads.close();
      heldBack.close();
      presence.close();
      await editor.close();
      release();
      releaseCourse();
      await closeDatabase();
    },
  };
  return open;
}
