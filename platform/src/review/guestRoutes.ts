import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from '../deps.ts';
import { sendUnchecked } from '../http/sendUnchecked.ts';
import { policy } from './policy.ts';
import { readReview, readReviewedLecture, type GuestCall } from './reviewAsGuest.ts';
import { reviewLectureParams, reviewLectureSchema, reviewSchema, reviewTokenParams } from './reviewLinkSchemas.ts';

const reviewUrl = '/api/v1/public/review/:reviewToken';
const sameRefusal = 'NOT_FOUND alike for a token that is unknown, revoked, expired or of another workspace.';

/** A course and its review by a link, for anyone who has it (BEY-26). The address holds a secret: nothing keeps the answers or hands it on. */
export const guestRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
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
};

const secretly = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
