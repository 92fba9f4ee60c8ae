/** The courses that are kept on this device: which, and how they are removed. */
import { offlineDatabase } from '../offlineDatabase.ts';
import type { KeptCourse } from './keptCourse.ts';
import { coursePrefix } from '../worker/cacheNames.ts';
import { noteKeeper, noteRemoval } from './keptState.ts';

/** The name of the cache that holds the files of a kept course. */
export const filesCache = (person: number, course: number): string => `${coursePrefix}${person}-${course}`;

/** The courses that a person keeps here, the newest first. */
export async function keptCourses(person: number): Promise<readonly KeptCourse[]> {
  const all = await (await offlineDatabase()).getAll('courses', ofPerson(person));
  return all.sort((a, b) => b.time - a.time);
}

export const keptCourse = async (person: number, course: number): Promise<KeptCourse | undefined> =>
  (await offlineDatabase()).get('courses', [person, course]);

/** Removes one course with its files; with the last one also what all of them shared. */
export async function removeCourse(person: number, course: number): Promise<void> {
  const database = await offlineDatabase();
  await database.delete('courses', [person, course]);
  await database.delete('answers', IDBKeyRange.bound([person, course], [person, course, []]));
  await caches.delete(filesCache(person, course));
  if ((await database.count('courses', ofPerson(person))) === 0) await removeAllCourses();
}

/**
 * Removes everything that is kept for reading, no matter who kept it. Pending writes that wait stay. Nobody reads it meanwhile, and what is
 * interrupted is done by the next page: that something is kept is forgotten last.
 */
export async function removeAllCourses(): Promise<void> {
  noteRemoval();
  const database = await offlineDatabase();
  await Promise.all([database.clear('courses'), database.clear('answers')]);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(coursePrefix)).map((name) => caches.delete(name)));
  noteKeeper(null);
}

const ofPerson = (person: number): IDBKeyRange => IDBKeyRange.bound([person], [person, []]);
