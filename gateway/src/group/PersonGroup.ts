import type { Context } from '../context.ts';
import type { PersonGroupResolvers } from '../generated/resolverTypes.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { readPeople } from '../workspace/people.ts';
import { peopleLimits } from '../workspace/peopleLimits.ts';
import { groupLoader } from './groupLoaders.ts';
import { getGroupCourses } from './groupApi.ts';
import { toGroupCourse, type GroupModel } from './groupMappers.ts';

type Details = NonNullable<GroupModel['details']>;

export const PersonGroup: PersonGroupResolvers = {
  description: (group, _args, context) => detail(group, context, 'description'),
  addressDomain: (group, _args, context) => detail(group, context, 'addressDomain'),
  origin: (group, _args, context) => detail(group, context, 'origin'),
  memberCount: (group, _args, context) => detail(group, context, 'memberCount'),
  createTime: (group, _args, context) => detail(group, context, 'createTime'),
  updateTime: (group, _args, context) => detail(group, context, 'updateTime'),
  courses: withCost({ usualSize: 10, calls: 1 }, ({ groupId }, _args, context) =>
    onWorkspace(context, async ({ workspaceId }) =>
      (await getGroupCourses(context.rest, workspaceId, groupId)).courses.map(toGroupCourse),
    ),
  ),
  members: withCost({ usualSize: peopleLimits.usual, calls: 1 }, ({ groupId }, args, context) =>
    onWorkspace(context, ({ workspaceId }) =>
      readPeople(context.rest, workspaceId, { ...args, groupId: String(groupId) }),
    ),
  ),
};

async function detail<Name extends keyof Details>(
  { groupId, details }: GroupModel,
  context: Context,
  name: Name,
): Promise<Details[Name]> {
  if (details !== null) return details[name];
  const group = await context.use(groupLoader).load(groupId);
  if (group.details === null) throw new Error('The loader brings details');
  return group.details[name];
}
