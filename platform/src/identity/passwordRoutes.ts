import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { requireSession } from '../http/requireViewer.ts';
import { passwordChange, resetParams, resetRedemption, resetRequest } from './passwordSchemas.ts';
import type { PasswordService } from './passwordService.ts';
import { policy } from './policy.ts';

/** A forgotten password (REST-08, REST-09) and a change of the own one. */
export const passwordRoutes: FastifyPluginAsyncZod<Deps & { service: PasswordService }> = async (app, { service }) => {
  app.post(
    '/api/v1/public/tokens',
    {
      config: {
        access: policy.askForPasswordReset,
        hosts: 'reserved',
        countsAsSignIn: true,
        fieldRefusals: { username: 1002 },
      },
      schema: {
        tags: ['identity'],
        summary: 'Ask for a link to choose a new password',
        description:
          'Mails the link to the account of this name, if there is one: the answer is the same in both cases. It is valid for 24 hours and one use. A name gets three mails an hour at most.',
        body: resetRequest,
        response: { 204: z.undefined().describe('Taken note of.') },
      },
    },
    async (request, reply) => {
      await service.requestReset(request.workspaceId, request.body.username);
      return reply.code(204).send(undefined);
    },
  );

  app.post(
    '/api/v1/public/tokens/:token/_redeem',
    {
      config: {
        access: policy.resetPassword,
        hosts: 'reserved',
        countsAsSignIn: true,
        fieldRefusals: { password: 1003 },
      },
      schema: {
        tags: ['identity'],
        summary: 'Choose a new password',
        description:
          'Sets the password of the account that the token was mailed to, unlocks it and ends all its sign-ins. A token that is unknown or used is refused with 1100, one that is too old with 1101, a password that is not valid with 1003.',
        params: resetParams,
        body: resetRedemption,
        response: { 204: z.undefined().describe('The new password holds.') },
      },
    },
    async (request, reply) => {
      await service.redeemReset(request.workspaceId, request.params.token, request.body.password);
      return reply.code(204).send(undefined);
    },
  );

  app.put(
    '/api/v1/secured/users/me/password',
    {
      config: {
        access: policy.changeOwnPassword,
        tokenNeed: 'never',
        hosts: 'reserved',
        countsAsSignIn: true,
        fieldRefusals: { password: 1003 },
      },
      schema: {
        tags: ['identity'],
        summary: 'Change the own password',
        description:
          'Needs the password until now; a wrong one is refused with 1004 and counts like a failed sign-in. Every other sign-in of the account ends.',
        body: passwordChange,
        response: { 204: z.undefined().describe('The new password holds.') },
      },
    },
    async (request, reply) => {
      const { userId, familyId } = requireSession(request);
      const { currentPassword, password } = request.body;
      await service.change({ workspaceId: request.workspaceId, userId, familyId }, currentPassword, password);
      return reply.code(204).send(undefined);
    },
  );
};
