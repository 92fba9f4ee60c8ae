import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anAuthoredCourse, aLecture } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const course = '/api/v1/secured/courses/258';
const token = 'a-token-of-43-characters';
const reviewPath = `/api/v1/public/review/${token}`;

const aLink = {
  id: 5,
  courseId: 258,
  name: 'Legal',
  mayComment: true,
  expireTime: '2030-01-31T00:00:00.000Z',
  expired: false,
  createdByName: 'Ada',
  createTime: '2030-01-01T00:00:00.000Z',
  lastUseTime: null,
};

const aReview = () => ({
  linkName: 'Legal',
  expireTime: '2030-01-31T00:00:00.000Z',
  mayComment: true,
  courseId: 258,
  courseName: 'Tea',
  courseDescription: '',
  coverUrl: null,
  modules: [],
});

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

describe('BEY-26 OP-264 review links', () => {
  test('are made with a token that is told once, listed without it, and revoked', async () => {
    gateway.on('POST', `${course}/reviewlinks`, { status: 201, body: { ...aLink, token } });
    gateway.on('DELETE', `${course}/reviewlinks/5`, { status: 204, body: undefined });
    const { data } = await gateway.ask(
      `mutation {
        createReviewLink(input: { courseId: 258, name: "Legal", expireTime: "2030-01-31T00:00:00Z" }) {
          token link { linkId name mayComment } userErrors { code } }
        revokeReviewLink(input: { courseId: 258, linkId: 5 }) { revokedLinkId userErrors { code } } }`,
      {},
      bearer(),
    );
    expect(data).toEqual({
      createReviewLink: { token, link: { linkId: 5, name: 'Legal', mayComment: true }, userErrors: [] },
      revokeReviewLink: { revokedLinkId: 5, userErrors: [] },
    });
    gateway.on('GET', course, { body: anAuthoredCourse({ id: 258 }) });
    gateway.on('GET', `${course}/reviewlinks`, { body: [aLink] });
    const listed = await gateway.ask('{ authoredCourse(id: 258) { reviewLinks { linkId expired } } }', {}, bearer());
    expect(listed.data.authoredCourse).toEqual({ reviewLinks: [{ linkId: 5, expired: false }] });
  });

  test('open a course and its lectures without a session, and are asked again each time', async () => {
    gateway.on('GET', reviewPath, { body: aReview() });
    gateway.on('GET', `${reviewPath}/lectures/12`, {
      body: { ...aLecture({ id: 12, name: 'Kettles', sections: [], questionAnswers: [] }), courseId: 258 },
    });
    const read = () =>
      gateway.ask(
        `query ($token: String!) { review(token: $token) { courseName mayComment
          lecture(lectureId: 12) { name content { readOnly questions { ... on QuestionFields { text } } } } } }`,
        { token },
      );
    const { data } = await read();
    expect(data.review).toMatchObject({
      courseName: 'Tea',
      mayComment: true,
      lecture: { name: 'Kettles', content: { readOnly: true } },
    });
    await read();
    await read();
    expect(gateway.paths().filter((path) => path === `GET ${reviewPath}`)).toHaveLength(3);
    expect(gateway.calls.every(({ headers }) => headers['authorization'] === undefined)).toBe(true);
  });

  test('that do not count are null', async () => {
    gateway.on('GET', reviewPath, { status: 404, body: { code: 'NOT_FOUND', message: 'Nothing' } });
    const { data, errors } = await gateway.ask('query ($token: String!) { review(token: $token) { courseName } }', {
      token,
    });
    expect({ data, errors }).toEqual({ data: { review: null }, errors: [] });
  });
});

describe('BEY-26 OP-265 guests', () => {
  test('read threads and write in them by the token alone', async () => {
    const thread = {
      id: 7,
      courseId: 258,
      anchor: { part: 'COURSE', id: 258, lectureId: null },
      quote: null,
      suggestedText: null,
      guestVisible: true,
      guestVisibilityEditable: false,
      state: 'OPEN',
      outcome: null,
      resolvedByName: null,
      resolveTime: null,
      createTime: '2030-01-01T00:00:00.000Z',
      activityTime: '2030-01-01T00:00:00.000Z',
      comments: [],
    };
    gateway.on('GET', reviewPath, { body: aReview() });
    gateway.on('GET', `${reviewPath}/threads`, {
      body: { content: [thread], cursors: ['c'], pageable: { totalElements: 1, first: true, last: true } },
    });
    gateway.on('POST', `${reviewPath}/threads`, { status: 201, body: thread });
    gateway.on('POST', `${reviewPath}/threads/7/comments`, { status: 201, body: thread });
    const read = await gateway.ask(
      'query ($token: String!) { review(token: $token) { threads(state: OPEN) { nodes { threadId } } } }',
      { token },
    );
    expect(read.data.review).toEqual({ threads: { nodes: [{ threadId: 7 }] } });
    const { data } = await gateway.ask(
      `mutation ($token: String!) {
        startGuestReviewThread(input: { token: $token, guestName: "Greta", text: "Why?", anchor: { part: COURSE, partId: 258 }, idempotencyKey: "a" }) {
          thread { threadId } userErrors { code } }
        addGuestReviewComment(input: { token: $token, guestName: "Greta", text: "Yes", threadId: 7, idempotencyKey: "b" }) {
          thread { threadId } userErrors { code } } }`,
      { token },
    );
    expect(data).toEqual({
      startGuestReviewThread: { thread: { threadId: 7 }, userErrors: [] },
      addGuestReviewComment: { thread: { threadId: 7 }, userErrors: [] },
    });
    // What is sent twice by a key is written once (OP-282).
    expect(gateway.calls.slice(-2).map(({ headers }) => headers['idempotency-key'])).toEqual(['a', 'b']);
    expect(gateway.calls.every(({ headers }) => headers['authorization'] === undefined)).toBe(true);
  });
});
