/** The answers that the pages of kept courses are drawn from, as the servers gave them, by person, document and variables. */
import { offlineDatabase } from '../offlineDatabase.ts';
import type { KeptAnswer } from './keptCourse.ts';

/** The latest answer to this request of a person; undefined where none is stored. */
export async function keptAnswer(person: number, request: string): Promise<KeptAnswer | undefined> {
  return (await offlineDatabase()).getFromIndex('answers', 'request', [person, request]);
}

/** Replaces a stored answer with a newer one; one that is not stored is not added. */
export async function renewAnswer(person: number, request: string, body: object, time: number): Promise<void> {
  const transaction = (await offlineDatabase()).transaction('answers', 'readwrite');
  const kept = await transaction.store.index('request').getAll([person, request]);
  await Promise.all([...kept.map((answer) => transaction.store.put({ ...answer, body, time })), transaction.done]);
}
