import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { DomainError, invalidField } from '../errors.ts';
import { errorResponses } from '../http/errorBody.ts';
import { includeQuery } from '../http/include.ts';
import { opens } from '../http/tokenScope.ts';
import { requireSession, requireViewer } from '../http/requireViewer.ts';
import type { ExternalService } from './external/externalService.ts';
import { realmSchema } from './external/realms.ts';
import type { TokenService } from './tokenService.ts';
import { registerRequest, userIncludes, userPatch, userResponse, type RegisterRequest } from './userSchemas.ts';
import { changeAccount, readAccount, register } from './userService.ts';
import { readAsUser } from './serviceAccount/readAsUser.ts';
import { toUserResponse } from './userWire.ts';
import { policy } from './policy.ts';

const userQuery = z.object(includeQuery(userIncludes));

const registerQuery = z.object({
  invitation_token: z
    .string()
    .max(200)
    .optional()
    .describe('Token of an invitation mail; the account gets what the invitation promises.'),
  external_access_token: z
    .string()
    .max(8000)
    .optional()
    .describe(
      'Registers whom this token of another provider stands for, without a password; the body is ignored then.',
    ),
  realm: realmSchema.optional().describe('The provider of `external_access_token`.'),
});

const signOutQuery = z.object({
  everywhere: z
    .enum(['true', 'false'])
    .default('false')
    .describe('`true` ends every sign-in of the account, on every device.'),
});

/** Registration and the own account (REST-04, REST-05, REST-10, REST-11, REST-12). */
export const userRoutes: FastifyPluginAsyncZod<Deps & { tokens: TokenService; external: ExternalService }> = async (
  app,
  deps,
) => {
  const { tokens, external, clock } = deps;

  app.post(
    '/api/v1/public/users',
    {
      config: {
        access: policy.register,
        hosts: 'unclaimed',
        reservesHost: true,
        countsAsTrial: true,
        countsAsSignIn: true,
        fieldRefusals: { username: 1002, password: 1003 },
      },
      // Before a host is reserved for the registration.
      preValidation: async ({ query, body }) => {
        if (query.external_access_token === undefined) {
          requireRegistration(body);
        }
      },
      schema: {
        tags: ['identity'],
        summary: 'Register',
        description:
          'Makes an account in the workspace of the host. Sign in with the password grant afterwards. A user name that is not valid is refused with 1002, a password with 1003, a taken user name with 1000. With an invitation that is not valid for the user name (1100, 1101) no account is made. With a token of another provider neither user name nor password is needed: 1004 when the token does not count, 9905 when its e-mail address is not verified.',
        querystring: registerQuery,
        body: registerRequest,
        response: { 201: userResponse.describe('The new account.'), ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      const { workspaceId } = request;
      const { external_access_token: token, realm, invitation_token: invitationToken } = request.query;
      if (token === undefined) {
        const registration = { ...requireRegistration(request.body), invitationToken };
        const account = await register({ ...deps, passwords: tokens.passwords }, workspaceId, registration);
        return reply.code(201).send(toUserResponse(account, new Set(), clock()));
      }
      if (realm === undefined) {
        throw invalidField('realm', 'is required');
      }
      const language = request.body?.language ?? 'en';
      const userId = await external.register({ workspaceId, realm, token, invitationToken, language });
      const account = await readAccount(deps, workspaceId, userId, new Set());
      return reply.code(201).send(toUserResponse(account, new Set(), clock()));
    },
  );

  app.get(
    '/api/v1/secured/users/me',
    {
      config: { access: policy.readOwnAccount, hosts: 'reserved', tokenNeed: 'any', forPeople: false },
      schema: {
        tags: ['identity'],
        summary: 'Read the own account',
        description:
          'The account that the bearer token belongs to. Of a service account it tells the id, the name, also as user name, and the roles; all else is as if nothing was chosen.',
        querystring: userQuery,
        response: { 200: userResponse.describe('The account.') },
      },
    },
    async (request) => {
      const { userId, apiToken } = requireViewer(request);
      if (apiToken?.serviceAccount === true) {
        return readAsUser(deps.db, request.workspaceId, userId, clock());
      }
      // Who it calls for is told every program; where they live, those that may read the account.
      const include =
        apiToken === null || opens(apiToken.scopes, 'account:read') ? request.query.include : new Set<never>();
      return toUserResponse(await readAccount(deps, request.workspaceId, userId, include), include, clock());
    },
  );

  app.patch(
    '/api/v1/secured/users/me',
    {
      config: { access: policy.changeOwnAccount, hosts: 'reserved' },
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
      config: { access: policy.signOut, hosts: 'reserved', tokenNeed: 'never' },
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
      const { userId, familyId } = requireSession(request);
      const { workspaceId, query } = request;
      await tokens.signOut({ workspaceId, userId, familyId }, query.everywhere === 'true');
      return reply.code(204).send(undefined);
    },
  );
};

/** What only a registration with a password needs: the schema cannot know which of the two it is. */
function requireRegistration(body: RegisterRequest) {
  const { username, password, name, language = 'en' } = body ?? {};
  if (username !== undefined && password !== undefined && name !== undefined) {
    return { username, password, name, language };
  }
  const code = username === undefined ? 1002 : password === undefined ? 1003 : 'INVALID';
  const missing = Object.entries({ username, password, name }).filter(([, value]) => value === undefined);
  throw new DomainError(code, { errors: missing.map(([field]) => ({ field, message: 'is required' })) });
}
