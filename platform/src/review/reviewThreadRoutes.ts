import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { courseIdParams } from '../course/courseParams.ts';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { pageOf, toPage } from '../http/paging.ts';
import { requireViewer } from '../http/requireViewer.ts';
import type { Id } from '../shared/id.ts';
import { policy } from './policy.ts';
import {
  comment,
  countOpen,
  deleteComment,
  editComment,
  listMentionable,
  listThreads,
  readThread,
  settleThread,
  showThread,
  startThread,
  type ReviewCall,
} from './reviewCourse.ts';
import {
  mentionSchema,
  newCommentSchema,
  newThreadSchema,
  openCountSchema,
  reviewCommentParams,
  reviewThreadParams,
  threadPatchSchema,
  threadQuery,
  threadSchema,
  threadVisibilitySchema,
} from './reviewSchemas.ts';

const threadsUrl = '/api/v1/secured/courses/:id/reviewthreads';
const threadUrl = `${threadsUrl}/:reviewThreadId`;
const commentUrl = '/api/v1/secured/courses/:id/reviewcomments/:reviewCommentId';
const threadNow = threadSchema.describe('The thread as it is now.');

/** Threads of comments on the parts of a course, for those who work on it (BEY-26). */
export const reviewThreadRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, clock } = deps;
  const callOf = (request: FastifyRequest & { readonly params: { readonly id: Id } }): ReviewCall => ({
    workspaceId: request.workspaceId,
    courseId: request.params.id,
    author: requireViewer(request),
    now: clock(),
  });

  app.get(
    threadsUrl,
    {
      config: { access: policy.readThreads },
      schema: {
        tags: ['review'],
        summary: 'List the threads about a course',
        description: 'With all their comments, the newest activity first; at most 50 a page.',
        params: courseIdParams,
        querystring: threadQuery,
        response: { 200: pageOf(threadSchema).describe('A page of threads.') },
      },
    },
    async (request, reply) => {
      const { state, part, partId, lectureId, ...page } = request.query;
      const filter = { state, part, partId, lectureId };
      const found = await listThreads(db, { ...callOf(request), filter, page });
      return reply.header('cache-control', 'no-store').send(toPage(found.rows, found));
    },
  );

  app.post(
    threadsUrl,
    {
      config: { access: policy.startThread },
      schema: {
        tags: ['review'],
        summary: 'Start a thread about a part of a course',
        description: 'A course has at most 1,000 threads.',
        params: courseIdParams,
        headers: z.object(idempotencyHeader),
        body: newThreadSchema,
        response: { 201: threadNow, ...errorResponses(409, 422) },
      },
    },
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'];
      return reply
        .code(201)
        .send(await startThread(deps, { ...callOf(request), thread: request.body, idempotencyKey }));
    },
  );

  app.get(
    threadUrl,
    {
      config: { access: policy.readThreads },
      schema: {
        tags: ['review'],
        summary: 'Read a thread about a course',
        params: reviewThreadParams,
        response: { 200: threadNow },
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(await readThread(db, { ...callOf(request), threadId: request.params.reviewThreadId })),
  );

  app.patch(
    threadUrl,
    {
      config: { access: policy.settleThread },
      schema: {
        tags: ['review'],
        summary: 'Resolve a thread or open it again',
        description: 'Who takes a suggestion saves the course, and says here that it was taken.',
        params: reviewThreadParams,
        body: threadPatchSchema,
        response: { 200: threadNow },
      },
    },
    (request) =>
      settleThread(db, {
        ...callOf(request),
        threadId: request.params.reviewThreadId,
        state: request.body.state,
        outcome: request.body.outcome ?? null,
      }),
  );

  app.put(
    `${threadUrl}/visibility`,
    {
      config: { access: policy.showThread },
      schema: {
        tags: ['review'],
        summary: 'Show a thread to guests, or hide it',
        description:
          'The author who began it may. What a guest began, guests always read; what is hidden is hidden with their replies.',
        params: reviewThreadParams,
        body: threadVisibilitySchema,
        response: { 200: threadNow },
      },
    },
    (request) => {
      const { reviewThreadId: threadId } = request.params;
      return showThread(db, { ...callOf(request), threadId, guestVisible: request.body.guestVisible });
    },
  );

  app.post(
    `${threadUrl}/comments`,
    {
      config: { access: policy.comment },
      schema: {
        tags: ['review'],
        summary: 'Comment in a thread about a course',
        description: 'A thread has at most 50 comments.',
        params: reviewThreadParams,
        headers: z.object(idempotencyHeader),
        body: newCommentSchema,
        response: { 201: threadNow, ...errorResponses(409, 422) },
      },
    },
    async (request, reply) => {
      const call = { ...callOf(request), threadId: request.params.reviewThreadId };
      const idempotencyKey = request.headers['idempotency-key'];
      return reply.code(201).send(await comment(deps, { ...call, comment: request.body, idempotencyKey }));
    },
  );

  app.patch(
    commentUrl,
    {
      config: { access: policy.changeComment },
      schema: {
        tags: ['review'],
        summary: 'Change a comment',
        description:
          'One’s own; mentions that are left out are taken away, and people who were not mentioned before are told.',
        params: reviewCommentParams,
        body: newCommentSchema,
        response: { 200: threadNow },
      },
    },
    (request) =>
      editComment(deps, {
        ...callOf(request),
        commentId: request.params.reviewCommentId,
        comment: request.body,
      }),
  );

  app.delete(
    commentUrl,
    {
      config: { access: policy.changeComment },
      schema: {
        tags: ['review'],
        summary: 'Delete a comment',
        description:
          'One’s own, or a guest’s of a course that one may edit; with its last comment a thread is gone, and with its first what it quotes and suggests.',
        params: reviewCommentParams,
        response: { 204: z.undefined().describe('It is deleted.') },
      },
    },
    async (request, reply) => {
      await deleteComment(db, { ...callOf(request), commentId: request.params.reviewCommentId });
      return reply.code(204).send(undefined);
    },
  );

  app.get(
    '/api/v1/secured/courses/:id/openreviewcounts',
    {
      config: { access: policy.readThreads },
      schema: {
        tags: ['review'],
        summary: 'Count the open threads about each part of a course',
        description: 'Parts without any are left out; parts that are gone by now are not. At most 1,000.',
        params: courseIdParams,
        response: { 200: z.array(openCountSchema).describe('The parts with their counts.') },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send([...(await countOpen(db, callOf(request)))]),
  );

  app.get(
    '/api/v1/secured/courses/:id/mentionable',
    {
      config: { access: policy.listMentionable },
      schema: {
        tags: ['review'],
        summary: 'Find people to mention in a comment',
        description: 'The first 20 by name of those who may edit the course.',
        params: courseIdParams,
        querystring: z.object({
          search: z.string().max(200).default('').describe('What their names hold; everyone when left out.'),
        }),
        response: { 200: z.array(mentionSchema).describe('The people.') },
      },
    },
    async (request) => [...(await listMentionable(db, { ...callOf(request), search: request.query.search }))],
  );
};
