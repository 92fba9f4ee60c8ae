import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { pageOf, toPage } from '../http/paging.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { commentAsGuest, listThreadsForGuests, startThreadAsGuest } from './commentAsGuest.ts';
import { policy } from './policy.ts';
import { readReview, readReviewedLecture, type GuestCall } from './reviewAsGuest.ts';
import {
  guestThreadParams,
  reviewLectureParams,
  reviewLectureSchema,
  reviewSchema,
  reviewTokenParams,
} from './reviewLinkSchemas.ts';
import { guestCommentSchema, guestThreadSchema, threadQuery, threadSchema } from './reviewSchemas.ts';

const reviewUrl = '/api/v1/public/review/:reviewToken';
const threadNow = threadSchema.describe('The thread as it is now.');
const sameRefusal =
  'NOT_FOUND alike for a token that is unknown, revoked, expired, of another workspace or made by someone who may not edit the course today.';

/** A course and its review by a link, for anyone who has it (BEY-26). The address holds a secret: nothing keeps the answers or hands it on. */
export const guestRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db, clock } = deps;
  const callOf = (request: FastifyRequest & { readonly params: { readonly reviewToken: string } }): GuestCall => ({
    workspaceId: request.workspaceId,
    token: request.params.reviewToken,
    now: clock(),
  });

  app.get(
    reviewUrl,
    {
      config: { access: policy.readReview },
      schema: {
        tags: ['review'],
        summary: 'Read a course by a review link',
        description: `Its structure as its authors have it now, without content. ${sameRefusal}`,
        params: reviewTokenParams,
        response: { 200: reviewSchema.describe('The course.') },
      },
    },
    async (request, reply) => sendUnchecked(secretly(reply), await readReview(db, callOf(request))),
  );

  app.get(
    `${reviewUrl}/lectures/:lectureId`,
    {
      config: { access: policy.readReview },
      schema: {
        tags: ['review'],
        summary: 'Read one lecture by a review link',
        description: `As its authors have it now, without right answers and explanations. Nothing is noted of it. ${sameRefusal}`,
        params: reviewLectureParams,
        response: { 200: reviewLectureSchema.describe('The lecture.') },
      },
    },
    async (request, reply) => {
      const { lectureId } = request.params;
      return sendUnchecked(secretly(reply), await readReviewedLecture(db, { ...callOf(request), lectureId }));
    },
  );

  app.get(
    `${reviewUrl}/threads`,
    {
      config: { access: policy.readReview },
      schema: {
        tags: ['review'],
        summary: 'List the threads by a review link',
        description: `Those that guests of the course began, and those that its authors show them; names alone say who wrote. At most 50 a page. ${sameRefusal}`,
        params: reviewTokenParams,
        querystring: threadQuery,
        response: { 200: pageOf(threadSchema).describe('A page of threads.') },
      },
    },
    async (request, reply) => {
      const { state, part, partId, lectureId, ...page } = request.query;
      const filter = { state, part, partId, lectureId };
      const found = await listThreadsForGuests(db, { ...callOf(request), filter, page });
      return secretly(reply).send(toPage(found.rows, found));
    },
  );

  app.post(
    `${reviewUrl}/threads`,
    {
      config: { access: policy.commentAsGuest, countsAsSignIn: true },
      schema: {
        tags: ['review'],
        summary: 'Start a thread by a review link',
        description: `All guests of a link write at most 60 comments in an hour; guests begin at most 500 threads of a course. ${sameRefusal}`,
        params: reviewTokenParams,
        headers: z.object(idempotencyHeader),
        body: guestThreadSchema,
        response: { 201: threadNow, ...errorResponses(403, 409, 422) },
      },
    },
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'];
      const call = { ...callOf(request), thread: request.body, idempotencyKey };
      return secretly(reply.code(201)).send(await startThreadAsGuest(deps, call));
    },
  );

  app.post(
    `${reviewUrl}/threads/:reviewThreadId/comments`,
    {
      config: { access: policy.commentAsGuest, countsAsSignIn: true },
      schema: {
        tags: ['review'],
        summary: 'Comment in a thread by a review link',
        description: `All guests of a link write at most 60 comments in an hour; guests write at most 25 comments in a thread. ${sameRefusal}`,
        params: guestThreadParams,
        headers: z.object(idempotencyHeader),
        body: guestCommentSchema,
        response: { 201: threadNow, ...errorResponses(403, 409, 422) },
      },
    },
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'];
      const threadId = request.params.reviewThreadId;
      const call = { ...callOf(request), threadId, comment: request.body, idempotencyKey };
      return secretly(reply.code(201)).send(await commentAsGuest(deps, call));
    },
  );
};

const secretly = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
