import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { enqueueOrderedMail } from '../mail/order/enqueueMail.ts';
import { orderPushes } from '../push/pushMessageQueries.ts';
import type { DiscussionCall } from './discussionDoor.ts';
import { findOthersToTell, type ThreadRow } from './discussionQueries.ts';
import type { Id } from '../shared/id.ts';
import { questionPath } from './notice/questionPath.ts';
import { insertReplyMail } from './replyMailQueries.ts';

/** Anyone who asked gets no more than one mail about a question within this time. */
const mailedEveryMs = 60 * 60_000;

/**
 * Orders a notice for all who wrote in the thread, asked or replied, but for anyone who replied now (BEY-15), and a mail for anyone who asked
 * (BEY-16). Call with the thread locked.
 */
export async function notifyOfReply(
  trx: Trx,
  jobs: Deps['jobs'],
  { workspaceId, viewer, now }: DiscussionCall,
  thread: ThreadRow,
  replyId: Id,
): Promise<void> {
  // What is hidden or deleted is told to nobody.
  if (thread.hidden_time !== null || thread.deleted_time !== null) {
    return;
  }
  const { thread_id: threadId, course_id: courseId, lecture_id: lectureId } = thread;
  const path = questionPath({ threadId, courseId, lectureId });
  const others = await findOthersToTell(trx, { threadId, writerId: viewer.userId, now });
  await orderPushes(trx, others, { workspaceId, kind: 'REPLY', subject: thread.title, path, now: now.toISOString() });
  const before = new Date(now.getTime() - mailedEveryMs);
  const mailId = await insertReplyMail(trx, { threadId, replyId, writerId: viewer.userId, now, before });
  if (mailId !== null) {
    await enqueueOrderedMail(jobs, trx, { workspaceId, kind: 'REPLY', mailIds: [mailId] });
  }
}
