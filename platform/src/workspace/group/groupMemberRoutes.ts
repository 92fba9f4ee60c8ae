import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { errorResponses } from '../../http/errorBody.ts';
import { idempotencyHeader } from '../../http/idempotency.ts';
import { requireOwnWorkspace } from '../../http/requestWorkspace.ts';
import { requireViewer } from '../../http/requireViewer.ts';
import { jobResponse } from '../../job/jobSchemas.ts';
import { toJobView } from '../../job/jobView.ts';
import { readJobRun } from '../../job/readJobRun.ts';
import { addMember, removeMember } from './changeMember.ts';
import { orderMembersChange } from './changeMembers.ts';
import { groupMemberParams, groupParams, membersChangeRequest } from './groupSchemas.ts';
import { policy } from '../policy.ts';

const membersUrl = '/api/v1/secured/workspaces/:id/groups/:groupId/members' as const;

/** Who is a member of a group (BEY-13). For admins. */
export const groupMemberRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  for (const { method, change, summary, description } of [
    {
      method: 'PUT',
      change: addMember,
      summary: 'Put someone into a group',
      description:
        'Someone with an account or someone who was added. Nothing happens when they are a member. 1001 for nobody, 409 for a group that is full or that the identity provider manages.',
    },
    {
      method: 'DELETE',
      change: removeMember,
      summary: 'Take someone out of a group',
      description:
        'Nothing happens when they are no member; anyone who belongs to it by the address stays. 409 for a group that the identity provider manages.',
    },
  ] as const) {
    app.route({
      method,
      url: `${membersUrl}/:userId`,
      config: { access: policy.changeGroupMembers },
      schema: {
        tags: ['group'],
        summary,
        description,
        params: groupMemberParams,
        response: { 204: z.undefined().describe('It is so now.'), ...errorResponses(409) },
      },
      handler: async (request, reply) => {
        requireOwnWorkspace(request);
        const { groupId, userId } = request.params;
        const { userId: actorId } = requireViewer(request);
        await change(deps, { workspaceId: request.workspaceId, actorId, groupId, userId });
        return reply.code(204).send(undefined);
      },
    });
  }

  app.post(
    `${membersUrl}/_change`,
    {
      config: { access: policy.changeGroupMembers },
      schema: {
        tags: ['group'],
        summary: 'Put many people into a group, or take them out',
        description:
          'Who they are is settled at once. Whom nobody knows by the address is told in the report, not added. A dry run reports the same without any change. 409 for a group that the identity provider manages.',
        params: groupParams,
        headers: z.object(idempotencyHeader),
        body: membersChangeRequest,
        response: {
          202: jobResponse.describe('The job that does it; its rows say the outcome of each person.'),
          ...errorResponses(409, 422),
        },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const viewer = requireViewer(request);
      const { workspaceId } = request;
      const { userIds, usernames, q, exceptUserIds, action, dryRun } = request.body;
      const people =
        userIds !== undefined ? { userIds } : usernames !== undefined ? { usernames } : { q: q ?? '', exceptUserIds };
      const runId = await orderMembersChange(deps, {
        workspaceId,
        actorId: viewer.userId,
        groupId: request.params.groupId,
        action,
        people,
        dryRun,
        idempotencyKey: request.headers['idempotency-key'],
      });
      return reply.code(202).send(toJobView(await readJobRun(deps.db, { workspaceId, runId }, viewer)));
    },
  );
};
