import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { errorResponses } from '../http/errorBody.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import type { TokenService } from '../identity/tokenService.ts';
import { createEraseByViewer } from './eraseByViewer.ts';
import { exportPersonalData } from './exportPersonalData.ts';
import type { PersonalData } from './personalDataPart.ts';
import { eraseRequest, personalDataResponse } from './personalDataSchemas.ts';
import type { Id } from '../shared/id.ts';
import { policy } from './policy.ts';

const params = z.object({
  id: z.coerce.number().int().positive().describe('Raw id of the workspace.'),
  userId: z.coerce.number().int().positive().describe('Raw id of the person.'),
});
const erased = { 204: z.undefined().describe('The account is gone, with everything of the person.') };

/** What is stored about one person: to read it whole, and to erase it. For oneself, and for admins. */
export const personalDataRoutes: FastifyPluginAsyncZod<Deps & { tokens: TokenService }> = async (
  app,
  { db, clock, config, tokens },
) => {
  const eraseByViewer = createEraseByViewer({ db, clock, config }, tokens);

  async function read(request: Asking, userId: Id): Promise<PersonalDataWire> {
    const { workspaceId } = request;
    const { userId: actorId } = requireViewer(request);
    const carriedOut = { origin: userId === actorId ? 'SELF' : 'ADMIN', config } as const;
    return toWire(
      await exportPersonalData(db, { workspaceId, by: { userId }, actorId, request: carriedOut, now: clock() }),
    );
  }

  async function erase(request: Asking, userId: Id, body: z.output<typeof eraseRequest>): Promise<void> {
    const { userId: actorId, session } = requireViewer(request);
    const { confirmUsername, password } = body;
    const { workspaceId } = request;
    await eraseByViewer({ workspaceId, actorId, session, userId, confirmUsername, password });
  }

  app.get(
    '/api/v1/secured/users/me/personaldata',
    {
      // Everything about someone takes many queries, and nobody needs it often.
      config: { access: policy.exportOwnData, hosts: 'reserved', countsAsSignIn: true, tokenNeed: 'never' },
      schema: {
        tags: ['identity'],
        summary: 'Export the own data',
        description: 'Everything that is stored about the caller.',
        response: { 200: personalDataResponse.describe('The data by kind.') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return read(request, requireViewer(request).userId);
    },
  );

  app.get(
    '/api/v1/secured/workspaces/:id/users/:userId/personaldata',
    {
      config: { access: policy.exportPersonalData, countsAsSignIn: true, tokenNeed: 'never' },
      schema: {
        tags: ['workspace'],
        summary: 'Export the data of a person',
        description: 'Everything that the workspace stores about a person with an account or an invitation.',
        params,
        response: { 200: personalDataResponse.describe('The data by kind.') },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      reply.header('cache-control', 'no-store');
      return read(request, request.params.userId);
    },
  );

  app.delete(
    '/api/v1/secured/users/me',
    {
      config: { access: policy.eraseOwnAccount, hosts: 'reserved', countsAsSignIn: true, tokenNeed: 'never' },
      schema: {
        tags: ['identity'],
        summary: 'Erase the own account',
        description:
          'Erases the account with everything of its owner, certificates included, at once and for good. Courses that they made stay. Needs the password; a wrong one is refused with 1004 and counts like a failed sign-in. An account without one needs a sign-in of the last ten minutes, else SIGN_IN_AGAIN. Refused with CONFLICT for the last admin of the workspace.',
        body: eraseRequest,
        response: { ...erased, ...errorResponses(403, 409) },
      },
    },
    async (request, reply) => {
      await erase(request, requireViewer(request).userId, request.body);
      return reply.code(204).send(undefined);
    },
  );

  app.delete(
    '/api/v1/secured/workspaces/:id/users/:userId',
    {
      config: { access: policy.erasePerson, countsAsSignIn: isOfCaller },
      schema: {
        tags: ['workspace'],
        summary: 'Erase a person',
        description:
          'Erases a person with an account or an invitation, with everything of theirs, certificates included, at once and for good. Courses that they made stay. Admins who erase themselves need the proof of `DELETE /api/v1/secured/users/me`. Refused with CONFLICT for the last admin of the workspace.',
        params,
        body: eraseRequest,
        response: { ...erased, ...errorResponses(409) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      await erase(request, request.params.userId, request.body);
      return reply.code(204).send(undefined);
    },
  );
};

type Asking = Parameters<typeof requireViewer>[0] & { readonly workspaceId: Id };

type PersonalDataWire = z.output<typeof personalDataResponse>;

/** Times become texts here, wherever they stand. */
const toWire = (data: PersonalData): PersonalDataWire => personalDataResponse.parse(JSON.parse(JSON.stringify(data)));

/** Whether the person of the path is the caller, whose password is looked at. */
const isOfCaller = ({ params, viewer }: FastifyRequest): boolean =>
  viewer !== null && Number((params as { readonly userId?: string }).userId) === viewer.userId;
