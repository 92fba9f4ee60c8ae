import type { Trx } from '../db/database.ts';
import { orderPush } from '../push/pushMessageQueries.ts';
import type { DiscussionCall } from './discussionDoor.ts';
import { findOthersToTell, type ThreadRow } from './discussionQueries.ts';

/** Orders a notice for all who wrote in the thread, asked or replied, but for whoever replied now (BEY-15). */
export async function tellOfReply(
  trx: Trx,
  { workspaceId, viewer, now }: DiscussionCall,
  thread: ThreadRow,
): Promise<void> {
  // What is hidden or deleted is told to nobody.
  if (thread.hidden_time !== null || thread.deleted_time !== null) {
    return;
  }
  const path = `/courseware/?lecture=${thread.lecture_id}#!${thread.course_id}`;
  const others = await findOthersToTell(trx, { threadId: thread.thread_id, writerId: viewer.userId, now });
  for (const userId of others) {
    const order = { workspaceId, userId, kind: 'REPLY', subject: thread.title, path, now: now.toISOString() } as const;
    await orderPush(trx, order);
  }
}
