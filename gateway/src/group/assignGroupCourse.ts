import type { AssignGroupCourseInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { getGroup, putGroupCourse } from './groupApi.ts';
import { toGroup } from './groupMappers.ts';

/** Assigns a course to a group: everyone in it is enrolled, now and when they join (OP-129). */
export const assignGroupCourse: NonNullable<MutationResolvers['assignGroupCourse']> = mutation(
  async ({ dueDays, dueTime, notify, ...input }: AssignGroupCourseInput, context) => {
    const groupId = inputId(input.groupId, 'groupId', 'PersonGroup');
    const courseId = inputId(input.courseId, 'courseId', 'Course');
    const body = { dueDays: dueDays ?? null, dueTime: dueTime ?? null, notify: notify !== false };
    return onWorkspace(context, async ({ workspaceId }) => {
      await putGroupCourse(context.rest, workspaceId, { groupId, courseId }, body);
      return { group: toGroup(await getGroup(context.rest, workspaceId, groupId)) };
    });
  },
);
