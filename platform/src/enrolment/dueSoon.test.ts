import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { createStudyApp, smallCourse, type StudyApp } from '../study/studyTestApp.testkit.ts';
import type { TestUser } from '../testing/testApp.ts';
import type { UserCourseWire } from './userCourseView.ts';

const path = '/api/v1/secured/usercourses';
const dayMs = 86_400_000;

let app: StudyApp;
beforeAll(async () => {
  app = await createStudyApp();
});
afterAll(() => app.close());

const inDays = (days: number): Date => new Date(app.now().getTime() + days * dayMs);

/** A user course of a new course, as a moment has left it. */
async function enrolled(learner: TestUser, values: Record<string, unknown>): Promise<Id> {
  const { id: courseId } = await app.aCourse(smallCourse());
  const { body } = await app.call<UserCourseWire>('POST', path, { as: learner, body: { courseId } });
  await inWorkspace(app.db, 1, (trx) =>
    trx.updateTable('user_course').set(values).where('user_course.user_course_id', '=', body.id).execute(),
  );
  return body.id;
}

test('OP-155 BEY-13 what is overdue or due within seven days comes the earliest first, while it can be studied', async () => {
  const learner = await app.aUser();
  const inAWeek = await enrolled(learner, { due_time: inDays(6.9) });
  const overdue = await enrolled(learner, { due_time: inDays(-3) });
  const tomorrow = await enrolled(learner, { due_time: inDays(1), expire_time: inDays(2) });
  await enrolled(learner, { due_time: inDays(7.1) });
  await enrolled(learner, { due_time: null });
  await enrolled(learner, { due_time: inDays(-2), expire_time: inDays(-1) });
  await enrolled(learner, { due_time: inDays(1), finish_time: inDays(-1), completed: true });
  await enrolled(await app.aUser(), { due_time: inDays(1) });
  const { body } = await app.call<{ content: UserCourseWire[] }>('GET', `${path}/due`, { as: learner });
  expect(body.content.map(({ id }) => id)).toEqual([overdue, tomorrow, inAWeek]);
});
