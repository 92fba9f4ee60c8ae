import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from '../study/studyTestApp.testkit.ts';
import { pageOf, type Page } from '../http/paging.ts';
import type { TestUser } from '../testing/testApp.ts';
import { userGamificationSchema } from '../enrolment/achievementSchemas.ts';
import type { UserGamificationWire } from '../enrolment/achievementView.ts';
import type { Id } from '../shared/id.ts';

let app: StudyApp;

beforeAll(async () => {
  app = await createStudyApp();
});
afterAll(() => app.close());

/** A course with one item of each type; they name content, so the course is saved a second time with them. */
async function awarded(): Promise<StudyCourse> {
  const admin = await app.aUser({ roleAdmin: true });
  const made = await app.aCourse(smallCourse({ metadata: { lang: 'de' } }));
  const { status } = await app.call('PATCH', `/api/v1/secured/courses/${made.id}?include=outline`, {
    as: admin,
    body: {
      gamificationItems: [
        { '@type': 'LECTURES_COMPLETED', name: 'Reader', kind: 'FRAME', lectureIds: [made.lectures[0]] },
        { '@type': 'QUESTIONS_ANSWERED', name: 'Both right', questionAnswerIds: made.questions },
        { '@type': 'QUESTIONS_ANSWERED_RATE', name: 'Half', qaRate: 0.5 },
      ],
    },
  });
  expect(status).toBe(200);
  return made;
}

const itemsOf = async (user: TestUser, id: Id) =>
  (await app.userCourse(user, id)).body.gamificationItems.map(({ name, isDone, achieved }) => [name, isDone, achieved]);

/** The frame round the picture, by name; null for none. */
async function frameOf(user: TestUser): Promise<string | null> {
  const { body } = await app.call<{ avatarFrame: { gamification: { name: string } } | null }>(
    'GET',
    '/api/v1/secured/users/me?include=avatarFrame',
    { as: user },
  );
  return body.avatarFrame?.gamification.name ?? null;
}

const choose = (user: TestUser, avatarFrameId: unknown) =>
  app.call<{ avatarFrame: { id: Id } | null; errors: object[] }>(
    'PATCH',
    '/api/v1/secured/users/me?include=avatarFrame',
    { as: user, body: { avatarFrameId } },
  );

describe('frames', () => {
  const framesOf = async (user: TestUser) => {
    const { body } = await app.call<Page<UserGamificationWire>>(
      'GET',
      '/api/v1/secured/usercoursegamificationitems?kind=FRAME',
      { as: user },
    );
    return body.content;
  };

  /** Someone who has earned the frame of each of so many courses. */
  async function framed(courses: number) {
    const user = await app.aUser();
    const start = app.now();
    let last = { course: await awarded(), userCourseId: 0 };
    for (let minutes = 1; minutes <= courses; minutes += 1) {
      app.at(new Date(start.getTime() + minutes * 60_000));
      const course = minutes === 1 ? last.course : await awarded();
      const { id } = await app.enrol(user, course.id);
      await app.seen(user, id, course.lectures[0] ?? 0);
      last = { course, userCourseId: id };
    }
    return { user, ...last };
  }

  test('ACH-05 ACH-08 a frame keeps its place when an achievement without one comes later', async () => {
    const { user, course, userCourseId } = await framed(1);
    expect(await frameOf(user)).toBe('Reader');
    app.at(new Date(app.now().getTime() + 60_000));
    await app.answer(user, userCourseId, course.questions[0] ?? 0, [2]);
    await app.answer(user, userCourseId, course.questions[1] ?? 0, [2]);
    expect(
      (await app.userCourse(user, userCourseId)).body.gamificationItems.filter((item) => item.achieved),
    ).toHaveLength(3);
    expect(await frameOf(user)).toBe('Reader');
    expect(await framesOf(user)).toMatchObject([{ gamification: { name: 'Reader', kind: 'FRAME' } }]);
  });

  test('ACH-08 each new frame is put on until the person chooses; then their choice stays', async () => {
    const { user } = await framed(2);
    const [newest, oldest] = await framesOf(user);
    const worn = await choose(user, oldest?.id);
    expect(worn.body.avatarFrame).toMatchObject({
      id: oldest?.id,
      courseId: oldest?.courseId,
      courseLanguage: 'de',
    });
    expect((await choose(user, newest?.id)).body.avatarFrame?.id).toBe(newest?.id);
    expect((await choose(user, null)).body.avatarFrame).toBeNull();
    const third = await awarded();
    const { id } = await app.enrol(user, third.id);
    await app.seen(user, id, third.lectures[0] ?? 0);
    expect(await frameOf(user)).toBeNull();
    expect(await framesOf(user)).toHaveLength(3);
  });

  test('ACH-05 a frame that its author made something else of frames nobody any more', async () => {
    const { user, course, userCourseId } = await framed(1);
    const items = (await app.userCourse(user, userCourseId)).body.gamificationItems;
    const { status } = await app.call('PATCH', `/api/v1/secured/courses/${course.id}`, {
      as: await app.aUser({ roleAdmin: true }),
      body: { gamificationItems: items.map((item) => ({ ...item, kind: null })) },
    });
    expect(status).toBe(200);
    expect(await frameOf(user)).toBeNull();
    expect(await framesOf(user)).toEqual([]);
  });

  test('ACH-05 what is no frame, or another’s, frames nobody', async () => {
    const { user, course, userCourseId } = await framed(1);
    await app.answer(user, userCourseId, course.questions[0] ?? 0, [2]);
    await app.answer(user, userCourseId, course.questions[1] ?? 0, [2]);
    const { body } = await app.userCourse(user, userCourseId);
    const badge = body.userGamificationItems.find((link) => link.gamification?.name === 'Both right');
    const [frame] = await framesOf(user);
    for (const [as, id] of [
      [user, badge?.id],
      [await app.aUser(), frame?.id],
      [user, 'none'],
    ] as const) {
      const refused = await choose(as, id);
      expect(refused.status).toBe(400);
      expect(refused.body.errors).toMatchObject([{ field: 'avatarFrameId' }]);
    }
    expect(await frameOf(user)).toBe('Reader');
  });
});

describe('earning', () => {
  test('ACH-01 ACH-02 ACH-05 PROG-07 a seen mark earns what it completes', async () => {
    const user = await app.aUser();
    const { id, lectures } = await awarded();
    const enrolled = await app.enrol(user, id);
    const { body } = await app.seen(user, enrolled.id, lectures[0] ?? 0);
    expect(body['newUserGamificationItems']).toMatchObject([{ gamification: { name: 'Reader', kind: 'FRAME' } }]);
    expect(await itemsOf(user, enrolled.id)).toEqual([
      ['Reader', true, true],
      ['Both right', false, false],
      ['Half', false, false],
    ]);
    const again = await app.seen(user, enrolled.id, lectures[0] ?? 0);
    expect(again.body['newUserGamificationItems']).toEqual([]);
  });

  test('ACH-03 ACH-04 OP-25 right answers earn, wrong ones do not', async () => {
    const user = await app.aUser();
    const { id, questions } = await awarded();
    const enrolled = await app.enrol(user, id);
    const earned = async (question: number, position: number) => {
      const { body } = await app.answer(user, enrolled.id, questions[question] ?? 0, [position]);
      return (body['newUserGamificationItems'] as UserGamificationWire[]).map((link) => link.gamification?.name);
    };
    expect(await earned(0, 1)).toEqual([]);
    expect(await earned(0, 2)).toEqual(['Half']);
    expect(await earned(1, 2)).toEqual(['Both right']);
  });
});

describe('claiming', () => {
  const claim = (user: TestUser, id: Id, item: number) =>
    app.call<UserGamificationWire>('POST', `/api/v1/secured/usercourses/${id}/gamification/${item}`, { as: user });

  test('REST-33 OP-25 answers the link, again the same, and 412 while the condition is not met', async () => {
    const user = await app.aUser();
    const made = await awarded();
    const enrolled = await app.enrol(user, made.id);
    const reader = enrolled.gamificationItems[0]?.id ?? 0;
    expect(await claim(user, enrolled.id, reader)).toMatchObject({
      status: 412,
      body: { code: 'PRECONDITION_FAILED' },
    });
    await app.seen(user, enrolled.id, made.lectures[0] ?? 0);
    const first = await claim(user, enrolled.id, reader);
    expect(first.status).toBe(200);
    expect(userGamificationSchema.parse(first.body)).toEqual(first.body);
    expect(first.body).toMatchObject({ gamificationId: reader, userCourseId: enrolled.id, courseId: made.id });
    expect((await claim(user, enrolled.id, reader)).body).toEqual(first.body);
  });

  test('REST-33 an item added after its condition was met is earned by claiming it', async () => {
    const user = await app.aUser();
    const admin = await app.aUser({ roleAdmin: true });
    const course = await app.aCourse(smallCourse());
    const enrolled = await app.enrol(user, course.id);
    await app.seen(user, enrolled.id, course.lectures[0] ?? 0);
    const item = { '@type': 'LECTURES_COMPLETED', name: 'Late', lectureIds: [course.lectures[0]] };
    await app.call('PATCH', `/api/v1/secured/courses/${course.id}`, { as: admin, body: { gamificationItems: [item] } });
    const [late] = (await app.userCourse(user, enrolled.id)).body.gamificationItems;
    expect(late).toMatchObject({ isDone: true, achieved: false });
    expect((await claim(user, enrolled.id, late?.id ?? 0)).status).toBe(200);
  });

  test('REST-33 ENR-08 in a user course that was given up nothing more is earned', async () => {
    const user = await app.aUser();
    const admin = await app.aUser({ roleAdmin: true });
    const course = await app.aCourse(smallCourse());
    const enrolled = await app.enrol(user, course.id);
    await app.seen(user, enrolled.id, course.lectures[0] ?? 0);
    const finishTime = app.now().toISOString();
    await app.call('PATCH', `/api/v1/secured/usercourses/${enrolled.id}`, { as: user, body: { finishTime } });
    const item = { '@type': 'LECTURES_COMPLETED', name: 'Late', lectureIds: [course.lectures[0]] };
    await app.call('PATCH', `/api/v1/secured/courses/${course.id}`, { as: admin, body: { gamificationItems: [item] } });
    const [late] = (await app.userCourse(user, enrolled.id)).body.gamificationItems;
    expect((await claim(user, enrolled.id, late?.id ?? 0)).status).toBe(412);
    expect((await app.userCourse(user, enrolled.id)).body.userGamificationItems).toEqual([]);
  });

  test('REST-33 an item of another course, or someone else’s user course, is not found', async () => {
    const user = await app.aUser();
    const made = await awarded();
    const enrolled = await app.enrol(user, made.id);
    expect((await claim(user, enrolled.id, 987_654)).status).toBe(404);
    expect((await claim(await app.aUser(), enrolled.id, enrolled.gamificationItems[0]?.id ?? 0)).status).toBe(404);
  });
});

describe('listing', () => {
  const earned = (user: TestUser, query = '') =>
    app.call<Page<UserGamificationWire>>('GET', `/api/v1/secured/usercoursegamificationitems${query}`, { as: user });

  test('REST-34 ACH-06 the own links of all courses, the newest first, in pages', async () => {
    const user = await app.aUser();
    const start = app.now();
    for (const minutes of [1, 2]) {
      app.at(new Date(start.getTime() + minutes * 60_000));
      const made = await awarded();
      const enrolled = await app.enrol(user, made.id);
      await app.seen(user, enrolled.id, made.lectures[0] ?? 0);
    }
    const { body } = await earned(user);
    expect(pageOf(userGamificationSchema).parse(body)).toEqual(body);
    expect(body.pageable.totalElements).toBe(2);
    const [newest, oldest] = body.content;
    expect(newest?.createTime.localeCompare(oldest?.createTime ?? '')).toBe(1);
    expect(newest).toMatchObject({
      courseName: 'A small course',
      courseLanguage: 'de',
      gamification: { name: 'Reader', kind: 'FRAME' },
    });
    expect((await earned(user, '?page=1&size=1')).body.content).toEqual([oldest]);
    expect((await earned(await app.aUser())).body.content).toEqual([]);
  });
});
