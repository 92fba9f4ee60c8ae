/** The answers that the pages of kept courses are drawn from, as the servers gave them, by person, document and variables. */
import { offlineDatabase } from '../offlineDatabase.ts';
import type { KeptAnswer } from './keptCourse.ts';

/** What was answered to a person when they asked this last; undefined where it is not kept. */
export async function keptAnswer(person: number, request: string): Promise<KeptAnswer | undefined> {
  return (await offlineDatabase()).getFromIndex('answers', 'request', [person, request]);
}

/** Puts a newer answer in the place of one that is kept; what is not kept stays so. */
export async function renewAnswer(person: number, request: string, body: object, time: number): Promise<void> {
  const transaction = (await offlineDatabase()).transaction('answers', 'readwrite');
  const kept = await transaction.store.index('request').getAll([person, request]);
  await Promise.all([...kept.map((answer) => transaction.store.put({ ...answer, body, time })), transaction.done]);
}
