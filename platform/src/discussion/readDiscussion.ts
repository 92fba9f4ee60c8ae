import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { boundedPage, type PageRequest, type PageRows } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import { enterDiscussion, type DiscussionCall, type Participant } from './discussionDoor.ts';
import {
  findPost,
  findReplies,
  findThread,
  findThreads,
  type PostRow,
  type ThreadRow,
  type ThreadSelection,
} from './discussionQueries.ts';
import { toPostWire, toThreadWire, type KnownReports, type PostWire, type ThreadWire } from './discussionView.ts';
import { findOpenReports, findReportedBy } from './reportQueries.ts';

const largestPage = 100;

/** The threads after a lecture. Throws as {@link enterDiscussion}. */
export const listThreads = (
  db: Database,
  call: DiscussionCall &
    ThreadSelection & {
      readonly courseId: Id;
      readonly lectureId: Id;
      readonly page: PageRequest;
    },
): Promise<PageRows<ThreadWire>> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const participant = await enterDiscussion(trx, call, call);
    const place = { courseId: call.courseId, lectureId: call.lectureId, userId: call.viewer.userId };
    const page = boundedPage(call.page, largestPage);
    const found = await findThreads(trx, place, {
      order: call.order,
      mine: call.mine,
      updatedSince: call.updatedSince,
      page,
    });
    const reports = await knownReports(trx, found.rows, participant);
    return { ...found, rows: found.rows.map((row) => toThreadWire(row, participant, reports)) };
  });

async function knownReports(
  trx: Trx,
  posts: readonly PostRow[],
  { moderator, userId }: Participant,
): Promise<KnownReports> {
  const ids = posts.map((post) => post.post_id);
  return moderator
    ? { open: await findOpenReports(trx, ids), own: new Set() }
    : { open: [], own: await findReportedBy(trx, userId, ids) };
}

/** The thread and who asks for it. Throws NOT_FOUND for an unknown one, else as {@link enterDiscussion}. */
export async function enterThread(
  trx: Trx,
  call: DiscussionCall,
  threadId: Id,
): Promise<{ readonly thread: ThreadRow; readonly participant: Participant }> {
  const thread = await findThread(trx, threadId);
  if (thread === null) {
    throw new DomainError('NOT_FOUND');
  }
  const place = { courseId: thread.course_id, lectureId: thread.lecture_id, mayBeGone: true };
  return { thread, participant: await enterDiscussion(trx, call, place) };
}

/** One thread as it is now, within a transaction. */
export async function threadWire(trx: Trx, call: DiscussionCall, threadId: Id): Promise<ThreadWire> {
  const { thread, participant } = await enterThread(trx, call, threadId);
  return toThreadWire(thread, participant, await knownReports(trx, [thread], participant));
}

export const readThread = (db: Database, call: DiscussionCall & { readonly threadId: Id }): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, (trx) => threadWire(trx, call, call.threadId));

/** One post, within a transaction. */
export const postWire = async (trx: Trx, post: PostRow, participant: Participant): Promise<PostWire> =>
  toPostWire(post, participant, await knownReports(trx, [post], participant));

/** One question or reply. Throws as {@link enterThread}. */
export const readPost = (db: Database, call: DiscussionCall & { readonly postId: Id }): Promise<PostWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const post = await findPost(trx, call.postId);
    if (post === null) {
      throw new DomainError('NOT_FOUND');
    }
    const { participant } = await enterThread(trx, call, post.thread_id);
    return postWire(trx, post, participant);
  });

/** The replies of a thread. Throws as {@link enterThread}. */
export const listReplies = (
  db: Database,
  call: DiscussionCall & { readonly threadId: Id; readonly page: PageRequest },
): Promise<PageRows<PostWire>> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { participant } = await enterThread(trx, call, call.threadId);
    const found = await findReplies(trx, call.threadId, boundedPage(call.page, largestPage));
    const reports = await knownReports(trx, found.rows, participant);
    return { ...found, rows: found.rows.map((row) => toPostWire(row, participant, reports)) };
  });
