import { campaignLoader } from '../campaign/campaignLoader.ts';
import type { Resolvers } from '../generated/resolverTypes.ts';
import { groupOf } from '../group/groupOf.ts';
import { jobOf } from '../job/jobOf.ts';
import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { anyOf } from '../rsql.ts';
import { courseOf } from '../umbrella/courseOf.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { personOf } from '../workspace/personOf.ts';
import { getAuditLog } from './auditApi.ts';
import { toAuditEntry } from './auditMappers.ts';

export const auditResolvers = {
  AuditEntry: {
    actor: personOf(({ actorId }) => actorId),
    subject: personOf(({ subjectId }) => subjectId),
    job: jobOf(({ jobId }) => jobId),
    course: courseOf(({ courseId }) => courseId),
    group: groupOf(({ groupId }) => groupId),
    campaign: ({ campaignId }, _args, context) =>
      campaignId === null ? null : context.use(campaignLoader).load(campaignId),
  },
} satisfies Resolvers;

export const auditNodes: NodeTypes = {
  AuditEntry: byNumberSignedIn((id, context) =>
    onWorkspace(context, async ({ workspaceId }) => {
      const query = { page: 0, size: 1, q: anyOf('id', [id]) };
      const [wire] = (await getAuditLog(context.rest, workspaceId, query)).content;
      return wire === undefined ? null : toAuditEntry(wire);
    }),
  ),
};
