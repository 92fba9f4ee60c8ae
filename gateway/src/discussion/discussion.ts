import { isHidden } from '../rest/hidden.ts';
import type {
  DiscussionThreadOrder,
  DiscussionThreadOrderField,
  QueryResolvers,
  SubscriptionDiscussionArgs,
} from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { subscription } from '../live/subscription.ts';
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

const placeOf = (args: Pick<SubscriptionDiscussionArgs, 'courseId' | 'lectureId'>) => ({
  courseId: inputId(args.courseId, 'courseId', 'Course'),
  lectureId: inputId(args.lectureId, 'lectureId', 'Lecture'),
});

/** BEY-16: one call for a page. */
export const discussion: NonNullable<QueryResolvers['discussion']> = async (_root, args, { rest }) => {
  const place = placeOf(args);
  const selection = { order: orderOf(args.orderBy), mine: String(args.askedByViewer ?? false) };
  return unlessHidden(() =>
    readConnection(toPageRequest(args), (page) => getThreads(rest, place, { ...page, ...selection }), toThread),
  );
};

/** BEY-45: the same again after each change; what has gone or is closed ends it. */
export const discussionChanges = subscription(
  (args: SubscriptionDiscussionArgs) => {
    const { courseId, lectureId } = placeOf(args);
    return `discussion:${courseId}:${lectureId}`;
  },
  (_root, args, { rest }) =>
    readConnection(
      toPageRequest(args),
      (page) =>
        getThreads(rest, placeOf(args), {
          ...page,
          order: 'activity',
          mine: 'false',
          ...(args.updatedSince == null ? {} : { updatedSince: args.updatedSince }),
        }),
      toThread,
    ),
);

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
