import { isHidden } from '../course/findCourse.ts';
import type { DiscussionOrder, QueryResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import { getThreads } from './discussionApi.ts';
import { toThread } from './discussionMappers.ts';

const orders = { ACTIVITY: 'activity', UNANSWERED: 'unanswered', MINE: 'mine' } as const satisfies Record<
  DiscussionOrder,
  string
>;

/** BEY-16: one call for a page. */
export const discussion: NonNullable<QueryResolvers['discussion']> = async (_root, args, { rest }) => {
  const courseId = inputId(args.courseId, 'courseId', 'Course');
  const lectureId = inputId(args.lectureId, 'lectureId', 'Lecture');
  const order = orders[args.order ?? 'ACTIVITY'];
  try {
    return await readConnection(
      toPageRequest(args),
      (page) => getThreads(rest, { courseId, lectureId }, { ...page, order }),
      toThread,
    );
  } catch (error) {
    if (!isHidden(error)) throw error;
    return null;
  }
};
