import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import type { FileDeps } from '../file/fileDeps.ts';
import { viewerOfClaims } from '../identity/viewerOfClaims.ts';
import { commitScorm } from './commitScorm.ts';
import { grantOfTicket } from './commitTicket.ts';
import { commitParams, commitRequest } from './scormSchemas.ts';
import { policy } from './policy.ts';

const ticketedCommit = commitRequest.extend({
  ticket: z.string().max(600).describe('What allows the commit.'),
  itemId: commitParams.shape.itemId,
});

/**
 * What an item says as its page goes (SCORM-02): the player sends it from the origin for content, where no token of the learner is, with
 * a ticket. The gateway passes it on from that origin alone.
 */
export const scormCommitRoutes: FastifyPluginAsyncZod<FileDeps> = async (app, { db, clock, config }) => {
  app.post(
    '/scorm-commits',
    {
      config: { access: policy.commitByTicket },
      schema: {
        // No call for tools: they commit with a token.
        hide: true,
        body: ticketedCommit,
        response: { 204: z.null().describe('It is kept, or came too late to change anything.') },
      },
    },
    async ({ workspaceId, body: { ticket, itemId, ...commit } }, reply) => {
      const now = clock();
      const grant = grantOfTicket(config, workspaceId, ticket, now);
      const viewer = grant === null ? null : await viewerOfClaims(db, grant, now);
      if (grant === null || viewer === null) {
        throw new DomainError('UNAUTHENTICATED');
      }
      const { userCourseId, lectureId, packageId } = grant;
      await commitScorm(
        { db, config },
        {
          workspaceId,
          viewer,
          asLearner: false,
          now,
          userCourseId,
          lectureId,
          itemId,
          packageId,
          commit,
          idempotencyKey: undefined,
        },
      );
      return reply.code(204).send(null);
    },
  );
};
