import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { UserCourseWire } from '../enrolment/userCourseView.ts';
import type { Page } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import type { TestUser } from '../testing/testApp.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from './studyTestApp.testkit.ts';

const longAgo = '2020-01-01T00:00:00.000Z';

let app: StudyApp;
beforeAll(async () => {
  app = await createStudyApp();
});
afterAll(() => app.close());

interface Enrolled {
  readonly learner: TestUser;
  readonly course: StudyCourse;
  readonly id: Id;
}

/** A user course whose last change, and that of its course, lies long ago. */
async function anOldUserCourse(): Promise<Enrolled> {
  const learner = await app.aUser();
  const course = await app.aCourse(smallCourse());
  const { id } = await app.enrol(learner, course.id);
  await inWorkspace(app.db, 1, async (trx) => {
    await trx.updateTable('course').set({ update_time: longAgo }).where('course_id', '=', course.id).execute();
    await trx.updateTable('user_course').set({ update_time: longAgo }).where('user_course_id', '=', id).execute();
  });
  expect((await app.userCourse(learner, id)).body.updateTime).toBe(longAgo);
  return { learner, course, id };
}

const post = (url: string, { learner, id }: Enrolled, body?: object) =>
  app.call<unknown>('POST', `/api/v1/secured/usercourses/${id}${url}`, {
    as: learner,
    ...(body === undefined ? {} : { body }),
  });

const inDatabase = (write: (trx: Trx, enrolled: Enrolled) => Promise<unknown>) => (enrolled: Enrolled) =>
  inWorkspace(app.db, 1, (trx) => write(trx, enrolled));

describe('BEY-22 updateTime of a user course', () => {
  test.each<[string, (enrolled: Enrolled) => Promise<unknown>]>([
    ['a seen mark', ({ learner, id, course }) => app.seen(learner, id, course.lectures[0] ?? 0)],
    ['an answer', ({ learner, id, course }) => app.answer(learner, id, course.questions[0] ?? 0, [1])],
    [
      'giving up',
      ({ learner, id }) =>
        app.call('PATCH', `/api/v1/secured/usercourses/${id}`, {
          as: learner,
          body: { finishTime: '2030-01-01T00:00:00Z' },
        }),
    ],
    [
      'an achievement',
      inDatabase((trx, { id, learner }) =>
        trx
          .insertInto('user_gamification')
          .values({ workspace_id: 1, user_course_id: id, user_id: learner.userId, gamification_id: 1 })
          .execute(),
      ),
    ],
    [
      'an answer that is written past the use case',
      inDatabase((trx, { id }) =>
        trx
          .insertInto('answer')
          .values({
            workspace_id: 1,
            user_course_id: id,
            question_id: 1,
            lecture_id: 1,
            user_answer: '[1]',
            correct: true,
            course_version: 1,
          })
          .execute(),
      ),
    ],
    [
      'a new version of the course',
      async ({ course }) => {
        const author = await app.aUser({ roleAdmin: true });
        const saved = await app.call('PATCH', `/api/v1/secured/courses/${course.id}`, {
          as: author,
          body: { duration: 37 },
        });
        expect(saved.status).toBe(200);
      },
    ],
  ])('tells of %s', async (_what, change) => {
    const enrolled = await anOldUserCourse();
    await change(enrolled);
    const { updateTime } = (await app.userCourse(enrolled.learner, enrolled.id)).body;
    expect(Math.abs(Date.parse(updateTime) - app.now().getTime())).toBeLessThan(60_000);
  });

  test('is the same in the answer to a change and when it is read again', async () => {
    const enrolled = await anOldUserCourse();
    const { learner, id, course } = enrolled;
    const answered = await app.answer(learner, id, course.questions[0] ?? 0, [1]);
    const read = await app.userCourse(learner, id);
    expect(answered.body).toMatchObject({ userCourse: { updateTime: read.body.updateTime } });
    const seen = await app.seen(learner, id, course.lectures[0] ?? 0);
    expect(seen.body).toMatchObject({ updateTime: (await app.userCourse(learner, id)).body.updateTime });
  });

  test('stays when nothing changes', async () => {
    const enrolled = await anOldUserCourse();
    await post('/_complete?dryRun=true', enrolled, { name: 'x' });
    await app.call('GET', `/api/v1/secured/usercourses/${enrolled.id}?include=modules`, { as: enrolled.learner });
    expect((await app.userCourse(enrolled.learner, enrolled.id)).body.updateTime).toBe(longAgo);
  });

  test('can be asked for and sorted by', async () => {
    const admin = await app.aUser({ roleAdmin: true });
    const { course, id } = await anOldUserCourse();
    const other = await app.enrol(await app.aUser(), course.id);
    const list = async (query: string) => {
      const url = `/api/v1/secured/courses/${course.id}/usercourses?${query}`;
      return (await app.call<Page<UserCourseWire>>('GET', url, { as: admin })).body;
    };
    const changed = await list('q=updateTime=ge=2021-01-01');
    expect(changed.content.map((row) => row.id)).toEqual([other.id]);
    const sorted = await list('sort=updateTime,asc&size=1');
    expect(sorted.content.map((row) => row.id)).toEqual([id]);
    const next = await list(`sort=updateTime,asc&size=1&after=${sorted.cursors[0] ?? ''}`);
    expect(next.content.map((row) => row.id)).toEqual([other.id]);
    expect(next.pageable.totalElements).toBe(2);
  });
});
