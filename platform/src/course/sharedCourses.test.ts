/** What authors of one workspace may do with each other's courses; see docs/adr/0006-authors-of-a-workspace-share-its-courses.md. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserCourseWire } from '../enrolment/userCourseView.ts';
import type { Page } from '../http/paging.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { aCourse, aLecture, aModule, aQuestion } from './courseBuilder.testkit.ts';
import type { CourseWire } from './courseView.ts';

const path = '/api/v1/secured/courses';

let app: TestApp;
let creator: TestUser;
let colleague: TestUser;
let admin: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  creator = await app.aUser({ createCourse: true });
  colleague = await app.aUser({ createCourse: true });
  admin = await app.aUser({ roleAdmin: true });
});
afterAll(() => app.close());

async function courseOf(as: TestUser, changes: Readonly<Record<string, unknown>> = {}): Promise<CourseWire> {
  const body = aCourse({
    modules: [aModule({ lectures: [aLecture({ questionAnswers: [aQuestion()] })] })],
    ...changes,
  });
  const reply = await app.call<CourseWire>('POST', `${path}?include=modules`, { as, body });
  expect(reply.status).toBe(201);
  return reply.body;
}

test('ROLE-11 an author reads, saves and deletes the course of another one, and takes its lock over', async () => {
  const { id } = await courseOf(creator);
  expect((await app.call('POST', `${path}/${id}/_lock`, { as: creator })).body).toMatchObject({ status: 'LOCKED' });
  const rename = (headers = {}) =>
    app.call('PATCH', `${path}/${id}`, { as: colleague, headers, body: { name: 'Renamed' } });
  expect((await rename()).status).toBe(423);
  const lock = await app.call<{ lockToken: number }>('POST', `${path}/${id}/_lock?force=true`, { as: colleague });
  const headers = { 'x-lock-token': String(lock.body.lockToken) };
  expect(await rename(headers)).toMatchObject({ status: 200, body: { name: 'Renamed' } });
  expect((await app.call('DELETE', `${path}/${id}`, { as: colleague, headers })).status).toBe(204);
});

test('ROLE-04 a template of another one is for admins alone', async () => {
  const { id } = await courseOf(admin, { template: true });
  for (const method of ['PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? { body: { name: 'Renamed' } } : {};
    expect((await app.call(method, `${path}/${id}`, { as: colleague, ...body })).status).toBe(403);
  }
});

test('QUIZ-12 an author who is enrolled in the course of another one is a learner there, and reads it as its author', async () => {
  const { id } = await courseOf(creator);
  const enrolled = await app.call<UserCourseWire>('POST', '/api/v1/secured/usercourses?include=modules', {
    as: colleague,
    body: { courseId: id },
  });
  expect(enrolled.status).toBe(201);
  expect(JSON.stringify(enrolled.body)).not.toContain('"correctAnswer":[');
  const written = await app.call('GET', `${path}/${id}?include=modules`, { as: colleague });
  expect(JSON.stringify(written.body)).toContain('"correctAnswer":[');
});

test('ROLE-12 the progress of a course is for its creator and for admins', async () => {
  const { id } = await courseOf(creator);
  const learner = await app.aUser();
  const enrolled = await app.call<UserCourseWire>('POST', '/api/v1/secured/usercourses', {
    as: learner,
    body: { courseId: id },
  });
  const seenBy = async (as: TestUser): Promise<[number, number]> => {
    const list = await app.call<Page<UserCourseWire>>('GET', `${path}/${id}/usercourses`, { as });
    const one = await app.call('GET', `/api/v1/secured/usercourses/${enrolled.body.id}`, { as });
    return [list.body.content.length, one.status];
  };
  expect(await seenBy(creator)).toEqual([1, 200]);
  expect(await seenBy(admin)).toEqual([1, 200]);
  expect(await seenBy(colleague)).toEqual([0, 404]);
});
