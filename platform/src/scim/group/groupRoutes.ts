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
import { readGroupDraft, type GroupDraft } from './groupDraft.ts';
import { groupResource, type GroupWithMembers } from './groupResource.ts';
import { patchGroup, type GroupPatch } from './patchGroup.ts';
import { addScimGroup, changeScimGroup, listScimGroups, readScimGroup, removeScimGroup } from './scimGroups.ts';

/** Groups of the identity provider: groups of the workspace that nobody else changes (RFC 7644, section 3). */
export function groupRoutes(app: FastifyInstance, deps: Deps): void {
  const resourceOf = (request: FastifyRequest, group: GroupWithMembers) =>
    groupResource(group, baseOf(deps.config, request));
  const answer = (request: FastifyRequest, reply: FastifyReply, group: GroupWithMembers) =>
    sendResource(request, reply, resourceOf(request, group));

  app.get('/Groups', scimRoute, async (request, reply) => {
    const asked = readListRequest(request.query);
    const projection = readProjection(request.query);
    const { total, rows } = await listScimGroups(deps, request.workspaceId, asked, shownOf(request));
    const resources = rows.map((group) => project(resourceOf(request, group), projection));
    return sendScim(reply, listResponse(total, asked, resources));
  });

  app.post('/Groups', scimRoute, async (request, reply) => {
    const draft = readGroupDraft(attributesOf(request.body, 'The body'));
    return answer(request, reply.code(201), await addScimGroup(deps, request.workspaceId, draft, shownOf(request)));
  });

  app.get('/Groups/:id', scimRoute, async (request: OneRequest, reply) =>
    answer(request, reply, await readScimGroup(deps, changeOf(request), shownOf(request))),
  );

  app.put('/Groups/:id', scimRoute, async (request: OneRequest, reply) => {
    const patch = asPatch(readGroupDraft(attributesOf(request.body, 'The body')));
    return answer(request, reply, await changeScimGroup(deps, changeOf(request), () => patch, shownOf(request)));
  });

  app.patch('/Groups/:id', scimRoute, async (request: OneRequest, reply) => {
    const steps = readPatch(request.body);
    const toPatch = (group: Parameters<typeof patchGroup>[0]) => patchGroup(group, steps);
    return answer(request, reply, await changeScimGroup(deps, changeOf(request), toPatch, shownOf(request)));
  });

  app.delete('/Groups/:id', scimRoute, async (request: OneRequest, reply) => {
    await removeScimGroup(deps, changeOf(request));
    return reply.code(204).send();
  });
}

const shownOf = ({ query }: FastifyRequest) => ({ withMembers: readProjection(query).has('members') });

/** A group that is sent as a whole; where it says nothing of its members they stay. */
const asPatch = ({ members, ...fields }: GroupDraft): GroupPatch => ({
  ...fields,
  memberSteps: members === null ? [] : [{ kind: 'set', members }],
});
