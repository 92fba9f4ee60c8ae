/** The list of everyone’s progress says of many what the rules say of one, over random rows. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../content/question/bankRules.ts';
import { inWorkspace } from '../db/database.ts';
import type { Page } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from '../study/studyTestApp.testkit.ts';
import type { TestUser } from '../testing/testApp.ts';
import type { UserCourseWire } from './userCourseView.ts';

const base = '/api/v1/secured/workspaces/1/usercourses';
const day = 86_400_000;
const random = seededRandom(20_261_123);
const upTo = (most: number): number => Math.floor(random() * most);

let app: StudyApp;
let admin: TestUser;
let courses: StudyCourse[];

/** A user course in any state that rows can have, also ones that nobody comes to by studying. */
async function aRandomOne({ userId }: TestUser, course: StudyCourse): Promise<void> {
  const now = app.now().getTime();
  const sometimes = (most: number, from = now): Date | null =>
    upTo(2) === 0 ? null : new Date(from - upTo(most) * day);
  const finished = upTo(3) === 0 ? new Date(now - upTo(5) * day) : null;
  await inWorkspace(app.db, 1, async (trx) => {
    const { user_course_id } = await trx
      .insertInto('user_course')
      .values({
        workspace_id: 1,
        user_id: userId,
        course_id: course.id,
        start_time: new Date(now - (5 + upTo(30)) * day),
        finish_time: finished,
        completed: finished !== null && upTo(2) === 0,
        expire_time: sometimes(10, now + 5 * day),
        last_seen_time: sometimes(30),
        due_time: sometimes(10, now + 5 * day),
      })
      .returning('user_course.user_course_id')
      .executeTakeFirstOrThrow();
    const key = { workspace_id: 1, user_course_id };
    for (const lecture_id of course.lectures.filter(() => upTo(3) === 0)) {
      await trx
        .insertInto('lecture_seen')
        .values({ ...key, lecture_id })
        .execute();
    }
    for (const question_id of course.questions.filter(() => upTo(3) === 0)) {
      const answer = {
        user_answer: JSON.stringify([2]),
        correct: upTo(2) === 0,
        wrong_count: upTo(3),
        course_version: 1,
      };
      await trx
        .insertInto('answer')
        .values({ ...key, question_id, lecture_id: course.lectures[1] ?? 0, ...answer })
        .execute();
    }
  });
}

beforeAll(async () => {
  app = await createStudyApp();
  admin = await app.aUser({ roleAdmin: true });
  courses = [
    await app.aCourse(smallCourse({ name: 'Open' })),
    await app.aCourse(
      smallCourse({ name: 'over', availableUntilTime: new Date(app.now().getTime() - day).toISOString() }),
    ),
  ];
  for (let person = 0; person < 40; person += 1) {
    const user = await app.aUser({ name: `Person ${String.fromCodePoint(65 + upTo(26))}` });
    for (const course of courses) {
      await aRandomOne(user, course);
    }
  }
});
afterAll(() => app.close());

async function rows(query = ''): Promise<UserCourseWire[]> {
  const { status, body } = await app.call<Page<UserCourseWire>>('GET', `${base}?size=1000&${query}`, { as: admin });
  expect(status).toBe(200);
  return body.content;
}
const idsOf = (found: readonly UserCourseWire[]): Id[] => found.map(({ id }) => id).sort((a, b) => a - b);
const scores = (found: readonly UserCourseWire[]): number[] => found.map(({ progress }) => progress.scorePercent);

describe('the list of everyone’s progress', () => {
  test.each(['ENROLLED', 'IN_PROGRESS', 'COMPLETED', 'GAVE_UP'])(
    'PROGR-01 the phase %s is that of the rules, row by row',
    async (phase) => {
      const wanted = (await rows()).filter((row) => row.phase === phase);
      expect(wanted.length).toBeGreaterThan(0);
      expect(idsOf(await rows(`q=phase==${phase}`))).toEqual(idsOf(wanted));
    },
  );

  test.each([true, false])(
    'PROGR-01 who is stuck or overdue, and whose time ran out (%s), is as the rules say',
    async (is) => {
      const all = await rows();
      const stuck = all.filter((row) => row.stuck === is);
      const expired = all.filter((row) => (row.viewOnly === 'EXPIRED') === is);
      const overdue = all.filter((row) => row.overdue === is);
      expect(Math.min(stuck.length, expired.length, overdue.length)).toBeGreaterThan(0);
      expect(idsOf(await rows(`overdue=${is}`))).toEqual(idsOf(overdue));
      expect(idsOf(await rows(`stuck=${is}`))).toEqual(idsOf(stuck));
      expect(idsOf(await rows(`expired=${is}`))).toEqual(idsOf(expired));
    },
  );

  test.each([true, false])('OP-192 who is due within seven days and has not finished (%s)', async (is) => {
    const now = app.now().getTime();
    const isSoon = ({ dueTime, finishTime }: UserCourseWire): boolean => {
      const inMs = dueTime === null ? -1 : new Date(dueTime).getTime() - now;
      return finishTime === null && inMs > 0 && inMs <= 7 * day;
    };
    const wanted = (await rows()).filter((row) => isSoon(row) === is);
    expect(wanted.length).toBeGreaterThan(0);
    expect(idsOf(await rows(`dueSoon=${is}`))).toEqual(idsOf(wanted));
  });

  test('PROGR-01 the score filters and sorts as each row has it, in either direction', async () => {
    const all = await rows();
    const some = all.filter(({ progress }) => progress.scorePercent >= 20 && progress.scorePercent <= 60);
    expect(some.length).toBeGreaterThan(0);
    expect(idsOf(await rows('minScore=20&maxScore=60'))).toEqual(idsOf(some));
    const ascending = scores(all).sort((a, b) => a - b);
    expect(scores(await rows('sort=scorePercent,asc'))).toEqual(ascending);
    expect(scores(await rows('sort=scorePercent'))).toEqual(ascending.toReversed());
    const seen = (await rows('sort=seenPercent,asc')).map(({ progress }) => progress.seenPercent);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  test('PROGR-01 a score follows what is studied and how the course is changed', async () => {
    const course = await app.aCourse(smallCourse({ name: 'Changing' }));
    const learner = await app.aUser();
    const { id } = await app.enrol(learner, course.id);
    const above = async (score: number) => idsOf(await rows(`q=courseId==${course.id}&minScore=${score}`));
    expect(await above(1)).toEqual([]);
    await app.seen(learner, id, course.lectures[0] ?? 0);
    expect(await above(14)).toEqual([id]);
    await app.answer(learner, id, course.questions[0] ?? 0, [2]);
    expect(await above(42)).toEqual([id]);
    await app.seen(learner, id, course.lectures[2] ?? 0);
    expect(await above(57)).toEqual([id]);
    const [first] = course.outline.modules;
    const body = { modules: [{ id: first?.id, lectures: [{ id: first?.lectures[0]?.id }] }] };
    await app.call('PATCH', `/api/v1/secured/courses/${course.id}?forceUpdate=true`, { as: admin, body });
    expect(await above(100)).toEqual([id]);
  });

  test('PROGR-01 names and courses sort without regard to case, and pages continue where they ended', async () => {
    const names = (found: readonly UserCourseWire[]): string[] => found.map(({ course }) => course.name.toLowerCase());
    const all = await rows('sort=courseName,asc&sort=name,asc');
    expect(names(all)).toEqual(names(all).sort());
    const turned: Id[] = [];
    for (let after = ''; ;) {
      const url = `${base}?size=7&sort=scorePercent,desc${after === '' ? '' : `&after=${after}`}`;
      const { body } = await app.call<Page<UserCourseWire>>('GET', url, { as: admin });
      turned.push(...body.content.map(({ id }) => id));
      after = body.cursors.at(-1) ?? '';
      if (body.pageable.last) {
        break;
      }
    }
    expect(turned).toEqual((await rows('sort=scorePercent,desc')).map(({ id }) => id));
  });

  test('PROGR-03 OP-84 the CSV takes the same filter, and a score that is none is refused', async () => {
    const { body } = await app.call<string>(
      'GET',
      `${base}.csv?minScore=60&sort=scorePercent,desc&columns=scorePercent`,
      {
        as: admin,
      },
    );
    const [, ...lines] = body.trimEnd().split('\r\n');
    expect(lines.map(Number)).toEqual(scores(await rows('minScore=60&sort=scorePercent')));
    expect((await app.call('GET', `${base}?minScore=101`, { as: admin })).status).toBe(400);
    expect((await app.call('GET', `${base}?stuck=maybe`, { as: admin })).status).toBe(400);
  });

  test('BEY-13 PROGR-01 a group narrows the lists of the workspace and of a course, and the CSV; only for admins', async () => {
    const all = await rows();
    const members = [...new Set(all.map(({ userId }) => userId))].slice(0, 3);
    const made = await app.call<{ id: Id }>('POST', '/api/v1/secured/workspaces/1/groups', {
      as: admin,
      body: { name: 'Some' },
    });
    const groupId = made.body.id;
    for (const userId of members) {
      await app.call('PUT', `/api/v1/secured/workspaces/1/groups/${groupId}/members/${userId}`, { as: admin });
    }
    const ofGroup = all.filter(({ userId }) => members.includes(userId));
    expect(idsOf(await rows(`groupId=${groupId}`))).toEqual(idsOf(ofGroup));
    expect(idsOf(await rows(`groupId=${groupId}&minScore=20`))).toEqual(
      idsOf(ofGroup.filter(({ progress }) => progress.scorePercent >= 20)),
    );
    const [course] = courses;
    const ofCourse = await app.call<Page<UserCourseWire>>(
      'GET',
      `/api/v1/secured/courses/${course?.id}/usercourses?size=1000&groupId=${groupId}`,
      { as: admin },
    );
    expect(idsOf(ofCourse.body.content)).toEqual(idsOf(ofGroup.filter((row) => row.course.id === course?.id)));
    const file = await app.call<string>('GET', `${base}.csv?groupId=${groupId}&columns=scorePercent`, { as: admin });
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(ofGroup.length + 1);
    const author = await app.aUser({ createCourse: true });
    for (const path of [base, `${base}.csv`, `/api/v1/secured/courses/${course?.id}/usercourses`]) {
      expect((await app.call('GET', `${path}?groupId=${groupId}`, { as: author })).status).toBe(403);
    }
  });

  test('PROGR-01 the table of counted scores has one row for each user course', async () => {
    await Promise.all([rows('minScore=0'), rows('sort=scorePercent'), rows('maxScore=100')]);
    const { rows: found } = await inWorkspace(app.db, 1, (trx) =>
      sql<{
        counted: number;
        all: number;
      }>`select (select count(*) from user_course_score where workspace_id = 1) as counted,
        (select count(*) from user_course where workspace_id = 1) as all`.execute(trx),
    );
    expect(found[0]?.counted).toBe(found[0]?.all);
  });
});
