import { discussionMessages as messages } from './messages.ts';
import type { DiscussionOrder } from './__generated__/ThreadListPaginationQuery.graphql.ts';

/** The orders that the questions after a lecture are offered in. */
export const orders = {
  ACTIVITY: messages.byActivity,
  UNANSWERED: messages.byUnanswered,
  MINE: messages.byMine,
} as const satisfies Partial<Record<DiscussionOrder, object>>;

export type Order = keyof typeof orders;
