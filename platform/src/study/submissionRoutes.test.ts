import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { TestUser } from '../testing/testApp.ts';
import type { SubmissionsWire } from './readSubmissions.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from './studyTestApp.testkit.ts';

let app: StudyApp;
let admin: TestUser;
let author: TestUser;
let ada: TestUser;
let course: StudyCourse;
let userCourseId: Id;

beforeAll(async () => {
  app = await createStudyApp();
  admin = await app.aUser({ roleAdmin: true });
  author = await app.aUser({ createCourse: true });
  ada = await app.aUser({ name: 'Ada Example' });
  course = await app.aCourse(smallCourse());
  await inWorkspace(app.db, 1, (trx) =>
    trx.updateTable('course').set({ created_by: author.userId }).where('course.course_id', '=', course.id).execute(),
  );
  userCourseId = (await app.enrol(ada, course.id)).id;
  const [, limited = 0] = course.questions;
  await app.answer(ada, userCourseId, limited, [1]);
  await app.answer(ada, userCourseId, limited, [3]);
});
afterAll(() => app.close());

const read = (as: TestUser, lectureId = course.lectures[1]) =>
  app.call<SubmissionsWire>('GET', `/api/v1/secured/usercourses/${userCourseId}/lecture/${lectureId}/submissions`, {
    as,
  });

test('PROGR-04 each question has what was answered, in words, the newest try first', async () => {
  const { status, body } = await read(admin);
  expect(status).toBe(200);
  expect(body).toMatchObject({ lectureId: course.lectures[1], name: 'Asking' });
  const [untouched, limited] = body.questions;
  expect(untouched).toMatchObject({ number: 1, correct: null, submissionCount: 0, submissions: [] });
  expect(limited).toMatchObject({
    questionId: course.questions[1],
    '@type': 'SingleChoice',
    question: 'Which one?',
    correct: false,
    wrongCount: 2,
    exhausted: true,
    submissionCount: 2,
  });
  expect(limited?.submissions.map(({ given, correct }) => [given, correct])).toEqual([
    [[{ category: null, texts: ['three'] }], false],
    [[{ category: null, texts: ['one'] }], false],
  ]);
});

test('ROLE-12 OP-54 who made the course sees it; another author finds nothing, learners are refused their own', async () => {
  expect((await read(author)).status).toBe(200);
  expect((await read(await app.aUser({ createCourse: true }))).status).toBe(404);
  expect((await read(ada)).status).toBe(403);
  expect((await read(admin, 1)).status).toBe(404);
});
