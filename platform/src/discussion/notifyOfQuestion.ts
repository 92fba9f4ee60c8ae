import type { Trx } from '../db/database.ts';
import { orderPush } from '../push/pushMessageQueries.ts';
import type { Id } from '../shared/id.ts';
import type { DiscussionCall } from './discussionDoor.ts';
import { findPeopleToPush } from './notice/noticeQueries.ts';
import { questionPath } from './notice/questionPath.ts';

/** Orders a notice of a new question for those who answer for its course (BEY-16). A mail comes later, if nobody replies. */
export async function notifyOfQuestion(
  trx: Trx,
  { workspaceId, now }: DiscussionCall,
  question: { readonly threadId: Id; readonly courseId: Id; readonly lectureId: Id; readonly title: string },
): Promise<void> {
  const order = { workspaceId, kind: 'QUESTION', subject: question.title, path: questionPath(question) } as const;
  for (const userId of await findPeopleToPush(trx, question.threadId)) {
    await orderPush(trx, { ...order, userId, now: now.toISOString() });
  }
}
