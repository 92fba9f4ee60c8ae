import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { anAuthoredCourse } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const course = '/api/v1/secured/courses/258';
const threadId = toGlobalId('ReviewThread', 7, { courseId: 258 });

const aThread = (changes: object = {}) => ({
  id: 7,
  courseId: 258,
  anchor: { part: 'SECTION', id: 31, lectureId: 12 },
  quote: { exact: 'hot', prefix: 'Tea is ', suffix: '.' },
  suggestedText: 'warm',
  guestVisible: false,
  guestVisibilityEditable: true,
  state: 'OPEN',
  outcome: null,
  resolvedByName: null,
  resolveTime: null,
  createTime: '2030-01-01T00:00:00.000Z',
  activityTime: '2030-01-02T00:00:00.000Z',
  comments: [
    {
      id: 9,
      authorName: 'Ada',
      byGuest: false,
      linkName: null,
      own: true,
      editable: true,
      deletable: true,
      text: 'Really, @Bo?',
      pieces: [
        { text: 'Really, ', mentioned: false, person: null },
        { text: '@Bo', mentioned: true, person: { userId: 4, name: 'Bo' } },
        { text: '?', mentioned: false, person: null },
      ],
      mentions: [{ userId: 4, name: 'Bo' }],
      createTime: '2030-01-01T00:00:00.000Z',
      editTime: null,
    },
  ],
  ...changes,
});

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

describe('BEY-26 OP-263 threads about a course', () => {
  test('are read by what they are about, in one call beside the course', async () => {
    gateway.on('GET', course, { body: anAuthoredCourse({ id: 258 }) });
    gateway.on('GET', `${course}/reviewthreads`, {
      body: { content: [aThread()], cursors: ['c'], pageable: { totalElements: 1, first: true, last: true } },
    });
    const lectureId = toGlobalId('Lecture', 12, { courseId: 258 });
    const { data } = await gateway.ask(
      `query ($lectureId: ID) { authoredCourse(id: 258) { reviewThreads(first: 5, state: OPEN, lectureId: $lectureId) {
        totalCount nodes { id threadId anchor { part partId lectureId } quote { exact } suggestedText lastActivityTime
          comments { commentId authorName writtenByViewer text mentions { userId name } pieces { text mentioned person { userId } } } } } } }`,
      { lectureId },
      bearer(),
    );
    expect(data.authoredCourse).toEqual({
      reviewThreads: {
        totalCount: 1,
        nodes: [
          {
            id: threadId,
            threadId: 7,
            anchor: { part: 'SECTION', partId: 31, lectureId: 12 },
            quote: { exact: 'hot' },
            suggestedText: 'warm',
            lastActivityTime: '2030-01-02T00:00:00.000Z',
            comments: [
              {
                commentId: 9,
                authorName: 'Ada',
                writtenByViewer: true,
                text: 'Really, @Bo?',
                mentions: [{ userId: 4, name: 'Bo' }],
                pieces: [
                  { text: 'Really, ', mentioned: false, person: null },
                  { text: '@Bo', mentioned: true, person: { userId: 4 } },
                  { text: '?', mentioned: false, person: null },
                ],
              },
            ],
          },
        ],
      },
    });
    expect(gateway.paths()).toContain(`GET ${course}/reviewthreads?page=0&size=5&state=OPEN&lectureId=12`);
  });

  test('OP-281 are counted by their parts', async () => {
    gateway.on('GET', course, { body: anAuthoredCourse({ id: 258 }) });
    gateway.on('GET', `${course}/openreviewcounts`, {
      body: [{ anchor: { part: 'SECTION', id: 31, lectureId: 12 }, count: 2 }],
    });
    const { data } = await gateway.ask(
      '{ authoredCourse(id: 258) { openReviewCounts { anchor { part partId lectureId } count } } }',
      {},
      bearer(),
    );
    expect(data.authoredCourse).toEqual({
      openReviewCounts: [{ anchor: { part: 'SECTION', partId: 31, lectureId: 12 }, count: 2 }],
    });
  });

  test('are started, and what is wrong is told by the names of the input', async () => {
    const query = `mutation ($input: StartReviewThreadInput!) {
      startReviewThread(input: $input) { thread { threadId } userErrors { code field } } }`;
    const input = {
      courseId: '258',
      anchor: { part: 'SECTION', partId: '31', lectureId: '12' },
      quote: { exact: 'hot' },
      suggestedText: '',
      text: 'Really?',
      mentionIds: [toGlobalId('User', 4)],
      idempotencyKey: 'once',
    };
    gateway.on('POST', `${course}/reviewthreads`, { status: 201, body: aThread() });
    const { data } = await gateway.ask(query, { input }, bearer());
    expect(data.startReviewThread).toEqual({ thread: { threadId: 7 }, userErrors: [] });
    expect(gateway.calls[0]).toMatchObject({
      headers: { 'idempotency-key': 'once' },
      body: {
        anchor: { part: 'SECTION', id: 31, lectureId: 12 },
        quote: { exact: 'hot', prefix: '', suffix: '' },
        suggestedText: '',
        mentions: [4],
        guestVisible: false,
      },
    });
    gateway.on('POST', `${course}/reviewthreads`, {
      status: 400,
      body: {
        code: 'INVALID',
        message: 'anchor.id is not a part of this course.',
        errors: [{ field: 'anchor.id', message: 'anchor.id is not a part of this course.' }],
      },
    });
    const refused = await gateway.ask(query, { input }, bearer());
    expect(refused.data.startReviewThread).toMatchObject({
      thread: null,
      userErrors: [{ code: 'INVALID', field: 'anchor.partId' }],
    });
  });

  test('are answered, changed, settled and deleted', async () => {
    gateway.on('POST', `${course}/reviewthreads/7/comments`, { status: 201, body: aThread() });
    gateway.on('PATCH', `${course}/reviewthreads/7`, { body: aThread({ state: 'RESOLVED', outcome: 'TAKEN' }) });
    gateway.on('PATCH', `${course}/reviewcomments/9`, { body: aThread() });
    gateway.on('PUT', `${course}/reviewthreads/7/visibility`, { body: aThread({ guestVisible: true }) });
    gateway.on('DELETE', `${course}/reviewcomments/9`, { status: 204, body: undefined });
    const { data } = await gateway.ask(
      `mutation ($thread: ID!) {
        addReviewComment(input: { courseId: 258, threadId: $thread, text: "Yes" }) { thread { id } userErrors { code } }
        editReviewComment(input: { courseId: 258, commentId: 9, text: "No" }) { thread { id } userErrors { code } }
        setReviewThreadState(input: { courseId: 258, threadId: $thread, state: RESOLVED, outcome: TAKEN }) {
          thread { state outcome } userErrors { code } }
        setReviewThreadVisibility(input: { courseId: 258, threadId: $thread, guestVisible: true }) {
          thread { guestVisible guestVisibilityEditable } userErrors { code } }
        deleteReviewComment(input: { courseId: 258, commentId: 9 }) { deletedCommentId userErrors { code } } }`,
      { thread: threadId },
      bearer(),
    );
    expect(data).toEqual({
      addReviewComment: { thread: { id: threadId }, userErrors: [] },
      editReviewComment: { thread: { id: threadId }, userErrors: [] },
      setReviewThreadState: { thread: { state: 'RESOLVED', outcome: 'TAKEN' }, userErrors: [] },
      setReviewThreadVisibility: { thread: { guestVisible: true, guestVisibilityEditable: true }, userErrors: [] },
      deleteReviewComment: { deletedCommentId: 9, userErrors: [] },
    });
    expect(gateway.calls[2]?.body).toEqual({ state: 'RESOLVED', outcome: 'TAKEN' });
  });
});
