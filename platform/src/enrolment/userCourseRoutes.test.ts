import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { pageOf, type Page } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import { createStudyApp, smallCourse, type StudyApp } from '../study/studyTestApp.testkit.ts';
import type { TestUser } from '../testing/testApp.ts';
import { userCourseSchema } from './userCourseSchemas.ts';
import type { UserCourseWire } from './userCourseView.ts';

const path = '/api/v1/secured/usercourses';

let app: StudyApp;

beforeAll(async () => {
  app = await createStudyApp();
});
afterAll(() => app.close());

const list = (user: TestUser, url: string) => app.call<Page<UserCourseWire>>('GET', url, { as: user });

const idsOf = (page: Page<UserCourseWire>) => page.content.map((row) => row.id);
const ascending = (a: number, b: number) => a - b;

/** Enrols in new courses, a minute after each other; the ids in that order. */
async function enrolledIn(user: TestUser, count: number): Promise<number[]> {
  const start = app.now();
  const ids: Id[] = [];
  for (let index = 0; index < count; index += 1) {
    app.at(new Date(start.getTime() + index * 60_000));
    ids.push((await app.enrol(user, (await app.aCourse(smallCourse({ name: `Course ${index}` }))).id)).id);
  }
  return ids;
}

async function finishAll(user: TestUser, id: Id): Promise<void> {
  const { body } = await app.userCourse(user, id);
  const lectures = body.modules?.flatMap((module) => module.lectures.map((lecture) => lecture.lectureId)) ?? [];
  for (const lectureId of lectures) {
    await app.seen(user, id, lectureId);
  }
  await app.call('POST', `${path}/${id}/_complete`, { as: user, body: { name: user.name } });
}

describe('lists', () => {
  test('DASH-02 REST-25 active user courses come by start time, the newest first, in pages', async () => {
    const user = await app.aUser();
    const ids = await enrolledIn(user, 3);
    const first = await list(user, `${path}/active?page=0&size=2`);
    expect(first.status).toBe(200);
    expect(pageOf(userCourseSchema).parse(first.body)).toEqual(first.body);
    expect(idsOf(first.body)).toEqual([ids[2], ids[1]]);
    expect(first.body.pageable).toMatchObject({ totalElements: 3, totalPages: 2, first: true, last: false });
    expect(idsOf((await list(user, `${path}/active?page=1&size=2`)).body)).toEqual([ids[0]]);
  });

  test('DASH-02 a row carries the progress that a dashboard shows, without the tree', async () => {
    const user = await app.aUser();
    const course = await app.aCourse(smallCourse({ tags: ['language'] }));
    const { id } = await app.enrol(user, course.id);
    await app.seen(user, id, course.lectures[0] ?? 0);
    const [row] = (await list(user, `${path}/active`)).body.content;
    expect(row?.modules).toBeUndefined();
    expect(row?.completion).toBeUndefined();
    expect(row).toMatchObject({
      course: { id: course.id, name: 'A small course', tags: [{ name: 'language' }], rightQuestionAnswers: 0 },
      progress: {
        scorePercent: 14,
        seenPercent: 33,
        phase: 'IN_PROGRESS',
        level: 'GO',
        nextLectureId: course.lectures[1],
        minutesLeft: 26,
        nextLecture: { name: 'Asking', moduleName: 'First', gate: null },
      },
      stats: { lectures: 3, modules: 2, rightQuestionAnswers: 0, lecturesMarkedAsSeen: 1 },
      lastPosition: { lectureId: course.lectures[0], lectureName: 'Reading' },
    });
  });

  test('OP-94 include=outline gives the tree without content, include=modules with it', async () => {
    const user = await app.aUser();
    await enrolledIn(user, 1);
    const outline = (await list(user, `${path}/active?include=outline`)).body.content[0];
    expect(outline?.modules?.[0]?.lectures[0]).not.toHaveProperty('sections');
    const whole = (await list(user, `${path}/active?include=modules`)).body.content[0];
    expect(whole?.modules?.[0]?.lectures[0]).toMatchObject({ sections: [{ type: 'TEXT' }] });
  });

  test.each([
    ['', 1000],
    ['&include=outline', 100],
    ['&include=modules', 25],
  ])('OP-94 with%s a page has at most %d rows', async (include, most) => {
    const user = await app.aUser();
    const { status, body } = await list(user, `${path}?size=5000${include}`);
    expect(status).toBe(200);
    expect(body.pageable.pageSize).toBe(most);
  });

  test('DASH-03 REST-26 OP-42 completed ones are apart, by finish time; given-up ones are not among them', async () => {
    const user = await app.aUser();
    const [one = 0, two = 0, three = 0] = await enrolledIn(user, 3);
    await finishAll(user, two);
    app.at(new Date(app.now().getTime() + 60_000));
    await finishAll(user, one);
    await app.call('PATCH', `${path}/${three}`, { as: user, body: { finishTime: app.now().toISOString() } });
    expect(idsOf((await list(user, `${path}/completed`)).body)).toEqual([one, two]);
    expect(idsOf((await list(user, `${path}/active`)).body)).toEqual([]);
    expect(idsOf((await list(user, path)).body).sort(ascending)).toEqual([one, two, three].sort(ascending));
  });

  test('OP-95 id=in=(…) and courseId=in=(…) serve a batch', async () => {
    const user = await app.aUser();
    const [one = 0, two = 0, three = 0] = await enrolledIn(user, 3);
    const { body } = await list(user, `${path}/active?q=id=in=(${one},${three})`);
    expect(idsOf(body)).toEqual([three, one]);
    const { courseId } = (await app.userCourse(user, two)).body;
    expect(idsOf((await list(user, `${path}?q=courseId=in=(${courseId},1)`)).body)).toEqual([two]);
    expect((await list(user, `${path}?q=secret==1`)).status).toBe(400);
  });

  test('OP-96 sort=lastSeenTime finds the course studied last', async () => {
    const user = await app.aUser();
    const [one = 0] = await enrolledIn(user, 2);
    const { body } = await app.userCourse(user, one);
    await app.seen(user, one, body.modules?.[0]?.lectures[0]?.lectureId ?? 0);
    expect(idsOf((await list(user, `${path}/active?sort=lastSeenTime,desc&size=1`)).body)).toEqual([one]);
  });
});

describe('one user course', () => {
  test('REST-27 OP-21 comes with the whole tree, or with the outline', async () => {
    const user = await app.aUser();
    const [id = 0] = await enrolledIn(user, 1);
    const whole = await app.userCourse(user, id, '');
    expect(userCourseSchema.parse(whole.body)).toEqual(whole.body);
    expect(whole.body.modules?.[0]?.lectures[1]).toMatchObject({ questionAnswers: [{ number: 1 }, { number: 2 }] });
    expect(whole.body.completion).toMatchObject({ wouldComplete: false, noCertificateReason: 'SCORE_TOO_LOW' });
    const outline = await app.userCourse(user, id);
    expect(outline.body.modules?.[0]?.lectures[1]).not.toHaveProperty('questionAnswers');
  });

  test('REST-27 others do not find it, an admin of the course does', async () => {
    const user = await app.aUser();
    const [id = 0] = await enrolledIn(user, 1);
    expect((await app.userCourse(await app.aUser(), id)).status).toBe(404);
    expect((await app.userCourse(await app.aUser({ createCourse: true }), id)).status).toBe(404);
    expect((await app.userCourse(await app.aUser({ roleAdmin: true }), id)).body.name).toBe(user.name);
    expect((await app.call('GET', `${path}/${id}`)).status).toBe(401);
  });

  test('REST-27 a user course of another workspace is not found, not even by its admin', async () => {
    const user = await app.aUser();
    const [id = 0] = await enrolledIn(user, 1);
    const foreign = await app.aUser({ workspaceId: 2, roleAdmin: true });
    for (const url of [`${path}/${id}`, `${path}/${id}/lecture/1`]) {
      expect((await app.call('GET', url, { as: foreign })).status).toBe(404);
    }
    expect((await list(foreign, `${path}?q=id==${id}`)).body.content).toEqual([]);
  });
});

describe('the user courses of a course', () => {
  test('REST-24 ROLE-12 OP-138 its admin sees every learner, as in the list of the workspace, and finds one by userId', async () => {
    const author = await app.aUser({ createCourse: true });
    const course = await app.aCourse(smallCourse());
    await inWorkspace(app.db, 1, (trx) =>
      trx.updateTable('course').set({ created_by: author.userId }).where('course.course_id', '=', course.id).execute(),
    );
    const [one, two] = [await app.aUser(), await app.aUser()];
    const first = await app.enrol(one, course.id);
    const second = await app.enrol(two, course.id);
    const url = `/api/v1/secured/courses/${course.id}/usercourses`;
    expect(idsOf((await list(author, url)).body).sort(ascending)).toEqual([first.id, second.id].sort(ascending));
    expect(idsOf((await list(author, `${url}?q=userId==${two.userId}`)).body)).toEqual([second.id]);
    const admin = await app.aUser({ roleAdmin: true });
    expect(idsOf((await list(admin, url)).body)).toHaveLength(2);
    const ofWorkspace = `/api/v1/secured/workspaces/1/usercourses?q=courseId==${course.id}`;
    expect(idsOf((await list(admin, ofWorkspace)).body).sort(ascending)).toEqual([first.id, second.id].sort(ascending));
  });

  test('REST-24 OP-54 OP-102 a learner sees only the own ones, another author too', async () => {
    const course = await app.aCourse(smallCourse());
    const [one, two] = [await app.aUser(), await app.aUser({ createCourse: true })];
    const first = await app.enrol(one, course.id);
    const url = `/api/v1/secured/courses/${course.id}/usercourses`;
    expect(idsOf((await list(one, url)).body)).toEqual([first.id]);
    expect(idsOf((await list(two, `${url}?q=userId==${one.userId}`)).body)).toEqual([]);
  });

  test('REST-24 OP-53 of a draft only its authors and who has studied it know', async () => {
    const course = await app.aCourse(smallCourse());
    const learner = await app.aUser();
    const enrolled = await app.enrol(learner, course.id);
    await inWorkspace(app.db, 1, (trx) =>
      trx.updateTable('course').set({ published: false }).where('course.course_id', '=', course.id).execute(),
    );
    const url = `/api/v1/secured/courses/${course.id}/usercourses`;
    expect(idsOf((await list(learner, url)).body)).toEqual([enrolled.id]);
    expect((await list(await app.aUser({ createCourse: true }), url)).body.content).toEqual([]);
    expect((await list(await app.aUser(), url)).status).toBe(404);
  });

  test('REST-24 an unknown course, or one of another workspace, is not found', async () => {
    const course = await app.aCourse(smallCourse());
    const foreign = await app.aUser({ workspaceId: 2, roleAdmin: true });
    expect((await list(foreign, `/api/v1/secured/courses/${course.id}/usercourses`)).status).toBe(404);
  });
});
