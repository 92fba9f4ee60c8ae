/**
 * Keeps a course on this device: what its pages read, as the servers answer it to this person, and the files of this site that these
 * answers name. What is withheld from them is withheld in the copy.
 */
import { requestKey } from '../../routing/startedRequests.ts';
import { offlineDatabase } from '../offlineDatabase.ts';
import { readyWorker } from '../worker/registerWorker.ts';
import { ask, documentsNow, requestsOf } from './courseRequests.ts';
import { filesOf } from './filesOf.ts';
import type { KeptAnswer, KeptCourse } from './keptCourse.ts';
import { filesCache } from './keptCourses.ts';
import { noteKeeper } from './keptState.ts';

/** Larger files are left out, in bytes: videos need the network. */
export const largestFile = 60_000_000;

/** The size of a copy of the course, measured before anything is stored. */
export interface CourseCopy {
  readonly answers: readonly KeptAnswer[];
  /** Addresses of the files to keep. */
  readonly files: readonly string[];
  /** In bytes. */
  readonly bytes: number;
  /** How many files are too large, or cannot be downloaded. */
  readonly leftOut: number;
}

export type CourseToKeep = Pick<KeptCourse, 'person' | 'workspace' | 'course' | 'name' | 'version' | 'lectureIds'>;

/** Reads what the pages of a course read, and measures its files. Rejects where the servers cannot be reached, or when it is cancelled. */
export async function measureCourse(wanted: CourseToKeep, signal: AbortSignal): Promise<CourseCopy> {
  const answers: KeptAnswer[] = [];
  for (const asked of requestsOf(wanted)) {
    signal.throwIfAborted();
    const body = await ask(asked);
    if ('errors' in body) throw new Error(`${asked.name} was answered in part.`);
    const request = requestKey(asked.id, asked.variables);
    answers.push({ person: wanted.person, course: asked.course, request, time: Date.now(), body });
  }
  const own = answers.filter(({ course }) => course !== 0);
  const named = [...new Set(own.flatMap(({ body }) => filesOf(body, window.location.origin)))];
  const files: string[] = [];
  let bytes = JSON.stringify(answers).length;
  for (const file of named) {
    const size = await sizeOf(file, signal);
    if (size === null || size > largestFile) continue;
    files.push(file);
    bytes += size;
  }
  return { answers, files, bytes, leftOut: named.length - files.length };
}

/** Whether the browser has room for this many bytes, as far as it tells. */
export async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined || usage + bytes < quota;
}

/**
 * Stores what was measured. `onFile` reports how many files were downloaded. Rejects with nothing stored when it is cancelled, the network
 * is lost, or there is no room after all.
 */
export async function keepCourse(
  wanted: CourseToKeep,
  { answers, files, bytes }: CourseCopy,
  { signal, onFile }: { signal: AbortSignal; onFile: (count: number) => void },
): Promise<void> {
  const { person, workspace, course, name, version, lectureIds } = wanted;
  await readyWorker();
  const cacheName = filesCache(person, course);
  const before = await caches.has(cacheName);
  try {
    const cache = await caches.open(cacheName);
    for (const [index, file] of files.entries()) {
      // The same address has the same bytes.
      if (!(await cache.match(file))) {
        const response = await fetch(file, { signal, credentials: 'same-origin' });
        if (!response.ok) throw new Error(`${file} was answered with ${response.status}.`);
        await cache.put(file, response);
      }
      onFile(index + 1);
    }
    const wantedFiles = new Set(files.map((file) => new URL(file, window.location.origin).href));
    for (const { url } of await cache.keys()) if (!wantedFiles.has(url)) await cache.delete(url);
    signal.throwIfAborted();
    const transaction = (await offlineDatabase()).transaction(['answers', 'courses'], 'readwrite');
    const store = transaction.objectStore('answers');
    await store.delete(IDBKeyRange.bound([person, course], [person, course, []]));
    for (const answer of answers) await store.put(answer);
    const documents = documentsNow();
    await transaction
      .objectStore('courses')
      .put({ person, workspace, course, name, version, documents, time: Date.now(), lectureIds, bytes });
    await transaction.done;
    noteKeeper(person);
  } catch (error) {
    if (!before) await caches.delete(cacheName);
    throw error;
  }
}

async function sizeOf(file: string, signal: AbortSignal): Promise<number | null> {
  const response = await fetch(file, { method: 'HEAD', signal, credentials: 'same-origin' });
  const length = Number(response.headers.get('content-length') ?? 'NaN');
  return response.ok && Number.isFinite(length) ? length : null;
}
