import type { MutationResolvers, RemoveGroupCourseInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { deleteGroupCourse, getGroup } from './groupApi.ts';
import { toGroup } from './groupMappers.ts';

/** Takes a course off a group; people who are enrolled stay enrolled (OP-129). */
export const removeGroupCourse: NonNullable<MutationResolvers['removeGroupCourse']> = mutation(
  async (input: RemoveGroupCourseInput, context) => {
    const groupId = inputId(input.groupId, 'groupId', 'PersonGroup');
    const courseId = inputId(input.courseId, 'courseId', 'Course');
    return onWorkspace(context, async ({ workspaceId }) => {
      await deleteGroupCourse(context.rest, workspaceId, { groupId, courseId });
      return { group: toGroup(await getGroup(context.rest, workspaceId, groupId)) };
    });
  },
);
