import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { aCourse, aLecture, aModule, aQuestion, aText } from '../course/courseBuilder.testkit.ts';
import {
  coursesPath,
  createCourseTestApp,
  type CourseTestApp,
  type FullCourse,
} from '../course/courseTestApp.testkit.ts';
import { inWorkspace } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { CallOptions } from '../testing/testApp.ts';
import type { CreatedLinkWire, LinkWire } from './reviewLinkSchemas.ts';

const dayMs = 86_400_000;
const secret = 'because water boils';

let app: CourseTestApp;
let course: FullCourse;
beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const question = aQuestion({ explanation: { type: 'text', content: { '1': secret } } });
  const lecture = aLecture({ name: 'Kettles', sections: [aText('Tea is hot.')], questionAnswers: [question] });
  course = (await app.create(aCourse({ name: 'Tea', modules: [aModule({ lectures: [lecture] })] }))).body;
});

const linksOf = (courseId: Id) => `${coursesPath}/${courseId}/reviewlinks`;
const inDays = (days: number) => new Date(app.now().getTime() + days * dayMs).toISOString();
const create = (body: object = {}, options: CallOptions = {}) =>
  app.call<CreatedLinkWire>('POST', linksOf(course.id), {
    as: app.author,
    body: { name: 'Legal', expireTime: inDays(7), ...body },
    ...options,
  });
const revoke = (linkId: Id) => app.call('DELETE', `${linksOf(course.id)}/${linkId}`, { as: app.author });
const list = async () => (await app.call<LinkWire[]>('GET', linksOf(course.id), { as: app.author })).body;
const open = (token: string, path = '', options: CallOptions = {}) =>
  app.call('GET', `/api/v1/public/review/${token}${path}`, options);
const lectureId = () => course.modules[0]?.lectures[0]?.id ?? 0;

/** What is kept of people who study. */
const traces = () =>
  inWorkspace(app.db, 1, async (trx) => {
    const { rows } = await sql`
      select (select count(*) from user_course) as enrolled, (select count(*) from fact) as facts,
        (select count(*) from lecture_seen) as seen`.execute(trx);
    return rows;
  });

describe('BEY-26 OP-264 review links', () => {
  test('tell their token once; afterwards nobody can read it, in the database neither', async () => {
    const { status, body, headers } = await create();
    expect(status).toBe(201);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(headers['cache-control']).toBe('no-store');
    const [listed] = await list();
    expect(listed).toEqual({ ...body, token: undefined });
    expect(listed).not.toHaveProperty('token');
    const { rows } = await inWorkspace(app.db, 1, (trx) => sql`select * from review_link`.execute(trx));
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  test('open the course as its authors have it now, as a learner sees it, and leave no trace of study', async () => {
    await app.save('PATCH', course.id, { published: true });
    await app.call('POST', `${coursesPath}/${course.id}/_holdBack`, { as: app.author, body: { holdsBack: true } });
    await app.save('PATCH', course.id, { name: 'Green tea' });
    const { token, id } = (await create({ mayComment: false })).body;
    const before = await traces();
    const { status, body, headers } = await open(token);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(body).toMatchObject({ linkName: 'Legal', mayComment: false, courseName: 'Green tea' });
    expect(JSON.stringify(body)).toContain('Kettles');
    const lecture = await open(token, `/lectures/${lectureId()}`);
    expect(lecture.status).toBe(200);
    expect(JSON.stringify(lecture.body)).toContain('Tea is hot.');
    expect(lecture.body['questionAnswers']).toMatchObject([{ correctAnswer: null, explanation: null }]);
    expect(JSON.stringify(lecture.body)).not.toContain(secret);
    expect(JSON.stringify([body, lecture.body])).not.toContain(app.author.username);
    expect(await traces()).toEqual(before);
    expect((await list()).find((link) => link.id === id)?.lastUseTime).toBe(app.now().toISOString());
  });

  test('refuse alike whatever is not theirs', async () => {
    const { token, id } = (await create()).body;
    const other = (await app.create(aCourse({ modules: [aModule({ lectures: [aLecture()] })] }))).body;
    const { token: brief } = (await create({ expireTime: inDays(1) })).body;
    const unknown = { status: 404, body: (await open('A'.repeat(43))).body };
    const start = app.now();
    for (const [path, options] of [
      [`${token}x`, {}],
      [token.slice(1), {}],
      [token.toLowerCase(), {}],
      [token, { host: 'acme.localhost' }],
      [`${token}/lectures/${other.modules[0]?.lectures[0]?.id}`, {}],
      [`${token}/lectures/1`, {}],
    ] as const) {
      const { status, body } = await open(path, '', options);
      expect({ status, body: { ...body, requestId: undefined } }).toEqual({
        status: 404,
        body: { ...unknown.body, requestId: undefined },
      });
    }
    app.at(new Date(start.getTime() + dayMs));
    expect((await open(brief)).status).toBe(404);
    expect((await open(token)).status).toBe(200);
    await revoke(id);
    expect((await open(token)).status).toBe(404);
    expect((await open(token, `/lectures/${lectureId()}`)).status).toBe(404);
    expect((await list()).map((link) => link.id)).not.toContain(id);
    const { token: last } = (await create()).body;
    await app.call('DELETE', `${coursesPath}/${course.id}`, { as: app.author });
    expect((await open(last)).status).toBe(404);
    app.at(start);
  });

  test('count while who made them may edit the course', async () => {
    const maker = await app.aUser({ createCourse: true });
    const { token, id } = (await create({}, { as: maker })).body;
    const mayEdit = (create_course: boolean) =>
      inWorkspace(app.db, 1, (trx) =>
        trx
          .updateTable('app_user')
          .set({ create_course })
          .where('app_user.workspace_id', '=', 1)
          .where('app_user.user_id', '=', maker.userId)
          .execute(),
      );
    expect((await open(token)).status).toBe(200);
    expect((await list()).map(({ expired }) => expired)).toEqual([false]);
    await mayEdit(false);
    const comment = { guestName: 'Greta', anchor: { part: 'COURSE', id: course.id }, text: 'Why?' };
    for (const path of ['', `/lectures/${lectureId()}`, '/threads']) {
      expect(await open(token, path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    const write = () => app.call('POST', `/api/v1/public/review/${token}/threads`, { body: comment });
    expect(await write()).toMatchObject({ status: 404 });
    expect((await list()).map(({ expired }) => expired)).toEqual([true]);
    await mayEdit(true);
    expect((await write()).status).toBe(201);
    await app.call('DELETE', '/api/v1/secured/users/me', { as: maker, body: { confirmUsername: maker.username } });
    expect(await open(token)).toMatchObject({ status: 404 });
    expect((await list()).find((link) => link.id === id)).toMatchObject({ expired: true, createdByName: null });
  });

  test('are made by those who edit the course, at most 90 days ahead, at most 20', async () => {
    for (const expireTime of [inDays(-1), inDays(91)]) {
      expect(await create({ expireTime })).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    }
    expect(await create({ name: '\u200b\u202e' })).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    expect(await create({}, { as: app.learner })).toMatchObject({ status: 403 });
    const template = await app.create(aCourse({ template: true }), { as: app.admin });
    expect(await app.call('GET', linksOf(template.body.id), { as: app.author })).toMatchObject({ status: 403 });
    for (let made = 0; made < 20; made += 1) {
      expect((await create()).status).toBe(201);
    }
    expect(await create()).toMatchObject({ status: 409, body: { code: 'REVIEW_FULL', params: { most: 20 } } });
    await revoke((await list())[0]?.id ?? 0);
    expect((await create()).status).toBe(201);
  });
});
