import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCourse, aLecture, aModule, aQuestion, aText } from '../course/courseBuilder.testkit.ts';
import {
  coursesPath,
  createCourseTestApp,
  type CourseTestApp,
  type FullCourse,
} from '../course/courseTestApp.testkit.ts';
import { inWorkspace } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import type { Page } from '../http/paging.ts';
import type { TestUser } from '../testing/testApp.ts';
import type { CreatedLinkWire } from './reviewLinkSchemas.ts';
import type { ThreadWire } from './reviewSchemas.ts';

let app: CourseTestApp;
let course: FullCourse;
let colleague: TestUser;
beforeAll(async () => {
  app = await createCourseTestApp();
  colleague = await app.aUser({ createCourse: true, name: 'Colleague' });
});
afterAll(() => app.close());
beforeEach(async () => {
  const lecture = aLecture({ sections: [aText('Tea is hot.')], questionAnswers: [aQuestion()] });
  course = (await app.create(aCourse({ modules: [aModule({ lectures: [lecture] })] }))).body;
});

const threadsOf = (courseId: Id) => `${coursesPath}/${courseId}/reviewthreads`;
const commentPath = (courseId: Id, commentId: Id) => `${coursesPath}/${courseId}/reviewcomments/${commentId}`;

const lectureOf = ({ modules }: FullCourse) => modules[0]?.lectures[0];
const sectionAnchor = () => {
  const lecture = lectureOf(course);
  return { part: 'SECTION', id: lecture?.sections?.[0]?.id, lectureId: lecture?.id };
};

const start = (body: object = {}, as: TestUser = app.author, courseId: Id = course.id) =>
  app.call<ThreadWire>('POST', threadsOf(courseId), {
    as,
    body: { anchor: { part: 'COURSE', id: courseId }, text: 'What is this for?', ...body },
  });
const list = async (query = '', as: TestUser = app.author) =>
  (await app.call<Page<ThreadWire>>('GET', `${threadsOf(course.id)}${query}`, { as })).body;
const reply = (threadId: Id, body: object, as: TestUser = app.author) =>
  app.call<ThreadWire>('POST', `${threadsOf(course.id)}/${threadId}/comments`, { as, body });
const settle = (threadId: Id, body: object) =>
  app.call<ThreadWire>('PATCH', `${threadsOf(course.id)}/${threadId}`, { as: app.author, body });

describe('BEY-26 OP-263 threads about the parts of a course', () => {
  test('begin at any part that is stored, and stay with it whatever is edited', async () => {
    const lecture = lectureOf(course);
    const anchors = [
      { part: 'COURSE', id: course.id },
      { part: 'MODULE', id: course.modules[0]?.id },
      { part: 'LECTURE', id: lecture?.id },
      sectionAnchor(),
      { part: 'QUESTION', id: lecture?.questionAnswers?.[0]?.id, lectureId: lecture?.id },
    ];
    for (const anchor of anchors) {
      const { status, body } = await start({ anchor });
      expect(status).toBe(201);
      expect(body).toMatchObject({ state: 'OPEN', anchor: { part: anchor.part, id: anchor.id }, guestVisible: false });
      expect(body.comments).toMatchObject([{ text: 'What is this for?', own: true, byGuest: false }]);
    }
    await app.save('PATCH', course.id, { modules: [] });
    const { content } = await list();
    expect(content.map(({ anchor }) => anchor.id)).toEqual(anchors.map(({ id }) => id).toReversed());
    expect((await list(`?part=SECTION&partId=${anchors[3]?.id}`)).content).toHaveLength(1);
    expect((await list(`?lectureId=${lecture?.id}`)).content).toHaveLength(3);
  });

  test('begin at a section inside a branch', async () => {
    const content = { type: 'BRANCH', content: { options: [{ title: 'One', sections: [aText('Inside')] }] } };
    const lecture = aLecture({ sections: [{ type: 'JSON', content }] });
    const branched = (await app.create(aCourse({ modules: [aModule({ lectures: [lecture] })] }))).body;
    const stored = lectureOf(branched);
    const branch = stored?.sections?.[0] as { content: typeof content } | undefined;
    const inside = branch?.content.content.options[0]?.sections[0] as { id?: number } | undefined;
    const anchor = { part: 'SECTION', id: inside?.id, lectureId: stored?.id };
    const { status, body } = await start({ anchor }, app.author, branched.id);
    expect([status, body.anchor]).toEqual([201, anchor]);
  });

  test('are refused for parts of other courses, and for what the lecture does not hold', async () => {
    const other = (await app.create(aCourse())).body;
    const lecture = lectureOf(course);
    for (const anchor of [
      { part: 'COURSE', id: other.id },
      { part: 'MODULE', id: other.modules[0]?.id ?? 1 },
      { part: 'SECTION', id: lecture?.questionAnswers?.[0]?.id, lectureId: lecture?.id },
      { part: 'SECTION', id: sectionAnchor().id },
    ]) {
      expect(await start({ anchor })).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    }
  });

  test('quote words, suggest others, and keep the outcome of the suggestion', async () => {
    const quote = { exact: 'hot', prefix: 'Tea is ', suffix: '.' };
    const { body } = await start({ anchor: sectionAnchor(), quote, suggestedText: 'warm' }, colleague);
    expect(body).toMatchObject({ quote, suggestedText: 'warm', outcome: null });
    const taken = await settle(body.id, { state: 'RESOLVED', outcome: 'TAKEN' });
    expect(taken.body).toMatchObject({ state: 'RESOLVED', outcome: 'TAKEN', resolveTime: expect.any(String) });
    expect(taken.body.resolvedByName).not.toBeNull();
    const open = await settle(body.id, { state: 'OPEN' });
    expect(open.body).toMatchObject({ state: 'OPEN', outcome: null, resolvedByName: null, resolveTime: null });
    expect(await start({ suggestedText: 'nothing quoted' })).toMatchObject({ status: 400 });
    const plain = await start();
    expect(await settle(plain.body.id, { state: 'RESOLVED', outcome: 'TAKEN' })).toMatchObject({ status: 400 });
  });

  test('show what is open', async () => {
    const { body: first } = await start();
    const { body: second } = await start();
    await settle(first.id, { state: 'RESOLVED' });
    expect((await list('?state=OPEN')).content.map(({ id }) => id)).toEqual([second.id]);
    expect((await list('?state=RESOLVED')).content.map(({ id }) => id)).toEqual([first.id]);
  });

  test('OP-281 are counted by their parts while they are open, for those who work on courses', async () => {
    const anchor = sectionAnchor();
    await start({ anchor });
    await start({ anchor });
    const { body: resolved } = await start({ anchor });
    await settle(resolved.id, { state: 'RESOLVED' });
    await start();
    const path = `${coursesPath}/${course.id}/openreviewcounts`;
    const { body } = await app.call<readonly object[]>('GET', path, { as: app.author });
    expect(body).toHaveLength(2);
    expect(body).toEqual(
      expect.arrayContaining([
        { anchor, count: 2 },
        { anchor: { part: 'COURSE', id: course.id, lectureId: null }, count: 1 },
      ]),
    );
    expect(await app.call('GET', path, { as: await app.aUser() })).toMatchObject({ status: 403 });
    const stranger = await app.aUser({ workspaceId: 2, roleAdmin: true });
    expect(await app.call('GET', path, { as: stranger })).toMatchObject({ status: 404 });
  });

  test('hold comments as plain text, of which their writers alone change theirs', async () => {
    const script = '<script>alert(1)</script>\n<b>bold</b>';
    const { body: thread } = await start({ text: script });
    expect(thread.comments[0]?.text).toBe(script);
    const { body: replied } = await reply(thread.id, { text: 'Mine' }, colleague);
    const [first, second] = replied.comments;
    expect(replied.comments).toMatchObject([{ editable: false }, { editable: true, authorName: 'Colleague' }]);
    const change = (commentId: Id, as: TestUser) =>
      app.call<ThreadWire>('PATCH', commentPath(course.id, commentId), { as, body: { text: 'Other words' } });
    expect(await change(first?.id ?? 0, colleague)).toMatchObject({ status: 403 });
    const changed = await change(second?.id ?? 0, colleague);
    expect(changed.body.comments[1]).toMatchObject({ text: 'Other words', editTime: expect.any(String) });
    const remove = (commentId: Id, as: TestUser) => app.call('DELETE', commentPath(course.id, commentId), { as });
    expect(await remove(first?.id ?? 0, colleague)).toMatchObject({ status: 403 });
    expect(await remove(second?.id ?? 0, colleague)).toMatchObject({ status: 204 });
    expect(await remove(first?.id ?? 0, app.author)).toMatchObject({ status: 204 });
    expect((await list()).content).toEqual([]);
  });

  test('mention people who may edit the course, and nobody else', async () => {
    const learner = await app.aUser({ name: 'Learner' });
    const { body } = await start({ mentions: [colleague.userId, colleague.userId] });
    expect(body.comments[0]?.mentions).toEqual([{ userId: colleague.userId, name: 'Colleague' }]);
    expect(await start({ mentions: [learner.userId] })).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    const found = await app.call('GET', `${coursesPath}/${course.id}/mentionable?search=COLLEAG`, { as: app.author });
    expect(found.body).toEqual([{ userId: colleague.userId, name: 'Colleague' }]);
  });

  test('OP-280 hold mentions by who they are, wherever they stand, with the names of today', async () => {
    const bo = await app.aUser({ createCourse: true, name: 'Bo' });
    const text = 'Ask \u{FFFC} <b>and</b> \u{FFFC}, then \u{FFFC}.';
    const mentions = [bo.userId, colleague.userId, bo.userId];
    const { body: thread } = await start({ text, mentions, guestVisible: true });
    const [comment] = thread.comments;
    expect(comment?.text).toBe('Ask @Bo <b>and</b> @Colleague, then @Bo.');
    expect(comment?.mentions.map(({ name }) => name)).toEqual(['Bo', 'Colleague']);
    expect(comment?.pieces.slice(0, 3)).toEqual([
      { text: 'Ask ', mentioned: false, person: null },
      { text: '@Bo', mentioned: true, person: { userId: bo.userId, name: 'Bo' } },
      { text: ' <b>and</b> ', mentioned: false, person: null },
    ]);
    await inWorkspace(app.db, 1, (trx) =>
      trx
        .updateTable('app_user')
        .set({ name: '<script>alert(1)</script>' })
        .where('app_user.workspace_id', '=', 1)
        .where('app_user.user_id', '=', bo.userId)
        .execute(),
    );
    const renamed = (await list()).content[0]?.comments[0];
    expect(renamed?.pieces[1]?.text).toBe('@<script>alert(1)</script>');
    const body = { name: 'Legal', expireTime: app.now().getTime() + 86_400_000 };
    const link = await app.call<CreatedLinkWire>('POST', `${coursesPath}/${course.id}/reviewlinks`, {
      as: app.author,
      body,
    });
    const read = await app.call<Page<ThreadWire>>('GET', `/api/v1/public/review/${link.body.token}/threads`, {});
    const told = read.body.content[0]?.comments[0];
    expect(told?.pieces[3]).toEqual({
      text: '@Colleague',
      mentioned: true,
      person: { userId: null, name: 'Colleague' },
    });
    expect(told?.mentions.map(({ userId }) => userId)).toEqual([null, null]);
  });

  test('OP-280 mention nobody of another workspace, nobody without rights, and have someone at each place', async () => {
    const stranger = await app.aUser({ workspaceId: 2, roleAdmin: true });
    const { userId } = await app.aUser({ name: 'Learner' });
    for (const mentions of [[stranger.userId], [userId], [colleague.userId, userId], [1e12]]) {
      expect(await start({ mentions, text: '\u{FFFC}!' })).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    }
    const refused = await start({ text: 'Two \u{FFFC}\u{FFFC}', mentions: [colleague.userId] });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'text' }] } });
  });

  test('OP-280 keep mentions of people who lost their rights when their comment is changed', async () => {
    const bo = await app.aUser({ createCourse: true, name: 'Bo' });
    const { body: thread } = await start({ text: '\u{FFFC}?', mentions: [bo.userId] });
    await inWorkspace(app.db, 1, (trx) =>
      trx
        .updateTable('app_user')
        .set({ create_course: false })
        .where('app_user.workspace_id', '=', 1)
        .where('app_user.user_id', '=', bo.userId)
        .execute(),
    );
    const change = (body: object) =>
      app.call<ThreadWire>('PATCH', commentPath(course.id, thread.comments[0]?.id ?? 0), { as: app.author, body });
    const changed = await change({ text: 'And \u{FFFC}?', mentions: [bo.userId] });
    expect(changed.body.comments[0]?.text).toBe('And @Bo?');
    expect((await change({ text: 'Nobody', mentions: [] })).status).toBe(200);
    expect(await change({ text: 'And \u{FFFC}?', mentions: [bo.userId] })).toMatchObject({ status: 400 });
  });

  test('begin once per key, and are bounded', async () => {
    const headers = { 'idempotency-key': 'start-once' };
    const body = { anchor: { part: 'COURSE', id: course.id }, text: 'Once' };
    const sent = () => app.call<ThreadWire>('POST', threadsOf(course.id), { as: app.author, headers, body });
    const first = await sent();
    expect((await sent()).body.id).toBe(first.body.id);
    for (let written = 1; written < 50; written += 1) {
      expect((await reply(first.body.id, { text: 'More' })).status).toBe(201);
    }
    expect(await reply(first.body.id, { text: 'Too many' })).toMatchObject({
      status: 409,
      body: { code: 'REVIEW_FULL', params: { most: 50 } },
    });
    expect((await start({ text: 'a'.repeat(5001) })).status).toBe(400);
  });

  test('are for those who work on courses, of the course that is named, in this workspace', async () => {
    const { body: thread } = await start();
    const learner = await app.aUser();
    const stranger = await app.aUser({ workspaceId: 2, roleAdmin: true });
    const other = (await app.create(aCourse())).body;
    expect(await start({}, learner)).toMatchObject({ status: 403 });
    expect(await app.call('GET', threadsOf(course.id), { as: learner })).toMatchObject({ status: 403 });
    expect(await app.call('GET', threadsOf(course.id), {})).toMatchObject({ status: 401 });
    expect(await app.call('GET', threadsOf(course.id), { as: stranger })).toMatchObject({ status: 404 });
    expect(await app.call('GET', `${threadsOf(other.id)}/${thread.id}`, { as: app.author })).toMatchObject({
      status: 404,
    });
    const commentId = thread.comments[0]?.id ?? 0;
    expect(await app.call('DELETE', commentPath(other.id, commentId), { as: app.author })).toMatchObject({
      status: 404,
    });
  });

  test('stay out of copies and exports, and go with the course', async () => {
    await start({ text: 'Only in the review' });
    const exported = await app.read(course.id);
    expect(JSON.stringify(exported.body)).not.toContain('Only in the review');
    const { body: copy } = await app.call<FullCourse>('POST', `${coursesPath}/${course.id}/_copy`, {
      as: app.author,
      body: {},
    });
    expect((await app.call<Page<ThreadWire>>('GET', threadsOf(copy.id), { as: app.author })).body.content).toEqual([]);
    expect((await app.call('DELETE', `${coursesPath}/${course.id}`, { as: app.author })).status).toBe(204);
    expect(await app.call('GET', threadsOf(course.id), { as: app.author })).toMatchObject({ status: 404 });
  });
});
