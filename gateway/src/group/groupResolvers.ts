import type { Resolvers } from '../generated/resolverTypes.ts';
import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { courseOf } from '../umbrella/courseOf.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { assignGroupCourse } from './assignGroupCourse.ts';
import { removeGroupCourse } from './removeGroupCourse.ts';
import { changeGroupMembers } from './changeGroupMembers.ts';
import { createGroup } from './createGroup.ts';
import { deleteGroup } from './deleteGroup.ts';
import { getGroup } from './groupApi.ts';
import { toGroup } from './groupMappers.ts';
import { PersonGroup } from './PersonGroup.ts';
import { updateGroup } from './updateGroup.ts';

export const groupResolvers = {
  Mutation: { createGroup, updateGroup, deleteGroup, changeGroupMembers, assignGroupCourse, removeGroupCourse },
  PersonGroup,
  GroupCourse: { course: courseOf(({ courseId }) => courseId) },
} satisfies Resolvers;

export const groupNodes: NodeTypes = {
  PersonGroup: byNumberSignedIn((id, context) =>
    onWorkspace(context, async ({ workspaceId }) => toGroup(await getGroup(context.rest, workspaceId, id))),
  ),
};
