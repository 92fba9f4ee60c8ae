/** What people who came by a review link read and write in its threads. Each throws as `enterReview`. */
import { isDeepStrictEqual } from 'node:util';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { boundedPage, type PageRequest, type PageRows } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import { countWrittenByLink, findWrittenByKey, type Writer, type WrittenByKey } from './commentQueries.ts';
import { enterReview, type EnteredReview, type GuestCall } from './reviewAsGuest.ts';
import {
  guestCommentsPerHour,
  largestThreadPage,
  type GuestComment,
  type GuestThread,
  type StartedThread,
  type ThreadFilter,
  type ThreadWire,
} from './reviewSchemas.ts';
import { toThreadWires } from './reviewView.ts';
import { findThread, findThreads } from './threadQueries.ts';
import { appendComment, beginThread, type WritingDeps } from './writeThread.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface KeyedGuestCall extends GuestCall {
  readonly idempotencyKey: string | undefined;
}

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

/**
 * Starts a thread, once per key within a day. Throws FORBIDDEN by a link that may only read, INVALID for what is no part of the
 * course, REVIEW_FULL, RATE_LIMITED and IDEMPOTENCY_KEY_REUSED.
 */
export const startThreadAsGuest = (
  { db, jobs }: WritingDeps,
  call: KeyedGuestCall & { readonly thread: GuestThread },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { guestName, ...started } = call.thread;
    const entered = await enterReview(trx, call);
    const written = { guestName, text: started.text, place: started };
    const threadId = await once(trx, entered, call, written, (writer) =>
      beginThread(trx, entered, started, { guestVisible: true, jobs, writer, mentions: [], now: call.now }),
    );
    return guestThread(trx, entered.course.id, threadId);
  });

/** Throws as {@link startThreadAsGuest}, and NOT_FOUND for a thread that guests do not read. */
export const commentAsGuest = (
  { db, jobs }: WritingDeps,
  call: KeyedGuestCall & { readonly threadId: Id; readonly comment: GuestComment },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { threadId, now } = call;
    const { guestName, text } = call.comment;
    const entered = await enterReview(trx, call);
    await requireVisible(trx, entered.course.id, threadId);
    await once(trx, entered, call, { guestName, text, place: threadId }, async (writer) => {
      await appendComment(trx, entered.course, { threadId, text, jobs, writer, mentions: [], now });
      return threadId;
    });
    return guestThread(trx, entered.course.id, threadId);
  });

interface Written {
  readonly guestName: string;
  readonly text: string;
  /** The thread that it is written in, or what a new one is about. */
  readonly place: Id | StartedThread;
}

/** Answers the thread that something is written in. Guests are nobody whom a key could belong to: it stands with what was written by it. */
async function once(
  trx: Trx,
  { link }: EnteredReview,
  {
    now,
    idempotencyKey: key = null,
  }: Pick<KeyedGuestCall, 'now'> & { readonly idempotencyKey?: string | null | undefined },
  written: Written,
  write: (writer: Writer) => Promise<Id>,
): Promise<Id> {
  if (!link.may_comment) {
    throw new DomainError('FORBIDDEN', { message: 'This link is for reading only' });
  }
  const linkId = link.link_id;
  const { count, first } = await countWrittenByLink(trx, linkId, new Date(now.getTime() - hourMs));
  // Under the lock of the link: a second request with the key waits for the first.
  const before =
    key === null ? null : await findWrittenByKey(trx, { linkId, key, since: new Date(now.getTime() - dayMs) });
  if (before !== null) {
    if (!isRepeated(before, written)) {
      throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    }
    return before.thread_id;
  }
  if (count >= guestCommentsPerHour && first !== null) {
    const retryAfterSeconds = Math.max(1, Math.ceil((first.getTime() + hourMs - now.getTime()) / 1000));
    throw new DomainError('RATE_LIMITED', { params: { retryAfterSeconds } });
  }
  return write({ guestName: written.guestName, linkId, key });
}

/** Whether the same is written once more: the same words under the same name, in the same thread or about the same part and words. */
function isRepeated(before: WrittenByKey, { guestName, text, place }: Written): boolean {
  const began = before.create_time.getTime() === before.thread_create_time.getTime();
  const isThere =
    typeof place === 'number'
      ? before.thread_id === place
      : began &&
        before.anchor_part === place.anchor.part &&
        before.anchor_id === place.anchor.id &&
        before.suggestion === (place.suggestedText ?? null) &&
        isDeepStrictEqual(before.quote, place.quote ?? null);
  return isThere && before.guest_name === guestName && before.text === text;
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
