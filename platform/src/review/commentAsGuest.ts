/** What people who came by a review link read and write in its threads. Each throws as `enterReview`. */
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { boundedPage, type PageRequest, type PageRows } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import { countWrittenByLink, type Writer } from './commentQueries.ts';
import { enterReview, type EnteredReview, type GuestCall } from './reviewAsGuest.ts';
import {
  guestCommentsPerHour,
  largestThreadPage,
  type GuestComment,
  type GuestThread,
  type ThreadFilter,
  type ThreadWire,
} from './reviewSchemas.ts';
import { toThreadWires } from './reviewView.ts';
import { findThread, findThreads } from './threadQueries.ts';
import { appendComment, beginThread, type WritingDeps } from './writeThread.ts';

const hourMs = 3_600_000;

export const listThreadsForGuests = (
  db: Database,
  call: GuestCall & { readonly filter: ThreadFilter; readonly page: PageRequest },
): Promise<PageRows<ThreadWire>> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { course } = await enterReview(trx, call);
    const selection = { ...call.filter, courseId: course.id, forGuests: true };
    const found = await findThreads(trx, selection, boundedPage(call.page, largestThreadPage));
    return { ...found, rows: await toThreadWires(trx, found.rows, null) };
  });

/** Throws FORBIDDEN by a link that may only read, INVALID for what is no part of the course, REVIEW_FULL and RATE_LIMITED. */
export const startThreadAsGuest = (
  { db, jobs }: WritingDeps,
  call: GuestCall & { readonly thread: GuestThread },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { guestName, ...started } = call.thread;
    const entered = await enterReview(trx, call);
    const writer = await writerOf(trx, entered, guestName, call.now);
    const threadId = await beginThread(trx, entered, started, {
      guestVisible: true,
      jobs,
      writer,
      mentions: [],
      now: call.now,
    });
    return guestThread(trx, entered.course.id, threadId);
  });

/** Throws as {@link startThreadAsGuest}, and NOT_FOUND for a thread that guests do not read. */
export const commentAsGuest = (
  { db, jobs }: WritingDeps,
  call: GuestCall & { readonly threadId: Id; readonly comment: GuestComment },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { threadId, now } = call;
    const { guestName, text } = call.comment;
    const entered = await enterReview(trx, call);
    await requireVisible(trx, entered.course.id, threadId);
    const writer = await writerOf(trx, entered, guestName, now);
    await appendComment(trx, entered.course, { threadId, text, jobs, writer, mentions: [], now });
    return guestThread(trx, entered.course.id, threadId);
  });

async function writerOf(trx: Trx, { link }: EnteredReview, guestName: string, now: Date): Promise<Writer> {
  if (!link.may_comment) {
    throw new DomainError('FORBIDDEN', { message: 'This link is for reading only' });
  }
  const linkId = link.link_id;
  const { count, first } = await countWrittenByLink(trx, linkId, new Date(now.getTime() - hourMs));
  if (count >= guestCommentsPerHour && first !== null) {
    const retryAfterSeconds = Math.max(1, Math.ceil((first.getTime() + hourMs - now.getTime()) / 1000));
    throw new DomainError('RATE_LIMITED', { params: { retryAfterSeconds } });
  }
  return { guestName, linkId };
}

async function requireVisible(trx: Trx, courseId: Id, threadId: Id) {
  const thread = await findThread(trx, courseId, threadId);
  if (thread === null || !thread.guest_visible) {
    throw new DomainError('NOT_FOUND');
  }
  return thread;
}

async function guestThread(trx: Trx, courseId: Id, threadId: Id): Promise<ThreadWire> {
  const [wire] = await toThreadWires(trx, [await requireVisible(trx, courseId, threadId)], null);
  return wire as ThreadWire;
}
