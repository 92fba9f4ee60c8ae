/** What people write in a discussion; each returns the thread as it is now. */
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import { enterDiscussion, type DiscussionCall } from './discussionDoor.ts';
import { assertWithin } from './discussionLimit.ts';
import {
  countReplies,
  insertPost,
  insertThread,
  lockAndListWritten,
  lockThread,
  noteWritten,
} from './discussionQueries.ts';
import type { ThreadWire } from './discussionView.ts';
import { enterThread, threadWire } from './readDiscussion.ts';
import { notifyOfQuestion } from './notifyOfQuestion.ts';
import { notifyOfReply } from './notifyOfReply.ts';

/** Posts that a person writes in five minutes at most. */
const limit = { most: 10, withinMs: 5 * 60_000 };

interface Writing extends DiscussionCall {
  readonly text: string;
  readonly idempotencyKey: string | undefined;
}

/** Asks a question after a lecture, once per key. Throws as {@link enterDiscussion}, and RATE_LIMITED. */
export const askQuestion = (
  { db }: Pick<Deps, 'db'>,
  call: Writing & { readonly courseId: Id; readonly lectureId: Id; readonly title: string },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { courseId, lectureId, title, text, now } = call;
    const { userId } = await enterDiscussion(trx, call, call);
    const threadId = await once(trx, call, ['ask', courseId, lectureId, title, text], async () => {
      await countWriting(trx, call);
      const asked = await insertThread(trx, { courseId, lectureId, userId, title, text, now });
      await notifyOfQuestion(trx, call, { threadId: asked, courseId, lectureId, title });
      return asked;
    });
    return threadWire(trx, call, threadId);
  });

/** Replies in a thread, once per key. Throws as {@link enterThread}, DISCUSSION_CLOSED, and RATE_LIMITED. */
export const reply = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  call: Writing & { readonly threadId: Id },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { threadId, text, now } = call;
    await lockThread(trx, threadId);
    const { thread, participant } = await enterThread(trx, call, threadId);
    await once(trx, call, ['reply', threadId, text], async () => {
      // In here: a reply whose answer was lost is told as written, even when the thread was closed meanwhile.
      if (thread.closed_time !== null) {
        throw new DomainError('DISCUSSION_CLOSED');
      }
      await countWriting(trx, call);
      const postId = await insertPost(trx, { threadId, userId: participant.userId, text, now, opening: false });
      await countReplies(trx, threadId, now);
      await notifyOfReply(trx, jobs, call, thread, postId);
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

/** Counts it against the limit; RATE_LIMITED beyond. What is deleted counts on, or deleting would make room for more notices. */
async function countWriting(trx: Trx, { viewer, now }: DiscussionCall): Promise<void> {
  const written = await lockAndListWritten(trx, viewer.userId, new Date(now.getTime() - limit.withinMs));
  assertWithin(limit, written, now);
  await noteWritten(trx, viewer.userId, now);
}
