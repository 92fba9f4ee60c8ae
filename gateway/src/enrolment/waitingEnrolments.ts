import type { Context } from '../context.ts';
import type { WaitingEnrolment, WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { allOf, anyOf, searchIn } from '../rsql.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { isHidden } from '../rest/hidden.ts';
import { getWaitingEnrolments } from './userCourseApi.ts';

/** OP-126: one call for a page. */
export const waitingEnrolments: NonNullable<WorkspaceResolvers['waitingEnrolments']> = (
  { workspaceId },
  args,
  { rest },
) => {
  const text = args.search?.trim() ?? '';
  const { courseId } = args;
  const q = allOf(
    courseId == null ? undefined : anyOf('courseId', [inputId(courseId, 'courseId', 'Course')]),
    text === '' ? undefined : searchIn(text, 'username'),
  );
  return readConnection(
    toPageRequest(args),
    (page) => getWaitingEnrolments(rest, workspaceId, { ...page, q }),
    toWaitingEnrolment,
  );
};

/** Its course is read where it is asked for. */
export type WaitingEnrolmentModel = Omit<WaitingEnrolment, 'course'>;

const toWaitingEnrolment = (wire: Schemas['WaitingEnrolment']): WaitingEnrolmentModel => ({
  id: toGlobalId('WaitingEnrolment', wire.id),
  waitingEnrolmentId: wire.id,
  username: wire.username,
  courseId: wire.courseId,
  courseName: wire.courseName,
  dueTime: wire.dueTime,
  createTime: wire.createTime,
});

/** One of them by its raw id; null for one that has begun, and for one that the viewer may not see. */
export const readWaitingEnrolment = (id: number, context: Context): Promise<WaitingEnrolmentModel | null> =>
  onWorkspace(context, async ({ workspaceId }) => {
    const query = { page: 0, size: 1, q: anyOf('id', [id]) };
    try {
      const [wire] = (await getWaitingEnrolments(context.rest, workspaceId, query)).content;
      return wire === undefined ? null : toWaitingEnrolment(wire);
    } catch (error) {
      if (isHidden(error)) return null;
      throw error;
    }
  });
