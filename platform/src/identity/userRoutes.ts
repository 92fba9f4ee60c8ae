import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { includeQuery } from '../http/include.ts';
import { requireViewer } from '../http/viewer.ts';
import type { TokenService } from './tokenService.ts';
import { registerRequest, userIncludes, userPatch, userResponse } from './userSchemas.ts';
import { changeAccount, readAccount, register } from './userService.ts';
import { toUserResponse } from './userWire.ts';

const userQuery = z.object(includeQuery(userIncludes));

const registerQuery = z.object({
  invitation_token: z
    .string()
    .max(200)
    .optional()
    .describe('Token of an invitation mail; the account gets what the invitation promises.'),
});

const signOutQuery = z.object({
  everywhere: z
    .enum(['true', 'false'])
    .default('false')
    .describe('`true` ends every sign-in of the account, on every device.'),
});

/** Registration and the own account (REST-05, REST-10, REST-11, REST-12). */
export const userRoutes: FastifyPluginAsyncZod<Deps & { tokens: TokenService }> = async (app, deps) => {
  const { tokens, clock } = deps;

  app.post(
    '/api/v1/public/users',
    {
      config: {
        access: 'public',
        hosts: 'unclaimed',
        reservesHost: true,
        countsAsTrial: true,
        countsAsSignIn: true,
        fieldRefusals: { username: 1002, password: 1003 },
      },
      schema: {
        tags: ['identity'],
        summary: 'Register',
        description:
          'Makes an account in the workspace of the host. Sign in with the password grant afterwards. A user name that is not valid is refused with 1002, a password with 1003, a taken user name with 1000. With an invitation that is not valid for the user name (1100, 1101) no account is made.',
        querystring: registerQuery,
        body: registerRequest,
        response: { 201: userResponse.describe('The new account.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const account = await register({ ...deps, passwords: tokens.passwords }, request.workspaceId, {
        ...request.body,
        invitationToken: request.query.invitation_token,
      });
      return reply.code(201).send(toUserResponse(account, new Set(), clock()));
    },
  );

  app.get(
    '/api/v1/secured/users/me',
    {
      config: { access: 'learner', hosts: 'reserved' },
      schema: {
        tags: ['identity'],
        summary: 'Read the own account',
        description: 'The account that the bearer token belongs to.',
        querystring: userQuery,
        response: { 200: userResponse.describe('The account.') },
      },
    },
    async (request) => {
      const { include } = request.query;
      const { userId } = requireViewer(request);
      return toUserResponse(await readAccount(deps, request.workspaceId, userId, include), include, clock());
    },
  );

  app.patch(
    '/api/v1/secured/users/me',
    {
      config: { access: 'learner', hosts: 'reserved' },
      schema: {
        tags: ['identity'],
        summary: 'Change the own account',
        description: 'A JSON Merge Patch of the settings: absent members stay as they are, null clears.',
        querystring: userQuery,
        body: userPatch,
        response: { 200: userResponse.describe('The account after the change.') },
      },
    },
    async (request) => {
      const { include } = request.query;
      const { userId } = requireViewer(request);
      const account = await changeAccount(deps, request.workspaceId, userId, request.body, include);
      return toUserResponse(account, include, clock());
    },
  );

  app.post(
    '/api/v1/secured/users/me/_logout',
    {
      config: { access: 'learner', hosts: 'reserved' },
      schema: {
        tags: ['identity'],
        summary: 'Sign out',
        description:
          'Ends the sign-in of the bearer token: its access tokens and refresh tokens stop working at once. With `everywhere=true` every other sign-in of the account ends too.',
        querystring: signOutQuery,
        response: { 204: z.undefined().describe('Signed out.') },
      },
    },
    async (request, reply) => {
      const { userId, familyId } = requireViewer(request);
      const { workspaceId, query } = request;
      await tokens.signOut({ workspaceId, userId, familyId }, query.everywhere === 'true');
      return reply.code(204).send(undefined);
    },
  );
};
