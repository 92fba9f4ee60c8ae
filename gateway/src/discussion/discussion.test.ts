import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aPage } from '../testing/builders.ts';
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
  ...change,
});

describe('the discussion after a lecture', () => {
  const query = `query ($order: DiscussionOrder) { discussion(courseId: 258, lectureId: 2001, order: $order, first: 5) {
    totalCount nodes { id threadId title question { id postId text createTime } } } }`;

  test('BEY-16 a page in one call, in the order that was asked for', async () => {
    gateway.on('GET', list, { body: aPage([aThread()]) });
    const { data } = await gateway.ask(query, { order: 'UNANSWERED' }, bearer());
    expect(data.discussion).toEqual({
      totalCount: 1,
      nodes: [
        {
          id: toGlobalId('DiscussionThread', 7),
          threadId: 7,
          title: 'How does it end?',
          question: { id: toGlobalId('DiscussionPost', 70), postId: 70, text: 'Please help.', createTime: time },
        },
      ],
    });
    expect(gateway.calls).toHaveLength(1);
    expect(gateway.paths()[0]).toContain('order=unanswered');
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
