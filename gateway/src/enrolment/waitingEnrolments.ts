import type { WaitingEnrolment, WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { inputId, toGlobalId } from '../globalId.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { allOf, anyOf, contains } from '../rsql.ts';
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
    courseId == null ? undefined : anyOf('courseId', [inputId(courseId, 'courseId', 'Course', 'AuthoredCourse')]),
    text === '' ? undefined : contains('username', text),
  );
  return readConnection(
    toPageRequest(args),
    (page) => getWaitingEnrolments(rest, workspaceId, { ...page, q }),
    toWaitingEnrolment,
  );
};

const toWaitingEnrolment = (wire: Schemas['WaitingEnrolment']): WaitingEnrolment => ({
  id: toGlobalId('WaitingEnrolment', wire.id),
  waitingEnrolmentId: wire.id,
  username: wire.username,
  courseId: wire.courseId,
  courseName: wire.courseName,
  dueTime: wire.dueTime,
  createTime: wire.createTime,
});
