import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../http/actorOf.ts';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { requireSession } from '../../http/requireViewer.ts';
import type { TokenService } from '../../identity/tokenService.ts';
import { personParams, personResponse } from '../people/peopleSchemas.ts';
import { toPersonResponse } from '../people/personResponse.ts';
import { restoreAccessOf, withdrawAccessOf } from './accessService.ts';
import { createChangeAdmin } from './changeAdmin.ts';
import { policy } from '../policy.ts';

const person = '/api/v1/secured/workspaces/:id/usersaccess/:userId';
const asTheyAreNow = { 200: personResponse.describe('The person as they are now.'), ...errorResponses(409) };

const adminRequest = z
  .object({
    admin: z.boolean().describe('Whether the person is to run the workspace.'),
    password: z
      .string()
      .max(1000)
      .optional()
      .describe('Password of the admin who asks; needed where their account has one.'),
  })
  .meta({ id: 'AdminRequest', description: 'The right to run the workspace (OP-131).' });

/** Who may come in, and who runs the workspace (OP-130, OP-131). For admins. */
export const accessRoutes: FastifyPluginAsyncZod<Deps & { tokens: TokenService }> = async (app, deps) => {
  const changeAdmin = createChangeAdmin(deps, deps.tokens);

  app.post(
    `${person}/_withdraw`,
    {
      config: { access: policy.withdrawAccess },
      schema: {
        tags: ['people'],
        summary: 'Withdraw access',
        description:
          'The person is signed out everywhere at once and cannot sign in; nothing of theirs is lost, and no sync gives the access back. An invitation is revoked. FORBIDDEN for oneself; CONFLICT for someone whose access an admin withdrew before, and with `params.reason` `LAST_ADMIN` or `TRIAL_MAKER`.',
        params: personParams,
        response: asTheyAreNow,
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return toPersonResponse(await withdrawAccessOf(deps, actorOf(request), request.params.userId));
    },
  );

  app.post(
    `${person}/_restore`,
    {
      config: { access: policy.restoreAccess },
      schema: {
        tags: ['people'],
        summary: 'Give access back',
        description:
          'To an account that lost it, whether an admin, a sync of the personnel system or the identity provider withdrew it. The next sync leaves it so. FORBIDDEN for oneself; CONFLICT for someone who has access.',
        params: personParams,
        response: asTheyAreNow,
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      return toPersonResponse(await restoreAccessOf(deps, actorOf(request), request.params.userId));
    },
  );

  app.put(
    `${person}/_admin`,
    {
      config: { access: policy.changeAdmin, tokenNeed: 'never' },
      schema: {
        tags: ['people'],
        summary: 'Give or take the right to run the workspace',
        description:
          'Waits until the address is proven, as every right does. The admin who asks shows again who they are: by the password, a wrong one is refused with 1004 and counts like a failed sign-in; an account without one needs a sign-in of the last ten minutes, else SIGN_IN_AGAIN. FORBIDDEN for taking one’s own right; CONFLICT with `params.reason`: `LAST_ADMIN`, `TRIAL_MAKER`, or `NO_ACCESS` for someone whose access or invitation was withdrawn.',
        params: personParams,
        body: adminRequest,
        response: asTheyAreNow,
      },
    },
    async (request) => {
      requireOwnWorkspace(request);
      const { workspaceId, params, body } = request;
      const { userId, familyId } = requireSession(request);
      const { admin, password } = body;
      const actor = { workspaceId, userId, familyId };
      return toPersonResponse(await changeAdmin({ actor, password, userId: params.userId, admin }));
    },
  );
};
