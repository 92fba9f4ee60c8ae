/** What becomes of what was written; each returns the thread as it is now. */
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError, invalidField } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import type { DiscussionCall, Participant } from './discussionDoor.ts';
import {
  changeText,
  changeTitle,
  chooseAnswer,
  countReplies,
  deleteQuestion,
  deleteReply,
  findPost,
  lockThread,
  setHidden,
  type PostRow,
} from './discussionQueries.ts';
import { noteModerated } from './noteModerated.ts';
import type { ThreadWire } from './discussionView.ts';
import { mayAcceptAnswer, mayEditPost } from './policy.ts';
import { enterThread, threadWire } from './readDiscussion.ts';
import { settleReports } from './reportQueries.ts';

/** Who asks something of a question or reply. */
export type PostCall = DiscussionCall & { readonly postId: Id };

/**
 * Changes what one wrote. Throws NOT_FOUND, FORBIDDEN for what others wrote and for what is hidden or deleted, and INVALID for the title
 * of a reply.
 */
export const editPost = (
  db: Database,
  call: PostCall & { readonly text: string; readonly title?: string | undefined },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { post } = await enterOwnPost(trx, call);
    const { title } = call;
    if (title !== undefined && !post.opening) {
      throw invalidField('title', 'a reply has none');
    }
    const retitled = title !== undefined && (await changeTitle(trx, post.thread_id, title));
    if (retitled || post.text !== call.text) {
      await changeText(trx, call.postId, call.text, call.now);
    }
    return threadWire(trx, call, post.thread_id);
  });

/** Deletes what one wrote; a question with replies keeps its place. Throws as {@link editPost}. */
export const deletePost = (db: Database, call: PostCall): Promise<void> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { post } = await enterOwnPost(trx, call);
    // What was deleted is not judged any more.
    await settleReports(trx, [post.post_id], { outcome: 'DELETED', now: call.now });
    if (post.opening) {
      await deleteQuestion(trx, post.thread_id, call.now);
    } else {
      await deleteReply(trx, post.post_id);
      await countReplies(trx, post.thread_id, null);
    }
  });

/** Says which reply answered a question, for anyone who asked and for admins of the course; FORBIDDEN for everyone else. */
export const acceptAnswer = (
  db: Database,
  call: DiscussionCall & { readonly threadId: Id; readonly postId: Id | null },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { threadId, postId } = call;
    await lockThread(trx, threadId);
    const { thread, participant } = await enterThread(trx, call, threadId);
    if (!mayAcceptAnswer(participant, thread)) {
      throw new DomainError('FORBIDDEN');
    }
    const post = postId === null ? null : await findPost(trx, postId);
    if (postId !== null && (post === null || post.thread_id !== threadId || post.opening)) {
      throw invalidField('postId', 'is not a reply of this thread');
    }
    await chooseAnswer(trx, threadId, postId);
    return threadWire(trx, call, threadId);
  });

/**
 * Hides a post with a reason, which settles what was reported of it, or shows it again; FORBIDDEN but for admins of the course. Noted in
 * the audit log.
 */
export const hidePost = (db: Database, call: PostCall & { readonly reason: string | null }): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { postId, reason, now } = call;
    const { post, participant } = await enterPost(trx, call);
    if (!participant.moderator) {
      throw new DomainError('FORBIDDEN');
    }
    if (post.hidden_reason !== reason) {
      await setHidden(trx, [postId], reason, now);
      const hidden = reason !== null;
      if (hidden) {
        await settleReports(trx, [postId], { outcome: 'HIDDEN', now });
      }
      await noteModerated(trx, call, post.user_id, { courseId: participant.course.id, postId, hidden });
    }
    return threadWire(trx, call, post.thread_id);
  });

interface EnteredPost {
  readonly post: PostRow;
  readonly participant: Participant;
}

/** The post, read again once its thread is locked. */
export async function enterPost(trx: Trx, call: PostCall): Promise<EnteredPost> {
  const found = await findPost(trx, call.postId);
  if (found === null) {
    throw new DomainError('NOT_FOUND');
  }
  await lockThread(trx, found.thread_id);
  const post = await findPost(trx, call.postId);
  if (post === null) {
    throw new DomainError('NOT_FOUND');
  }
  const { participant } = await enterThread(trx, call, post.thread_id);
  return { post, participant };
}

async function enterOwnPost(trx: Trx, call: PostCall): Promise<EnteredPost> {
  const entered = await enterPost(trx, call);
  if (!mayEditPost(entered.participant, entered.post)) {
    throw new DomainError('FORBIDDEN');
  }
  return entered;
}
