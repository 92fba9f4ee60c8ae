import { isHidden } from '../course/findCourse.ts';
import type { DiscussionOrder, QueryResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import { getThread, getThreads } from './discussionApi.ts';
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
  return unlessHidden(() =>
    readConnection(
      toPageRequest(args),
      (page) => getThreads(rest, { courseId, lectureId }, { ...page, order }),
      toThread,
    ),
  );
};

/** One question after a lecture; null for those whom `discussion` is null for, and for one that is gone (BEY-16). */
export const discussionThread: NonNullable<QueryResolvers['discussionThread']> = (_root, args, { rest }) => {
  const threadId = inputId(args.threadId, 'threadId', 'DiscussionThread');
  return unlessHidden(async () => toThread(await getThread(rest, threadId)));
};

async function unlessHidden<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!isHidden(error)) throw error;
    return null;
  }
}
