import { isHidden } from '../rest/hidden.ts';
import type { DiscussionThreadOrder, DiscussionThreadOrderField, QueryResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import { getThread, getThreads } from './discussionApi.ts';
import { toThread } from './discussionMappers.ts';

/** The platform's name of each order. */
const orders: Readonly<Record<DiscussionThreadOrderField, { readonly ASC: string; readonly DESC: string }>> = {
  LAST_ACTIVITY_TIME: { ASC: 'oldest', DESC: 'activity' },
  ANSWERED: { ASC: 'unanswered', DESC: 'answered' },
};

const orderOf = (orderBy: DiscussionThreadOrder | null | undefined): string =>
  orderBy == null ? 'activity' : orders[orderBy.field][orderBy.direction ?? 'ASC'];

/** BEY-16: one call for a page. */
export const discussion: NonNullable<QueryResolvers['discussion']> = async (_root, args, { rest }) => {
  const courseId = inputId(args.courseId, 'courseId', 'Course');
  const lectureId = inputId(args.lectureId, 'lectureId', 'Lecture');
  const selection = { order: orderOf(args.orderBy), mine: String(args.askedByViewer ?? false) };
  return unlessHidden(() =>
    readConnection(
      toPageRequest(args),
      (page) => getThreads(rest, { courseId, lectureId }, { ...page, ...selection }),
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
