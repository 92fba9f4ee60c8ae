import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestKey } from '../../routing/startedRequests.ts';
import { persistedIds } from 'virtual:persisted-ids';
import { writeCookie } from '../../viewer/cookies.ts';
import { closeOfflineDatabase } from '../offlineDatabase.ts';
import { keepCourse, measureCourse, type CourseToKeep } from './keepCourse.ts';
import { keptAnswer, renewAnswer } from './keptAnswers.ts';
import { keptCourses, removeCourse } from './keptCourses.ts';
import { forgetKept, keepsCourses, keptFor } from './keptState.ts';
import { isPageKept } from './readKept.ts';

const course: CourseToKeep = {
  person: 7,
  workspace: 1,
  course: 258,
  name: 'How to Learn Well',
  version: 3,
  lectureIds: [1001, 1002],
};
const lecture = (lectureId: number) => ({
  courseId: 258,
  lectureId,
  reading: true,
  completed: false,
  asLearner: false,
});
const lecturePage = persistedIds['LecturePageQuery'] ?? '';
const caches = new Map<string, Map<string, Response>>();

/** The servers: answers of pages name one picture, which has 2000 bytes. */
const send = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  send.mockReset().mockImplementation(async (address, options) => {
    if (address === '/graphql') return Response.json({ data: { imageUrl: '/files/a.png' } });
    return new Response(options?.method === 'HEAD' ? null : 'bytes', { headers: { 'content-length': '2000' } });
  });
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('caches', {
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    open: async (name: string) => {
      const entries = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, entries);
      const whole = (address: string): string => new URL(address, window.location.origin).href;
      return {
        match: async (address: string) => entries.get(whole(address)),
        put: async (address: string, response: Response) => void entries.set(whole(address), response),
        keys: async () => [...entries.keys()].map((url) => ({ url })),
        delete: async (address: string) => entries.delete(whole(address)),
      };
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => ({}), ready: Promise.resolve({}) },
  });
  writeCookie('user', { id: 7 });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  caches.clear();
  await closeOfflineDatabase();
  await deleteDB('lectern-offline');
});

async function keep(wanted: CourseToKeep = course): Promise<void> {
  const { signal } = new AbortController();
  const copy = await measureCourse(wanted, signal);
  await keepCourse(wanted, copy, { signal, onFile: () => undefined });
}

describe('a kept course', () => {
  it('BEY-18 tells its size before it is kept, and then has every open page and file', async () => {
    const copy = await measureCourse(course, new AbortController().signal);
    expect(copy).toMatchObject({ files: ['/files/a.png?w=1024'], leftOut: 0 });
    expect(copy.bytes).toBeGreaterThan(2000);
    expect(await isPageKept(lecturePage, lecture(1001))).toBe(false);
    await keep();
    for (const id of course.lectureIds) expect(await isPageKept(lecturePage, lecture(id))).toBe(true);
    expect(await isPageKept(persistedIds['CoursePageQuery'], { courseId: 258 })).toBe(true);
    expect(await isPageKept(lecturePage, lecture(1003))).toBe(false);
    expect([...(caches.get('lectern-course-7-258')?.keys() ?? [])]).toEqual([
      `${window.location.origin}/files/a.png?w=1024`,
    ]);
    expect(await keptCourses(7)).toMatchObject([{ course: 258, version: 3, lectureIds: [1001, 1002] }]);
  });

  it('BEY-18 leaves out a file that is too large, and says so', async () => {
    send.mockImplementation(async (address) =>
      address === '/graphql'
        ? Response.json({ data: { videoUrl: '/files/a.mp4' } })
        : new Response(null, { headers: { 'content-length': '900000000' } }),
    );
    expect(await measureCourse(course, new AbortController().signal)).toMatchObject({ files: [], leftOut: 1 });
  });

  it('BEY-18 is read by nobody else, and is gone when its reader signs out', async () => {
    await keep();
    expect(keptFor()).toBe(7);
    writeCookie('user', { id: 8 });
    expect(keptFor()).toBeNull();
    expect(await isPageKept(lecturePage, lecture(1001))).toBe(false);
    writeCookie('user', { id: 7 });
    await forgetKept();
    expect(keptFor()).toBeNull();
    expect(await keptCourses(7)).toEqual([]);
    expect([...caches.keys()]).toEqual([]);
    expect(await keptAnswer(7, requestKey(lecturePage, lecture(1001)))).toBeUndefined();
  });

  it('BEY-18 goes alone, and with the last one what all of them needed', async () => {
    await keep();
    await keep({ ...course, course: 259, lectureIds: [2001] });
    await removeCourse(7, 258);
    expect(await isPageKept(lecturePage, lecture(1001))).toBe(false);
    expect(await isPageKept(persistedIds['ShellQuery'], {})).toBe(true);
    await removeCourse(7, 259);
    expect(keptFor()).toBeNull();
    expect(await keptAnswer(7, requestKey(persistedIds['ShellQuery'] ?? '', {}))).toBeUndefined();
  });

  it('BEY-18 that is cancelled, or for which there is no room, leaves nothing behind', async () => {
    const controller = new AbortController();
    const copy = await measureCourse(course, controller.signal);
    const onFile = (): void => controller.abort();
    await expect(keepCourse(course, copy, { signal: controller.signal, onFile })).rejects.toThrow(/abort/i);
    expect([...caches.keys()]).toEqual([]);
    expect(await keptCourses(7)).toEqual([]);
  });

  it('BEY-18 of which a file cannot be had is not kept', async () => {
    const copy = await measureCourse(course, new AbortController().signal);
    send.mockResolvedValue(new Response('gone', { status: 503 }));
    const keeping = keepCourse(course, copy, { signal: new AbortController().signal, onFile: () => undefined });
    await expect(keeping).rejects.toThrow('503');
    expect([...caches.keys()]).toEqual([]);
    expect(await keptCourses(7)).toEqual([]);
  });

  it('BEY-18 is read by nobody while it is being removed, and an interrupted removal is known', async () => {
    await keep();
    vi.stubGlobal('caches', {
      keys: async () => {
        expect(keptFor()).toBeNull();
        throw new DOMException('The tab is closed.');
      },
    });
    await forgetKept();
    expect(keptFor()).toBeNull();
    expect(keepsCourses()).toBe(true);
    vi.stubGlobal('caches', { keys: async () => [] });
    await forgetKept();
    expect(keepsCourses()).toBe(false);
  });

  it('BEY-18 is read by nobody where an operator has switched it off', async () => {
    await keep();
    vi.stubEnv('LECTERN_OFFLINE', 'off');
    expect(keptFor()).toBeNull();
    vi.unstubAllEnvs();
    expect(keptFor()).toBe(7);
  });

  it('BEY-18 is not kept where the worker that opens it cannot be had', async () => {
    const installing = Object.assign(new EventTarget(), { state: 'redundant' });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { register: async () => ({ installing }), ready: new Promise(() => undefined) },
    });
    await expect(keep()).rejects.toThrow('could not be installed');
    expect(await keptCourses(7)).toEqual([]);
  });

  it('BEY-18 follows what the servers answer later', async () => {
    await keep();
    const request = requestKey(lecturePage, lecture(1001));
    await renewAnswer(7, request, { data: { newer: true } }, 5);
    expect(await keptAnswer(7, request)).toMatchObject({ time: 5, body: { data: { newer: true } } });
    await renewAnswer(7, 'unknown {}', {}, 5);
    expect(await keptAnswer(7, 'unknown {}')).toBeUndefined();
  });
});
