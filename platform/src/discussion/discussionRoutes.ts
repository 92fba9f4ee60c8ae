import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { pageOf, pageQuery, toPage } from '../http/paging.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { acceptAnswer, deletePost, editPost, hidePost } from './changeDiscussion.ts';
import type { DiscussionCall } from './discussionDoor.ts';
import {
  answerChoiceSchema,
  discussionParams,
  hidingSchema,
  newReportSchema,
  newThreadSchema,
  postParams,
  postPatchSchema,
  postSchema,
  postTextSchema,
  threadMarksSchema,
  threadParams,
  threadSchema,
} from './discussionSchemas.ts';
import { markThread } from './markThread.ts';
import { listReplies, listThreads, readPost, readThread } from './readDiscussion.ts';
import { keepPost, reportPost } from './reportPost.ts';
import { askQuestion, reply } from './writeDiscussion.ts';
import { policy } from './policy.ts';

const lectureUrl = '/api/v1/secured/courses/:id/lecture/:lectureId/discussion';
const threadUrl = '/api/v1/secured/discussionthreads/:threadId';
const postUrl = '/api/v1/secured/discussionposts/:postId';
const whose = 'For learners of the course who may open the lecture, and for its admins.';
const threadNow = threadSchema.describe('The thread as it is now.');
const threadQuery = z.object({
  ...pageQuery(),
  order: z
    .enum(['activity', 'oldest', 'unanswered', 'answered'])
    .default('activity')
    .describe('The newest or the oldest activity first, those without an answer first, or those with one.'),
  mine: z.stringbool().default(false).describe('Only the viewer’s own.'),
  updatedSince: z.iso
    .datetime({ offset: true })
    .optional()
    .describe(
      'Only those in which something was written at this moment, in the half minute before, or later; ISO 8601 with its offset.',
    ),
});

/** The discussion after a lecture (BEY-16, OP-75). */
export const discussionRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, clock } = deps;
  const callOf = (request: FastifyRequest): DiscussionCall => ({
    workspaceId: request.workspaceId,
    viewer: requireViewer(request),
    now: clock(),
  });

  app.get(
    lectureUrl,
    {
      config: { access: policy.readDiscussion },
      schema: {
        tags: ['discussion'],
        summary: 'List the questions after a lecture',
        description: `${whose} At most 100 at a time.`,
        params: discussionParams,
        querystring: threadQuery,
        response: { 200: pageOf(threadSchema).describe('A page of threads.'), ...errorResponses(403) },
      },
    },
    async (request) => {
      const { id: courseId, lectureId } = request.params;
      const { order, mine, updatedSince: since, ...page } = request.query;
      const updatedSince = since === undefined ? undefined : new Date(since);
      const found = await listThreads(db, { ...callOf(request), courseId, lectureId, order, mine, updatedSince, page });
      return toPage(found.rows, found);
    },
  );

  app.post(
    lectureUrl,
    {
      config: { access: policy.askQuestion },
      schema: {
        tags: ['discussion'],
        summary: 'Ask a question after a lecture',
        description: `${whose} A person writes at most ten posts in five minutes.`,
        params: discussionParams,
        headers: z.object(idempotencyHeader),
        body: newThreadSchema,
        response: { 201: threadNow, ...errorResponses(403, 422) },
      },
    },
    async (request, answer) => {
      const { id: courseId, lectureId } = request.params;
      const place = { courseId, lectureId, idempotencyKey: request.headers['idempotency-key'] };
      return answer.code(201).send(await askQuestion(deps, { ...callOf(request), ...place, ...request.body }));
    },
  );

  app.get(
    threadUrl,
    {
      config: { access: policy.readDiscussion },
      schema: {
        tags: ['discussion'],
        summary: 'Read a thread',
        description: whose,
        params: threadParams,
        response: { 200: threadNow, ...errorResponses(403) },
      },
    },
    (request) => readThread(db, { ...callOf(request), ...request.params }),
  );

  app.patch(
    threadUrl,
    {
      config: { access: policy.markThread },
      schema: {
        tags: ['discussion'],
        summary: 'Pin or close a thread',
        description:
          'For admins of the course. A pinned one comes first after its lecture, at most three of them; to a closed one nobody replies. Noted in the audit log.',
        params: threadParams,
        body: threadMarksSchema,
        response: { 200: threadNow, ...errorResponses(409) },
      },
    },
    (request) => markThread(db, { ...callOf(request), ...request.params, ...request.body }),
  );

  app.get(
    `${threadUrl}/replies`,
    {
      config: { access: policy.readDiscussion },
      schema: {
        tags: ['discussion'],
        summary: 'List the replies of a thread',
        description: `${whose} The first one first, at most 100 at a time.`,
        params: threadParams,
        querystring: z.object(pageQuery()),
        response: { 200: pageOf(postSchema).describe('A page of replies.'), ...errorResponses(403) },
      },
    },
    async (request) => {
      const found = await listReplies(db, { ...callOf(request), ...request.params, page: request.query });
      return toPage(found.rows, found);
    },
  );

  app.post(
    `${threadUrl}/replies`,
    {
      config: { access: policy.reply },
      schema: {
        tags: ['discussion'],
        summary: 'Reply in a thread',
        description: `${whose} A person writes at most ten posts in five minutes. Refused once the thread is closed.`,
        params: threadParams,
        headers: z.object(idempotencyHeader),
        body: postTextSchema,
        response: { 201: threadNow, ...errorResponses(403, 409, 422) },
      },
    },
    async (request, answer) => {
      const idempotencyKey = request.headers['idempotency-key'];
      const call = { ...callOf(request), ...request.params, ...request.body, idempotencyKey };
      return answer.code(201).send(await reply(deps, call));
    },
  );

  app.put(
    `${threadUrl}/answer`,
    {
      config: { access: policy.acceptAnswer },
      schema: {
        tags: ['discussion'],
        summary: 'Say which reply answered a question',
        description: 'For anyone who asked, and for admins of the course.',
        params: threadParams,
        body: answerChoiceSchema,
        response: { 200: threadNow, ...errorResponses(403) },
      },
    },
    (request) => acceptAnswer(db, { ...callOf(request), ...request.params, ...request.body }),
  );

  app.get(
    postUrl,
    {
      config: { access: policy.readDiscussion },
      schema: {
        tags: ['discussion'],
        summary: 'Read a question or reply',
        description: whose,
        params: postParams,
        response: { 200: postSchema.describe('The question or reply.'), ...errorResponses(403) },
      },
    },
    (request) => readPost(db, { ...callOf(request), ...request.params }),
  );

  app.patch(
    postUrl,
    {
      config: { access: policy.editPost },
      schema: {
        tags: ['discussion'],
        summary: 'Change a question or reply',
        description: 'For anyone who wrote it, while it is neither hidden nor deleted. It is marked as changed.',
        params: postParams,
        body: postPatchSchema,
        response: { 200: threadNow, ...errorResponses(403) },
      },
    },
    (request) => editPost(db, { ...callOf(request), ...request.params, ...request.body }),
  );

  app.delete(
    postUrl,
    {
      config: { access: policy.deletePost },
      schema: {
        tags: ['discussion'],
        summary: 'Delete a question or reply',
        description: 'For anyone who wrote it. A question that has replies keeps its place, without its words.',
        params: postParams,
        response: { 204: z.undefined().describe('It is deleted.'), ...errorResponses(403) },
      },
    },
    async (request, answer) => {
      await deletePost(db, { ...callOf(request), ...request.params });
      return answer.code(204).send(undefined);
    },
  );

  app.put(
    `${postUrl}/hidden`,
    {
      config: { access: policy.hidePost },
      schema: {
        tags: ['discussion'],
        summary: 'Hide a question or reply, or show it again',
        description: 'For admins of the course. Anyone who wrote it still reads it, with the reason.',
        params: postParams,
        body: hidingSchema,
        response: { 200: threadNow },
      },
    },
    (request) => hidePost(db, { ...callOf(request), ...request.params, ...request.body }),
  );

  app.post(
    `${postUrl}/reports`,
    {
      config: { access: policy.reportPost },
      schema: {
        tags: ['discussion'],
        summary: 'Report a question or reply',
        description: `${whose} Once for each person and post, at most ten in an hour. Refused for one’s own posts and for what is hidden or deleted. Only admins of the course are told who reported it.`,
        params: postParams,
        body: newReportSchema,
        response: { 201: postSchema.describe('The post as the caller sees it now.'), ...errorResponses(403) },
      },
    },
    async (request, answer) =>
      answer.code(201).send(await reportPost(db, { ...callOf(request), ...request.params, ...request.body })),
  );

  app.post(
    `${postUrl}/_keep`,
    {
      config: { access: policy.keepPost },
      schema: {
        tags: ['discussion'],
        summary: 'Say that a reported post may stand',
        description:
          'For admins of the course. Settles what was reported of it, as hiding it does. Noted in the audit log.',
        params: postParams,
        response: { 200: postSchema.describe('The post as it is now.') },
      },
    },
    (request) => keepPost(db, { ...callOf(request), ...request.params }),
  );
};
