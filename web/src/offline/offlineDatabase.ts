/** The offline database of this browser: pending writes, and kept courses with the answers that their pages read. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { QueuedWrite } from './pendingWrites.ts';
import type { KeptAnswer, KeptCourse } from './kept/keptCourse.ts';

interface OfflineSchema extends DBSchema {
  /** Pending writes, under the name that browsers have them by. */
  deeds: { key: number; value: QueuedWrite; indexes: { owner: [workspace: number, person: number] } };
  answers: {
    /** The course is 0 for what all courses need. */
    key: [person: number, course: number, request: string];
    value: KeptAnswer;
    indexes: { request: [person: number, request: string] };
  };
  courses: { key: [person: number, course: number]; value: KeptCourse };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

/** Rejects where the browser stores nothing, as in some private modes. */
export const openOfflineDatabase = (): Promise<OfflineDatabase> =>
  openDB<OfflineSchema>('lectern-offline', 1, {
    upgrade(database) {
      const pendingWrites = database.createObjectStore('deeds', { keyPath: 'seq', autoIncrement: true });
      pendingWrites.createIndex('owner', ['workspace', 'person']);
      const answers = database.createObjectStore('answers', { keyPath: ['person', 'course', 'request'] });
      answers.createIndex('request', ['person', 'request']);
      database.createObjectStore('courses', { keyPath: ['person', 'course'] });
    },
  });

let opened: Promise<OfflineDatabase> | undefined;

/** The database of this window, opened once; a failure is retried at the next call. */
export function offlineDatabase(): Promise<OfflineDatabase> {
  opened ??= openOfflineDatabase().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Closes it, so that it can be opened again. */
export async function closeOfflineDatabase(): Promise<void> {
  const database = await opened?.catch(() => null);
  opened = undefined;
  database?.close();
}
