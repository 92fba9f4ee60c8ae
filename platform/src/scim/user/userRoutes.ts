import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { attributesOf } from '../attributes.ts';
import { baseOf } from '../baseOf.ts';
import { listResponse, readListRequest } from '../listRequest.ts';
import { readPatch } from '../patch/readPatch.ts';
import { project, readProjection } from '../projection.ts';
import { changeOf, scimRoute, type OneRequest } from '../scimRoute.ts';
import { sendResource } from '../sendResource.ts';
import { sendScim } from '../sendScim.ts';
import { patchUser } from './patchUser.ts';
import type { ScimUserRow } from './scimUserQueries.ts';
import { addScimUser, changeScimUser, listScimUsers, readScimUser, removeScimUser } from './scimUsers.ts';
import { readUserDraft } from './userDraft.ts';
import { userResource } from './userResource.ts';

/** Users of the identity provider: the people whom it has put here (RFC 7644, section 3). */
export function userRoutes(app: FastifyInstance, deps: Deps): void {
  const resourceOf = (request: FastifyRequest, row: ScimUserRow) => userResource(row, baseOf(deps.config, request));
  const answer = (request: FastifyRequest, reply: FastifyReply, row: ScimUserRow) =>
    sendResource(request, reply, resourceOf(request, row));

  app.get('/Users', scimRoute, async (request, reply) => {
    const asked = readListRequest(request.query);
    const projection = readProjection(request.query);
    const { total, rows } = await listScimUsers(deps, request.workspaceId, asked);
    const resources = rows.map((row) => project(resourceOf(request, row), projection));
    return sendScim(reply, listResponse(total, asked, resources));
  });

  app.post('/Users', scimRoute, async (request, reply) => {
    const draft = readUserDraft(attributesOf(request.body, 'The body'));
    return answer(request, reply.code(201), await addScimUser(deps, request.workspaceId, draft));
  });

  app.get('/Users/:id', scimRoute, async (request: OneRequest, reply) =>
    answer(request, reply, await readScimUser(deps, changeOf(request))),
  );

  app.put('/Users/:id', scimRoute, async (request: OneRequest, reply) => {
    const draft = readUserDraft(attributesOf(request.body, 'The body'));
    return answer(request, reply, await changeScimUser(deps, changeOf(request), () => draft));
  });

  app.patch('/Users/:id', scimRoute, async (request: OneRequest, reply) => {
    const steps = readPatch(request.body);
    return answer(request, reply, await changeScimUser(deps, changeOf(request), (row) => patchUser(row, steps)));
  });

  app.delete('/Users/:id', scimRoute, async (request: OneRequest, reply) => {
    await removeScimUser(deps, changeOf(request));
    return reply.code(204).send();
  });
}
