import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { commitNow } from '../commitNow.ts';
import { noteCommits } from './commitsMark.ts';

/** What is to be kept of one item, as the server takes it. The newest of a session tells all before it. */
export interface ScormCommit {
  /** The raw id of the learner. */
  readonly person: number;
  readonly userCourseId: number;
  readonly lectureId: number;
  readonly itemId: string;
  /** One opening of the item. */
  readonly session: string;
  readonly sequence: number;
  readonly cmi: Readonly<Record<string, string>>;
  readonly sessionSeconds: number;
}

/** Where commits wait until the server has them. */
export interface CommitStore {
  put(commit: ScormCommit): Promise<void>;
  /** Forgets a session's commit, unless a later one has taken its place. */
  forget(commit: ScormCommit): Promise<void>;
  /** What waits of one learner in one lecture, oldest session first. */
  waiting(of: Pick<ScormCommit, 'person' | 'userCourseId' | 'lectureId'>): Promise<readonly ScormCommit[]>;
  /** How many sessions of a person wait, in all lectures. */
  count(person: number): Promise<number>;
  /** Forgets all of a person, and of nobody else. */
  discard(person: number): Promise<void>;
}

interface Row extends ScormCommit {
  /** When the session's first commit was written, in milliseconds. */
  readonly time: number;
}

interface CommitSchema extends DBSchema {
  commits: { key: string; value: Row; indexes: { lecture: [number, number, number] } };
}

/** In the browser, so that neither a closed tab nor a lost network takes anything away (SCORM-02). */
export function openCommitStore(): CommitStore {
  let opened: Promise<IDBPDatabase<CommitSchema>> | null = null;
  const database = (): Promise<IDBPDatabase<CommitSchema>> => (opened ??= openDatabase());
  return {
    async put(commit) {
      noteCommits();
      const transaction = (await database()).transaction('commits', 'readwrite');
      const earlier = await transaction.store.get(commit.session);
      const isNews = !earlier || earlier.sequence < commit.sequence;
      const row = { ...commit, time: earlier?.time ?? Date.now() };
      await commitNow(transaction, isNews ? [transaction.store.put(row)] : []);
    },
    async forget({ session, sequence }) {
      const transaction = (await database()).transaction('commits', 'readwrite');
      const kept = await transaction.store.get(session);
      if (kept && kept.sequence <= sequence) await transaction.store.delete(session);
      await transaction.done;
    },
    async waiting({ person, userCourseId, lectureId }) {
      const rows = await (await database()).getAllFromIndex('commits', 'lecture', [person, userCourseId, lectureId]);
      return rows.toSorted((one, other) => one.time - other.time);
    },
    count: async (person) => (await database()).countFromIndex('commits', 'lecture', allOf(person)),
    async discard(person) {
      const transaction = (await database()).transaction('commits', 'readwrite');
      const sessions = await transaction.store.index('lecture').getAllKeys(allOf(person));
      await Promise.all(sessions.map((session) => transaction.store.delete(session)));
      await transaction.done;
    },
  };
}

/** Lists come after numbers in the order of keys, so this is everything that begins with the person. */
const allOf = (person: number): IDBKeyRange => IDBKeyRange.bound([person], [person, []]);

const openDatabase = (): Promise<IDBPDatabase<CommitSchema>> =>
  openDB<CommitSchema>('lectern-scorm', 1, {
    upgrade(database) {
      const commits = database.createObjectStore('commits', { keyPath: 'session' });
      commits.createIndex('lecture', ['person', 'userCourseId', 'lectureId']);
    },
  });
