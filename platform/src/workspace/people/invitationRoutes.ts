import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { foundUserResponse, invitationResponse } from './peopleSchemas.ts';
import { readInvitation, searchByUsername } from './invitationService.ts';
import { policy } from '../policy.ts';

/** What an invited person and those who invite them ask for (REST-13, OP-30). */
export const invitationRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  app.get(
    '/api/v1/public/invitations/:token',
    {
      config: { access: policy.readInvitation, countsAsSignIn: true },
      schema: {
        tags: ['people'],
        summary: 'Read an invitation',
        description:
          'By the token of its link, so that the person sees which address was invited. 1100 for a token that does not count, 1101 for one that is too old.',
        params: z.object({ token: z.string().max(255).describe('Token of the link.') }),
        response: { 200: invitationResponse.describe('The invitation.') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return readInvitation(deps, request.workspaceId, request.params.token);
    },
  );

  app.get(
    '/api/v1/public/users/_searchByUsername/:username',
    {
      config: { access: policy.searchByUsername, countsAsSignIn: true },
      schema: {
        tags: ['people'],
        summary: 'Find a user by their e-mail address',
        description:
          'Answers admins of the workspace; everyone else is told 1001, whether there is such a user or not.',
        params: z.object({ username: z.string().max(255).describe('E-mail address, in any case of letters.') }),
        response: { 200: foundUserResponse.describe('The user.') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return searchByUsername(deps, request.workspaceId, request.params.username, request.viewer);
    },
  );
};
