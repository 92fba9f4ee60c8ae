import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import type { PostWire, ThreadWire } from './discussionApi.ts';

const list = '/api/v1/secured/courses/258/lecture/2001/discussion';
const threads = '/api/v1/secured/discussionthreads';
const posts = '/api/v1/secured/discussionposts';
const time = '2030-01-31T09:00:00.000Z';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const aPost = (change: Partial<PostWire> = {}): PostWire => ({
  id: 70,
  threadId: 7,
  authorName: 'Ada',
  own: true,
  ofCourse: false,
  text: 'Please help.',
  createTime: time,
  editedTime: null,
  deleted: false,
  hidden: false,
  hiddenReason: null,
  editable: true,
  reportable: false,
  reported: false,
  reports: null,
  ...change,
});

const aThread = (change: Partial<ThreadWire> = {}): ThreadWire => ({
  id: 7,
  courseId: 258,
  lectureId: 2001,
  title: 'How does it end?',
  question: aPost(),
  answerId: null,
  replyCount: 1,
  activityTime: time,
  mayAccept: true,
  mayModerate: false,
  pinned: false,
  closed: false,
  ...change,
});

describe('the discussion after a lecture', () => {
  const query = `query ($order: DiscussionThreadOrder, $own: Boolean) { discussion(courseId: 258, lectureId: 2001, orderBy: $order, askedByViewer: $own, first: 5) {
    totalCount nodes { id threadId courseId lectureId title question { id postId text createTime } } } }`;

  test('BEY-16 a page in one call, in the order that was asked for', async () => {
    gateway.on('GET', list, { body: aPage([aThread()]) });
    const { data } = await gateway.ask(query, { order: { field: 'ANSWERED' } }, bearer());
    expect(data.discussion).toEqual({
      totalCount: 1,
      nodes: [
        {
          id: toGlobalId('DiscussionThread', 7),
          threadId: 7,
          courseId: 258,
          lectureId: 2001,
          title: 'How does it end?',
          question: { id: toGlobalId('DiscussionPost', 70), postId: 70, text: 'Please help.', createTime: time },
        },
      ],
    });
    expect(gateway.calls).toHaveLength(1);
    expect(gateway.paths()[0]).toContain('order=unanswered');
  });

  test.each([
    [{}, 'activity', false],
    [{ own: true }, 'activity', true],
    [{ order: { field: 'LAST_ACTIVITY_TIME' } }, 'oldest', false],
    [{ order: { field: 'LAST_ACTIVITY_TIME', direction: 'DESC' } }, 'activity', false],
    [{ own: true, order: { field: 'ANSWERED', direction: 'DESC' } }, 'answered', true],
  ])('BEY-16 OP-13 %o asks the platform for %s, only the own ones: %s', async (variables, order, mine) => {
    gateway.on('GET', list, { body: aPage([aThread()]) });
    await gateway.ask(query, variables, bearer());
    const asked = new URL(gateway.paths()[0]?.split(' ')[1] ?? '', 'http://platform').searchParams;
    expect([asked.get('order'), asked.get('mine')]).toEqual([order, String(mine)]);
  });

  test.each([403, 404])(
    'FORUM-01 where there is none for the viewer it is null, without an error (%d)',
    async (status) => {
      gateway.on('GET', list, { status, body: { code: 'NOT_FOUND', message: 'No' } });
      expect(await gateway.ask(query, {}, bearer())).toMatchObject({ data: { discussion: null }, errors: [] });
    },
  );

  test('BEY-16 threads and posts are nodes, the replies of a thread one call more', async () => {
    gateway.on('GET', `${threads}/7`, { body: aThread() });
    gateway.on('GET', `${threads}/7/replies`, { body: aPage([aPost({ id: 71, text: 'Well.' })]) });
    gateway.on('GET', `${posts}/71`, { body: aPost({ id: 71, text: 'Well.' }) });
    const node = `query ($id: ID!) { node(id: $id) {
      ... on DiscussionThread { title replies(first: 1) { nodes { text } } } ... on DiscussionPost { text } } }`;
    const of = async (type: string, id: number) =>
      (await gateway.ask(node, { id: toGlobalId(type, id) }, bearer())).data.node;
    expect(await of('DiscussionThread', 7)).toEqual({
      title: 'How does it end?',
      replies: { nodes: [{ text: 'Well.' }] },
    });
    expect(await of('DiscussionPost', 71)).toEqual({ text: 'Well.' });
  });
});

describe('writing in it', () => {
  const place = { courseId: '258', lectureId: '2001' };
  test.each([
    ['askQuestion', { ...place, title: 'T', text: 'X' }, 'POST', list, { title: 'T', text: 'X' }],
    ['replyInDiscussion', { threadId: '7', text: 'X' }, 'POST', `${threads}/7/replies`, { text: 'X' }],
    ['acceptDiscussionAnswer', { threadId: '7', postId: '71' }, 'PUT', `${threads}/7/answer`, { postId: 71 }],
    ['acceptDiscussionAnswer', { threadId: '7', postId: null }, 'PUT', `${threads}/7/answer`, { postId: null }],
    ['editDiscussionPost', { postId: '70', text: 'X' }, 'PATCH', `${posts}/70`, { text: 'X' }],
    ['editDiscussionPost', { postId: '70', text: 'X', title: 'T' }, 'PATCH', `${posts}/70`, { text: 'X', title: 'T' }],
    ['hideDiscussionPost', { postId: '70', reason: 'No' }, 'PUT', `${posts}/70/hidden`, { reason: 'No' }],
    ['hideDiscussionPost', { postId: '70' }, 'PUT', `${posts}/70/hidden`, { reason: null }],
    ['markDiscussionThread', { threadId: '7', pinned: true }, 'PATCH', `${threads}/7`, { pinned: true }],
    ['markDiscussionThread', { threadId: '7', closed: false }, 'PATCH', `${threads}/7`, { closed: false }],
  ] as const)('BEY-16 OP-75 %s sends what it was given and answers the thread', async (name, i, method, to, body) => {
    gateway.on(method, to, { body: aThread() });
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation ($i: ${type}!) { ${name}(input: $i) { thread { threadId } userErrors { code } } }`;
    const { data } = await gateway.ask(document, { i }, bearer());
    expect(data[name]).toEqual({ thread: { threadId: 7 }, userErrors: [] });
    expect(gateway.calls[0]?.body).toEqual(body);
  });

  test('BEY-16 what was deleted is named, and a refusal is a user error', async () => {
    gateway.on('DELETE', `${posts}/70`, { status: 204 });
    gateway.on('DELETE', `${posts}/71`, { status: 403, body: { code: 'FORBIDDEN', message: 'No' } });
    const document =
      'mutation ($i: DeleteDiscussionPostInput!) { deleteDiscussionPost(input: $i) { deletedPostId userErrors { code } } }';
    const remove = async (postId: string) =>
      (await gateway.ask(document, { i: { postId } }, bearer())).data.deleteDiscussionPost;
    expect(await remove('70')).toEqual({ deletedPostId: toGlobalId('DiscussionPost', 70), userErrors: [] });
    expect(await remove('71')).toEqual({ deletedPostId: null, userErrors: [{ code: 'FORBIDDEN' }] });
  });
});

describe('for those who answer for discussions', () => {
  const all = '/api/v1/secured/workspaces/1/discussionquestions';
  beforeEach(() => {
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 1 })]) });
  });
  const aQuestion = {
    threadId: 7,
    postId: 70,
    courseId: 258,
    courseName: 'German',
    lectureId: 2001,
    lectureName: null,
    title: 'How does it end?',
    authorName: 'Ada',
    createTime: time,
    activityTime: time,
    replyCount: 1,
    state: 'hidden',
    reportCount: 2,
    pinned: false,
    closed: true,
  } as const;

  test('BEY-16 the questions of all courses are one call, and lead to the same list as CSV', async () => {
    gateway.on('GET', all, { body: aPage([aQuestion]) });
    const { data } = await gateway.ask(
      `{ workspace { discussionQuestions(first: 5, courseId: "258", state: REPORTED, search: " end ",
        startTime: "2030-01-01T00:00:00Z", orderBy: { field: REPLY_COUNT, direction: DESC }) {
        totalCount csvUrl(language: DE, columns: ["title"]) nodes { threadId state reportCount closed } } } }`,
      {},
      bearer(),
    );
    const { csvUrl, ...found } = data.workspace.discussionQuestions;
    expect(found).toEqual({ totalCount: 1, nodes: [{ threadId: 7, state: 'HIDDEN', reportCount: 2, closed: true }] });
    const wanted = {
      courseId: '258',
      state: 'reported',
      search: 'end',
      from: '2030-01-01T00:00:00.000Z',
      sort: 'replyCount,desc',
    };
    const asked = new URL(gateway.paths().find((path) => path.includes(all)) ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(asked)).toEqual({ page: '0', size: '5', ...wanted });
    expect(Object.fromEntries(new URL(csvUrl).searchParams)).toEqual({ ...wanted, columns: 'title', lang: 'de' });
  });

  test('BEY-16 many are hidden by one call', async () => {
    gateway.on('POST', `${all}/_hide`, { body: { changed: 2 } });
    const { data } = await gateway.ask(
      `mutation ($i: HideDiscussionQuestionsInput!) { hideDiscussionQuestions(input: $i) { changedCount userErrors { code } } }`,
      { i: { threadIds: ['7', toGlobalId('DiscussionThread', 8)], reason: 'Off topic' } },
      bearer(),
    );
    expect(data.hideDiscussionQuestions).toEqual({ changedCount: 2, userErrors: [] });
    expect(gateway.calls.at(-1)?.body).toEqual({ threadIds: [7, 8], reason: 'Off topic' });
  });

  test('OP-75 a report is told to those who may know of it', async () => {
    const reports = [{ reporterName: 'Ada', reason: 'Rude', createTime: time }];
    gateway.on('POST', `${posts}/70/reports`, { status: 201, body: aPost({ reported: true }) });
    gateway.on('POST', `${posts}/70/_keep`, { body: aPost({ reports }) });
    const { data } = await gateway.ask(
      `mutation { reportDiscussionPost(input: { postId: "70", reason: "Rude" }) { post { reported reports { reason } } }
        keepDiscussionPost(input: { postId: "70" }) { post { reports { reporterName reason } } } }`,
      {},
      bearer(),
    );
    expect(data.reportDiscussionPost).toEqual({ post: { reported: true, reports: null } });
    expect(data.keepDiscussionPost).toEqual({ post: { reports: [{ reporterName: 'Ada', reason: 'Rude' }] } });
  });

  test.each([403, 404])('BEY-16 one question is null for whom it is hidden from (%d)', async (status) => {
    gateway.on('GET', `${threads}/7`, { status, body: { code: 'NOT_FOUND', message: 'No' } });
    expect(await gateway.ask('{ discussionThread(threadId: "7") { title } }', {}, bearer())).toMatchObject({
      data: { discussionThread: null },
      errors: [],
    });
  });
});
