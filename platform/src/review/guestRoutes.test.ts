import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { aCourse, aLecture, aModule, aText } from '../course/courseBuilder.testkit.ts';
import {
  coursesPath,
  createCourseTestApp,
  type CourseTestApp,
  type FullCourse,
} from '../course/courseTestApp.testkit.ts';
import { inWorkspace } from '../db/database.ts';
import type { Page } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import type { CallOptions } from '../testing/testApp.ts';
import type { CreatedLinkWire } from './reviewLinkSchemas.ts';
import { guestCommentsPerHour, mostComments, mostThreads, type ThreadWire } from './reviewSchemas.ts';

const hourMs = 3_600_000;

let app: CourseTestApp;
let course: FullCourse;
let link: CreatedLinkWire;
beforeAll(async () => {
  app = await createCourseTestApp({ RATE_LIMIT_SIGN_IN_PER_MINUTE: '10000' });
});
afterAll(() => app.close());
beforeEach(async () => {
  const lecture = aLecture({ sections: [aText('Tea is hot.')] });
  course = (await app.create(aCourse({ modules: [aModule({ lectures: [lecture] })] }))).body;
  link = await aLink();
});

const aLink = async (body: object = {}, courseId: Id = course.id) =>
  (
    await app.call<CreatedLinkWire>('POST', `${coursesPath}/${courseId}/reviewlinks`, {
      as: app.author,
      body: { name: 'Legal', expireTime: new Date(app.now().getTime() + 24 * hourMs).toISOString(), ...body },
    })
  ).body;

const reviewOf = (token: string) => `/api/v1/public/review/${token}`;
const start = (body: object = {}, token = link.token, options: CallOptions = {}) =>
  app.call<ThreadWire>('POST', `${reviewOf(token)}/threads`, {
    body: { guestName: 'Greta', anchor: { part: 'COURSE', id: course.id }, text: 'What is this?', ...body },
    ...options,
  });
const reply = (threadId: Id, body: object = {}, token = link.token) =>
  app.call<ThreadWire>('POST', `${reviewOf(token)}/threads/${threadId}/comments`, {
    body: { guestName: 'Greta', text: 'Still', ...body },
  });
const list = async (token = link.token) =>
  (await app.call<Page<ThreadWire>>('GET', `${reviewOf(token)}/threads`)).body.content;
const ofAuthor = (body: object) =>
  app.call<ThreadWire>('POST', `${coursesPath}/${course.id}/reviewthreads`, {
    as: app.author,
    body: { anchor: { part: 'COURSE', id: course.id }, text: 'Among us', ...body },
  });

describe('BEY-26 OP-265 guests of a review', () => {
  test('OP-263 read a thread while the author who began it shows it', async () => {
    const { body: thread } = await ofAuthor({});
    const show = (guestVisible: boolean, threadId: Id, as = app.author) =>
      app.call<ThreadWire>('PUT', `${coursesPath}/${course.id}/reviewthreads/${threadId}/visibility`, {
        as,
        body: { guestVisible },
      });
    expect(thread.guestVisibilityEditable).toBe(true);
    expect(await show(true, thread.id, await app.aUser({ createCourse: true }))).toMatchObject({ status: 403 });
    expect((await show(true, thread.id)).body.guestVisible).toBe(true);
    expect((await reply(thread.id)).status).toBe(201);
    expect((await show(false, thread.id)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await reply(thread.id)).toMatchObject({ status: 404 });
    const { body: begun } = await start();
    expect(await show(false, begun.id)).toMatchObject({ status: 403 });
  });

  test('OP-282 write once by a key, however often it is sent, and only by their link', async () => {
    const keyed = { headers: { 'idempotency-key': 'pressed-twice' } };
    const [one, other] = await Promise.all([start({}, link.token, keyed), start({}, link.token, keyed)]);
    expect([one.status, other.status, other.body.id]).toEqual([201, 201, one.body.id]);
    const replyOnce = (text: string, token = link.token, threadId = one.body.id) =>
      app.call<ThreadWire>('POST', `${reviewOf(token)}/threads/${threadId}/comments`, {
        body: { guestName: 'Greta', text },
        headers: { 'idempotency-key': 'replied-twice' },
      });
    await replyOnce('Still');
    expect((await replyOnce('Still')).body.comments).toHaveLength(2);
    expect(await replyOnce('Other')).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    const { body: elsewhere } = await start();
    expect(await replyOnce('Still', link.token, elsewhere.id)).toMatchObject({ status: 422 });
    const second = await aLink();
    expect((await replyOnce('Still', second.token)).body.comments).toHaveLength(3);
    expect(await list()).toHaveLength(2);
    const lecture = course.modules[0]?.lectures[0];
    const section = { part: 'SECTION', id: lecture?.sections[0]?.id, lectureId: lecture?.id };
    expect(await start({ anchor: section }, link.token, keyed)).toMatchObject({ status: 422 });
    const quoted = { anchor: section, quote: { exact: 'hot' }, suggestedText: 'warm' };
    const again = { headers: { 'idempotency-key': 'quoted-twice' } };
    const { body: first } = await start(quoted, link.token, again);
    expect(await start(quoted, link.token, again)).toMatchObject({ status: 201, body: { id: first.id } });
    for (const other of [{ quote: { exact: 'cold' } }, { suggestedText: 'mild' }]) {
      expect(await start({ ...quoted, ...other }, link.token, again)).toMatchObject({ status: 422 });
    }
  });

  test('OP-263 read a thread as it was when the comment that began it is gone: the next author does not begin it', async () => {
    const { body: thread } = await ofAuthor({});
    const colleague = await app.aUser({ createCourse: true });
    app.at(new Date(app.now().getTime() + 1000));
    const { body: answered } = await app.call<ThreadWire>(
      'POST',
      `${coursesPath}/${course.id}/reviewthreads/${thread.id}/comments`,
      { as: colleague, body: { text: 'I see' } },
    );
    expect(answered.comments).toHaveLength(2);
    await app.call('DELETE', `${coursesPath}/${course.id}/reviewcomments/${thread.comments[0]?.id}`, {
      as: app.author,
    });
    for (const as of [colleague, app.author]) {
      const visibility = `${coursesPath}/${course.id}/reviewthreads/${thread.id}/visibility`;
      expect(await app.call('PUT', visibility, { as, body: { guestVisible: true } })).toMatchObject({ status: 403 });
    }
  });

  test('OP-280 mention nobody: places of mentions are not in what they write', async () => {
    expect((await start({ mentions: [app.author.userId] })).status).toBe(400);
    expect((await start({ text: '\u{FFFC}' })).status).toBe(400);
    const { body } = await start({ text: 'Hi \u{FFFC}you' });
    expect(body.comments[0]).toMatchObject({ text: 'Hi you', mentions: [], pieces: [{ text: 'Hi you' }] });
  });

  test('comment under a name, suggest words, and read what authors reply', async () => {
    const lecture = course.modules[0]?.lectures[0];
    const anchor = { part: 'SECTION', id: lecture?.sections[0]?.id, lectureId: lecture?.id };
    const script = '<script>alert(1)</script>';
    const { status, body, headers } = await start({
      anchor,
      quote: { exact: 'hot' },
      suggestedText: 'warm',
      text: script,
      guestName: '<b>Greta</b>',
    });
    expect(status).toBe(201);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(body).toMatchObject({
      guestVisible: true,
      suggestedText: 'warm',
      comments: [{ text: script, authorName: '<b>Greta</b>', byGuest: true, linkName: null, own: false }],
    });
    const answer = await app.call<ThreadWire>('POST', `${coursesPath}/${course.id}/reviewthreads/${body.id}/comments`, {
      as: app.author,
      body: { text: 'Right', mentions: [app.author.userId] },
    });
    expect(answer.body.comments[0]).toMatchObject({ byGuest: true, linkName: 'Legal', deletable: true });
    const [seen] = await list();
    expect(seen?.comments[1]).toMatchObject({
      authorName: app.author.name,
      byGuest: false,
      mentions: [{ userId: null, name: app.author.name }],
    });
    expect(JSON.stringify(seen)).not.toContain(app.author.username);
    expect((await reply(body.id)).body.comments).toHaveLength(3);
  });

  test('read and answer what authors show them, and nothing else', async () => {
    const { body: among } = await ofAuthor({});
    const { body: shown } = await ofAuthor({ guestVisible: true, text: 'For you' });
    expect((await list()).map(({ id }) => id)).toEqual([shown.id]);
    expect(await reply(among.id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await reply(shown.id)).status).toBe(201);
  });

  test('write in no other course, of no other workspace, and not once their link ended', async () => {
    const { body: thread } = await start();
    const other = (await app.create(aCourse())).body;
    const elsewhere = await aLink({}, other.id);
    expect(await reply(thread.id, {}, elsewhere.token)).toMatchObject({ status: 404 });
    expect(await start({}, elsewhere.token)).toMatchObject({ status: 400 });
    expect(await start({}, link.token, { host: 'acme.localhost' })).toMatchObject({ status: 404 });
    expect(await start({}, 'A'.repeat(43))).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const reading = await aLink({ mayComment: false });
    expect(await start({}, reading.token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await list(reading.token)).map(({ id }) => id)).toEqual([thread.id]);
    await app.call('DELETE', `${coursesPath}/${course.id}/reviewlinks/${link.id}`, { as: app.author });
    expect(await start()).toMatchObject({ status: 404 });
    expect(await reply(thread.id)).toMatchObject({ status: 404 });
    expect((await list(reading.token)).map(({ id }) => id)).toEqual([thread.id]);
  });

  test('say no more than fits, and mention nobody', async () => {
    for (const body of [
      { guestName: '' },
      { guestName: 'a'.repeat(81) },
      { text: 'a'.repeat(5001) },
      { mentions: [app.author.userId] },
      { guestVisible: false },
    ]) {
      expect(await start(body)).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    }
  });

  test('call themselves what can be seen, as people with an account do, and say something', async () => {
    for (const name of ['\u200b', '\u2060\ufeff', '\u00ad', '\u2800', 'Ada\u202e', '\u2066Ada\u2069', 'A\nB']) {
      expect(await start({ guestName: name })).toMatchObject({ status: 400, body: { code: 'INVALID' } });
      const { body: thread } = await start();
      expect(await reply(thread.id, { guestName: name })).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    }
    expect(await start({ text: '\u200b\u2060' })).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    const { body } = await start({ guestName: '  Ada\u00a0 Example ' });
    expect(body.comments[0]?.authorName).toBe('Ada Example');
  });

  test('write at most 60 comments in an hour by one link', async () => {
    for (let written = 0; written < guestCommentsPerHour; written += 1) {
      expect((await start()).status).toBe(201);
    }
    expect(await start()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect((await start({}, (await aLink()).token)).status).toBe(201);
    const before = app.now();
    app.at(new Date(before.getTime() + hourMs + 1));
    expect((await start()).status).toBe(201);
    app.at(before);
  });

  test('fill half of a thread and of the threads of a course, and leave authors the other half', async () => {
    const { body: thread } = await start();
    for (let written = 1; written < mostComments / 2; written += 1) {
      expect((await reply(thread.id)).status).toBe(201);
    }
    const full = (most: number) => ({ status: 409, body: { code: 'REVIEW_FULL', params: { most } } });
    expect(await reply(thread.id)).toMatchObject(full(mostComments / 2));
    const answer = await app.call('POST', `${coursesPath}/${course.id}/reviewthreads/${thread.id}/comments`, {
      as: app.author,
      body: { text: 'Enough' },
    });
    expect(answer.status).toBe(201);
    await inWorkspace(app.db, 1, (trx) =>
      sql`
        insert into review_thread (workspace_id, course_id, anchor_part, anchor_id, guest_visible, by_guest, create_time, activity_time)
        select 1, ${course.id}, 'COURSE', ${course.id}, true, true, ${app.now()}::timestamptz, ${app.now()}::timestamptz
        from generate_series(2, ${mostThreads / 2})`.execute(trx),
    );
    expect(await start()).toMatchObject(full(mostThreads / 2));
    expect((await ofAuthor({})).status).toBe(201);
  });
});
