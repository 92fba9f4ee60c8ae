import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Id } from '../../shared/id.ts';
import type { StudyCourse } from '../../study/studyTestApp.testkit.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import type { TestUser } from '../../testing/testApp.ts';
import { createDiscussionApp, type DiscussionApp } from '../discussion.testkit.ts';
import type { toQuestionWire } from './questionView.ts';

type QuestionWire = ReturnType<typeof toQuestionWire>;

const url = '/api/v1/secured/workspaces/1/discussionquestions';

let app: DiscussionApp;
let asker: TestUser;
let helper: TestUser;
let admin: TestUser;
let maker: TestUser;
let own: StudyCourse;
let others: StudyCourse;
/** Threads by their titles. */
const threads = new Map<string, { readonly threadId: Id; readonly postId: Id }>();

beforeAll(async () => {
  app = await createDiscussionApp();
  asker = await app.aUser({ name: 'Ada Asker' });
  helper = await app.aUser({ name: 'Hal Helper' });
  admin = await app.aUser({ roleAdmin: true });
  maker = await app.aUser({ createCourse: true });
  own = await app.aDiscussedCourse([asker, helper], { maker, changes: { name: 'German' } });
  others = await app.aDiscussedCourse([asker, helper], { changes: { name: 'Biology' } });
  for (const [as, course, title, lecture] of [
    [asker, own, 'Plain', 0],
    [asker, own, 'Solved', 1],
    [helper, others, 'Rude 100%', 0],
    [helper, others, 'Gone', 1],
  ] as const) {
    app.at(new Date(app.now().getTime() + 60_000));
    const { body } = await app.ask(as, course, title, lecture);
    threads.set(title, { threadId: body.id, postId: body.question.id });
  }
  await app.replyTo(helper, of('Solved').threadId, 'So.');
  const [reply] = await app.replies(asker, of('Solved').threadId);
  await app.call('PUT', `/api/v1/secured/discussionthreads/${of('Solved').threadId}/answer`, {
    as: asker,
    body: { postId: reply?.id },
  });
  await app.report(asker, of('Rude 100%').postId);
  await app.hide(admin, of('Gone').postId, 'Off topic');
});
afterAll(() => app.close());

const of = (title: string) => threads.get(title) ?? { threadId: 0, postId: 0 };
const list = async (as: TestUser, query = '') =>
  (await app.call<{ content: QuestionWire[]; cursors: string[] }>('GET', `${url}${query}`, { as })).body;
const titles = async (as: TestUser, query = '') => (await list(as, query)).content.map(({ title }) => title);
const hide = (as: TestUser, names: readonly string[], reason: string | null) =>
  app.call('POST', `${url}/_hide`, { as, body: { threadIds: names.map((name) => of(name).threadId), reason } });

describe('the questions of all courses', () => {
  test('BEY-16 an admin sees those of all courses, the newest first, with where they stand and how', async () => {
    const { content } = await list(admin);
    expect(content.map(({ title, state, reportCount }) => [title, state, reportCount])).toEqual([
      ['Gone', 'hidden', 0],
      ['Rude 100%', 'unanswered', 1],
      ['Solved', 'answered', 0],
      ['Plain', 'unanswered', 0],
    ]);
    expect(content[2]).toMatchObject({
      courseName: 'German',
      lectureId: own.lectures[1],
      lectureName: expect.stringMatching(/./),
      authorName: 'Ada Asker',
      replyCount: 1,
    });
  });

  test('BEY-16 anyone who makes courses sees those of their own, learners none, and no other workspace', async () => {
    expect(await titles(maker)).toEqual(['Solved', 'Plain']);
    expect(await titles(maker, `?courseId=${others.id}`)).toEqual([]);
    expect((await app.call('GET', url, { as: asker })).status).toBe(403);
    const elsewhere = await app.call('GET', '/api/v1/secured/workspaces/2/discussionquestions', { as: admin });
    expect(elsewhere.status).toBe(404);
  });

  test.each([
    ['state=unanswered', ['Rude 100%', 'Plain']],
    ['state=answered', ['Solved']],
    ['state=hidden', ['Gone']],
    ['state=reported', ['Rude 100%']],
    ['search=SOLV', ['Solved']],
    ['search=100%25', ['Rude 100%']],
    ['search=%25', ['Rude 100%']],
    ['search=ada%20ask', ['Solved', 'Plain']],
    ['search=please%20help&state=answered', ['Solved']],
    ['sort=createTime,asc', ['Plain', 'Solved', 'Rude 100%', 'Gone']],
    ['sort=replyCount,desc&size=1', ['Solved']],
  ])('BEY-16 %s', async (query, expected) => {
    expect(await titles(admin, `?${query}`)).toEqual(expected);
  });

  test('BEY-16 those of one course, of a time, and page by page from a row on', async () => {
    expect(await titles(admin, `?courseId=${own.id}`)).toEqual(['Solved', 'Plain']);
    const [newest, second] = (await list(admin)).content;
    expect(await titles(admin, `?from=${second?.createTime}&until=${newest?.createTime}`)).toEqual(['Rude 100%']);
    const { content, cursors } = await list(admin, '?size=3');
    expect(content).toHaveLength(3);
    expect(await titles(admin, `?size=3&after=${cursors[2]}`)).toEqual(['Plain']);
    expect(await titles(admin, `?size=2&before=${cursors[2]}`)).toEqual(['Gone', 'Rude 100%']);
  });

  test('BEY-16 a question is found by what it says now, and by nothing once it is deleted', async () => {
    const { body } = await app.ask(asker, own, 'Edited', 0);
    const found = (words: string) => titles(admin, `?search=${words}`);
    const edit = (text: string) =>
      app.call('PATCH', `/api/v1/secured/discussionposts/${body.question.id}`, { as: asker, body: { text } });
    await edit('What is a Größe?');
    expect([await found('grosse'), await found('please')]).toEqual([
      ['Edited'],
      expect.not.arrayContaining(['Edited']),
    ]);
    await edit('What is a Zebra?');
    expect([await found('grosse'), await found('zebra')]).toEqual([[], ['Edited']]);
    await app.call('DELETE', `/api/v1/secured/discussionposts/${body.question.id}`, { as: asker });
    expect(await found('zebra')).toEqual([]);
  });

  test('FORUM-01 a course whose discussion is switched off has none', async () => {
    const quiet = await app.aDiscussedCourse([asker], { changes: { forumEnabled: false } });
    expect(await titles(admin, `?courseId=${quiet.id}`)).toEqual([]);
  });

  test('BEY-16 as CSV, of the own courses alone, which is noted', async () => {
    const csv = await app.call<string>('GET', `${url}.csv?lang=de&columns=title,course,state`, { as: maker });
    expect(csv.body.slice(1)).toBe('Frage,Kurs,Status\r\nSolved,German,answered\r\nPlain,German,unanswered\r\n');
    expect((await auditTrail(app)).at(-1)).toMatchObject({
      action: 'LIST_DOWNLOADED',
      actorId: maker.userId,
      details: { list: 'discussionquestions' },
    });
  });
});

describe('hiding many', () => {
  test('BEY-16 all or none: nobody hides questions of courses that they do not administer', async () => {
    expect((await hide(maker, ['Plain', 'Rude 100%'], 'No')).status).toBe(404);
    expect((await hide(asker, ['Plain'], 'No')).status).toBe(403);
    expect(await titles(maker, '?state=hidden')).toEqual([]);
    const tooMany = { threadIds: Array.from({ length: 101 }, (_, index) => index + 1), reason: 'No' };
    expect((await app.call('POST', `${url}/_hide`, { as: admin, body: tooMany })).status).toBe(400);
  });

  test('BEY-16 OP-75 hides with one reason, settles what was reported, and shows again; each is noted', async () => {
    expect((await hide(admin, ['Plain', 'Rude 100%', 'Plain'], 'Off topic')).body).toEqual({ changed: 2 });
    expect((await hide(admin, ['Plain', 'Rude 100%'], 'Off topic')).body).toEqual({ changed: 0 });
    expect(await titles(admin, '?state=hidden')).toEqual(['Gone', 'Rude 100%', 'Plain']);
    expect(await titles(admin, '?state=reported')).toEqual([]);
    expect((await app.threads(asker, own))[0]?.question).toMatchObject({ hiddenReason: 'Off topic' });
    const noted = (await auditTrail(app)).slice(-2).map(({ details }) => details);
    expect(noted).toMatchObject([{ hidden: true }, { hidden: true }]);
    expect((await hide(admin, ['Plain', 'Rude 100%'], null)).body).toEqual({ changed: 2 });
    expect(await titles(admin, '?state=hidden')).toEqual(['Gone']);
  });
});
