import { discussionMessages as messages } from './messages.ts';
import type { ThreadListPaginationQuery$variables } from './__generated__/ThreadListPaginationQuery.graphql.ts';

/** The orders that the questions after a lecture are offered in. */
export const orders = {
  ACTIVITY: messages.byActivity,
  UNANSWERED: messages.byUnanswered,
  MINE: messages.byMine,
} as const;

export type Order = keyof typeof orders;

/** What each asks the list for. */
export const orderVariables: Readonly<
  Record<Order, Required<Pick<ThreadListPaginationQuery$variables, 'askedByViewer' | 'orderBy'>>>
> = {
  ACTIVITY: { askedByViewer: false, orderBy: null },
  UNANSWERED: { askedByViewer: false, orderBy: { field: 'ANSWERED', direction: 'ASC' } },
  MINE: { askedByViewer: true, orderBy: null },
};
