import { randomUUID } from 'node:crypto';
import { newUsername } from '../../support/hosts.ts';
import { courseOfGroup, spareGroupId } from '../../support/worldGroup.ts';
import { admins, mutation, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Workspace.groups': {
    document: 'query { workspace { groups(first: 50) { totalCount nodes { name memberCount } } } }',
    may: admins,
    namesNothing: true,
  },
  'Workspace.group': {
    document: 'query ($id: ID!) { workspace { group(id: $id) { name memberCount } } }',
    variables: ({ world }) => ({ id: world.groupId }),
    may: admins,
  },
  'Workspace.group|PersonGroup.members': {
    document: 'query ($id: ID!) { workspace { group(id: $id) { members(first: 1) { csvUrl nodes { username } } } } }',
    variables: ({ world }) => ({ id: world.groupId }),
    may: admins,
  },
  'Workspace.group|PersonGroup.courses': {
    document: 'query ($id: ID!) { workspace { group(id: $id) { courses { courseName enrolledCount } } } }',
    variables: ({ world }) => ({ id: world.groupId }),
    may: admins,
  },
  'Mutation.createGroup': mutation('createGroup', 'group { name }', () => ({ name: randomUUID() }), {
    may: admins,
    namesNothing: true,
  }),
  'Mutation.updateGroup': mutation(
    'updateGroup',
    'group { name }',
    ({ world }) => ({ groupId: world.groupId, description: `${world.marker} changed` }),
    { may: admins },
  ),
  'Mutation.deleteGroup': mutation(
    'deleteGroup',
    'deletedGroupId',
    async ({ world }) => ({
      groupId: await spareGroupId(world.people.admin.rest, {
        workspaceId: world.workspaceId,
        name: `${world.marker} ${randomUUID()}`,
        groupId: world.groupId,
      }),
    }),
    { may: admins },
  ),
  'Mutation.changeGroupMembers': mutation(
    'changeGroupMembers',
    'job { jobId }',
    ({ world }) => ({
      groupId: world.groupId,
      people: { usernames: [newUsername()] },
      action: 'ADD',
      dryRun: true,
    }),
    { may: admins },
  ),
  'Mutation.assignGroupCourse': mutation(
    'assignGroupCourse',
    'group { name courses { courseId } }',
    ({ world }) => ({ groupId: world.groupId, courseId: String(world.course.courseId), notify: false }),
    { may: admins },
  ),
  'Mutation.removeGroupCourse': mutation(
    'removeGroupCourse',
    'group { name }',
    async ({ world }) => ({ groupId: world.groupId, courseId: await courseOfGroup(world) }),
    { may: admins },
  ),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  PersonGroup: 'admin',
};
