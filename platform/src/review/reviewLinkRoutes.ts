import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { courseIdParams } from '../course/courseParams.ts';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { requireViewer } from '../http/requireViewer.ts';
import type { Id } from '../shared/id.ts';
import { policy } from './policy.ts';
import type { ReviewCall } from './reviewCourse.ts';
import { createdLinkSchema, linkSchema, newLinkSchema, reviewLinkParams } from './reviewLinkSchemas.ts';
import { createLink, listLinks, revokeLink } from './reviewLinks.ts';

const linksUrl = '/api/v1/secured/courses/:id/reviewlinks';

/** Links by which people without an account review a course, for those who edit it (BEY-26). */
export const reviewLinkRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, clock }) => {
  const callOf = (request: FastifyRequest & { readonly params: { readonly id: Id } }): ReviewCall => ({
    workspaceId: request.workspaceId,
    courseId: request.params.id,
    author: requireViewer(request),
    now: clock(),
  });

  app.get(
    linksUrl,
    {
      config: { access: policy.listLinks },
      schema: {
        tags: ['review'],
        summary: 'List the review links of a course',
        description: 'The newest 100 that nobody revoked, without their tokens. Of a template for admins alone.',
        params: courseIdParams,
        response: { 200: z.array(linkSchema).describe('The links.') },
      },
    },
    async (request, reply) => reply.header('cache-control', 'no-store').send(await listLinks(db, callOf(request))),
  );

  app.post(
    linksUrl,
    {
      config: { access: policy.createLink },
      schema: {
        tags: ['review'],
        summary: 'Make a review link for a course',
        description:
          'Anyone who has it reads the course as its authors have it now, as a learner would, without an account and without being enrolled, while the viewer may edit the course. A course has at most 20 that count.',
        params: courseIdParams,
        body: newLinkSchema,
        response: { 201: createdLinkSchema.describe('The link with its token.'), ...errorResponses(409) },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await createLink(db, { ...callOf(request), link: request.body })),
  );

  app.delete(
    `${linksUrl}/:reviewLinkId`,
    {
      config: { access: policy.revokeLink },
      schema: {
        tags: ['review'],
        summary: 'Revoke a review link',
        description: 'It counts no more from now on; what its guests wrote stays.',
        params: reviewLinkParams,
        response: { 204: z.undefined().describe('It is revoked.') },
      },
    },
    async (request, reply) => {
      await revokeLink(db, { ...callOf(request), linkId: request.params.reviewLinkId });
      return reply.code(204).send(undefined);
    },
  );
};
