import type { Trx } from '../db/database.ts';
import { orderPushes } from '../push/pushMessageQueries.ts';
import type { Id } from '../shared/id.ts';
import type { DiscussionCall } from './discussionDoor.ts';
import { findPeopleToNotify } from './notice/noticeQueries.ts';
import { questionPath } from './notice/questionPath.ts';

/** Orders a notice of a new question for those who answer for its course (BEY-16). A mail comes later, if nobody replies. */
export async function notifyOfQuestion(
  trx: Trx,
  { workspaceId, now }: DiscussionCall,
  question: { readonly threadId: Id; readonly courseId: Id; readonly lectureId: Id; readonly title: string },
): Promise<void> {
  const people = await findPeopleToNotify(trx, question.threadId);
  await orderPushes(trx, people, {
    workspaceId,
    kind: 'QUESTION',
    subject: question.title,
    path: questionPath(question),
    now: now.toISOString(),
  });
}
