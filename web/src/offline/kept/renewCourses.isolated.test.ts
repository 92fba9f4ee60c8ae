import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistedIds } from 'virtual:persisted-ids';
import { requestKey } from '../../routing/startedRequests.ts';
import { writeCookie } from '../../viewer/cookies.ts';
import { closeOfflineDatabase, offlineDatabase } from '../offlineDatabase.ts';
import { documentsNow, isFound } from './courseRequests.ts';
import { keptAnswer } from './keptAnswers.ts';
import type { KeptCourse } from './keptCourse.ts';
import { keptCourses } from './keptCourses.ts';
import { noteKeeper } from './keptState.ts';
import { renewCourses, renewPage } from './renewCourses.ts';

const kept: KeptCourse = {
  person: 7,
  workspace: 1,
  course: 258,
  name: 'How to Learn Well',
  version: 3,
  documents: documentsNow(),
  time: 5,
  lectureIds: [1001],
  bytes: 100,
};
const coursePage = requestKey(persistedIds['CoursePageQuery'] ?? '', { courseId: 258 });
const lectureVariables = { courseId: 258, lectureId: 1001, reading: true, completed: false, asLearner: false };
const lecturePage = requestKey(persistedIds['LecturePageQuery'] ?? '', lectureVariables);
const enrolled = { data: { course: { viewerUserCourse: { status: 'ACTIVE' } } } };

const send = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>();
const answer = (body: object, status = 200): void =>
  void send.mockImplementation(async () => Response.json(body, { status }));
const asked = (): string[] =>
  send.mock.calls.map(([, options]) => {
    const { id } = JSON.parse(options?.body as string) as { id: string };
    return Object.keys(persistedIds).find((name) => persistedIds[name] === id) ?? '';
  });

beforeEach(async () => {
  send.mockReset();
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('caches', {
    has: async () => true,
    keys: async () => [],
    delete: async () => true,
    open: async () => ({ match: async () => undefined, put: async () => undefined, keys: async () => [] }),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => ({}), ready: Promise.resolve({}) },
  });
  writeCookie('user', { id: 7 });
  noteKeeper(7);
  const database = await offlineDatabase();
  await database.put('courses', kept);
  for (const request of [coursePage, lecturePage])
    await database.put('answers', { person: 7, course: 258, request, time: 5, body: enrolled });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await closeOfflineDatabase();
  await deleteDB('lectern-offline');
});

describe('a kept course', () => {
  it.each([
    ['is unpublished, or hidden', { data: { course: null } }],
    ['its reader has no part in it any more', { data: { course: { viewerUserCourse: null } } }],
  ])('BEY-18 goes when it %s', async (_what, body) => {
    answer(body);
    await renewCourses(7);
    expect(await keptCourses(7)).toEqual([]);
    expect(await keptAnswer(7, lecturePage)).toBeUndefined();
  });

  it('BEY-18 stays when its reader has given it up, and its page shows so', async () => {
    const body = { data: { course: { viewerUserCourse: { status: 'GIVEN_UP' } } } };
    answer(body);
    await renewCourses(7);
    expect(await keptCourses(7)).toEqual([kept]);
    expect((await keptAnswer(7, coursePage))?.body).toEqual(body);
  });

  it.each([
    ['the servers are away', {}, 503],
    ['they answer in part', { data: { course: null }, errors: [{ message: 'The platform did not answer' }] }, 200],
  ])('BEY-18 stays while %s', async (_what, body, status) => {
    answer(body, status);
    await renewCourses(7).catch(() => undefined);
    expect(await keptCourses(7)).toEqual([kept]);
  });

  it('BEY-18 that pages of this version do not find is kept again, by what they ask', async () => {
    const older = { ...kept, documents: ['of', 'an', 'older', 'version'] };
    await (await offlineDatabase()).put('courses', older);
    expect(isFound(older)).toBe(false);
    answer(enrolled);
    await renewCourses(7);
    const [now] = await keptCourses(7);
    expect(now && isFound(now)).toBe(true);
    expect(now).toMatchObject({ name: kept.name, lectureIds: [1001] });
    expect((await keptAnswer(7, lecturePage))?.time).toBeGreaterThan(5);
  });

  it('BEY-18 stays as it is where it cannot be kept again, and is known as outdated', async () => {
    const older = { ...kept, documents: [] };
    await (await offlineDatabase()).put('courses', older);
    send.mockImplementation(async () =>
      send.mock.calls.length === 1 ? Response.json(enrolled) : Response.json({}, { status: 503 }),
    );
    await renewCourses(7);
    expect(await keptCourses(7)).toEqual([older]);
  });

  it('BEY-18 shows what was done at an address, on its page and on that of the course', async () => {
    const newer = { data: { course: null, lecture: { seen: true } } };
    answer(newer);
    await renewPage(7, '/courseware/?lecture=1001&module=5#!258');
    expect(asked()).toEqual(['LecturePageQuery', 'CoursePageQuery']);
    expect((await keptAnswer(7, lecturePage))?.body).toEqual(newer);
    send.mockClear();
    await renewPage(7, '/courseware/?lecture=4004&module=5#!999');
    expect(send).not.toHaveBeenCalled();
  });
});
