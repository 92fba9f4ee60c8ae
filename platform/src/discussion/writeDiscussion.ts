/** What people write in a discussion; each returns the thread as it is now. */
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import { enterDiscussion, type DiscussionCall } from './discussionDoor.ts';
import { countReplies, insertPost, insertThread, lockAndListWritten, lockThread } from './discussionQueries.ts';
import type { ThreadWire } from './discussionView.ts';
import { enterThread, threadWire } from './readDiscussion.ts';
import { tellOfReply } from './tellOfReply.ts';

const windowMs = 5 * 60_000;
const mostInWindow = 10;

interface Writing extends DiscussionCall {
  readonly text: string;
  readonly idempotencyKey: string | undefined;
}

/** Asks a question after a lecture, once per key. Throws as {@link enterDiscussion}, and RATE_LIMITED. */
export const askQuestion = (
  db: Database,
  call: Writing & { readonly courseId: Id; readonly lectureId: Id; readonly title: string },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { courseId, lectureId, title, text, now } = call;
    const { userId } = await enterDiscussion(trx, call, call);
    const threadId = await once(trx, call, ['ask', courseId, lectureId, title, text], async () => {
      await assertNotTooMany(trx, call);
      return insertThread(trx, { courseId, lectureId, userId, title, text, now });
    });
    return threadWire(trx, call, threadId);
  });

/** Replies in a thread, once per key. Throws as {@link enterThread}, and RATE_LIMITED. */
export const reply = (db: Database, call: Writing & { readonly threadId: Id }): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { threadId, text, now } = call;
    await lockThread(trx, threadId);
    const { thread, participant } = await enterThread(trx, call, threadId);
    await once(trx, call, ['reply', threadId, text], async () => {
      await assertNotTooMany(trx, call);
      const postId = await insertPost(trx, { threadId, userId: participant.userId, text, now, opening: false });
      await countReplies(trx, threadId, now);
      await tellOfReply(trx, call, thread);
      return postId;
    });
    return threadWire(trx, call, threadId);
  });

async function once(trx: Trx, call: Writing, parts: readonly unknown[], write: () => Promise<Id>): Promise<Id> {
  const { workspaceId, viewer, idempotencyKey: key } = call;
  const request = { workspaceId, userId: viewer.userId, operation: 'discuss', key, requestHash: requestHash(...parts) };
  const { body } = await withIdempotency(trx, request, async () => ({ status: 200, body: await write() }));
  return body;
}

async function assertNotTooMany(trx: Trx, { viewer, now }: DiscussionCall): Promise<void> {
  const written = await lockAndListWritten(trx, viewer.userId, new Date(now.getTime() - windowMs));
  const first = written.at(-mostInWindow);
  if (first !== undefined) {
    const retryAfterSeconds = Math.max(1, Math.ceil((first.getTime() + windowMs - now.getTime()) / 1000));
    throw new DomainError('RATE_LIMITED', { params: { retryAfterSeconds } });
  }
}
