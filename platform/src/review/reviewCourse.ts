/** The review of a course by those who work on it (BEY-26). Each throws NOT_FOUND for what the workspace does not have. */
import { findCourse } from '../course/courseQueries.ts';
import type { CourseRecord } from '../course/courseRecord.ts';
import type { Author } from '../course/policy.ts';
import { loadWorkingContent } from '../course/workingCourse.ts';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError, invalidField } from '../errors.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import { boundedPage, type PageRequest, type PageRows } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import {
  changeComment,
  deleteCommentRow,
  findComments,
  findThreadOfComment,
  type CommentRow,
} from './commentQueries.ts';
import { findEditors, searchEditors } from './editorQueries.ts';
import { toMentions } from './mentionPlaces.ts';
import { notifyOfMentions } from './notice/notifyOfComment.ts';
import { mayDeleteComment, mayEditComment, mayShowToGuests } from './policy.ts';
import {
  largestThreadPage,
  type NewComment,
  type NewThread,
  type OpenCountWire,
  type ThreadFilter,
  type ThreadWire,
} from './reviewSchemas.ts';
import { toThreadWires } from './reviewView.ts';
import {
  countOpenThreads,
  deleteThreadRow,
  findThread,
  findThreads,
  lockThread,
  setGuestVisible,
  setThreadState,
} from './threadQueries.ts';
import { appendComment, beginThread, type WritingDeps } from './writeThread.ts';

/** Who asks something of the review of a course, where and when. */
export interface ReviewCall {
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly author: Author;
  readonly now: Date;
}

interface Keyed extends ReviewCall {
  readonly idempotencyKey: string | undefined;
}

export const listThreads = (
  db: Database,
  call: ReviewCall & { readonly filter: ThreadFilter; readonly page: PageRequest },
): Promise<PageRows<ThreadWire>> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { author, courseId, filter } = call;
    if (filter.partId !== undefined && filter.part === undefined) {
      throw invalidField('partId', 'needs the kind of the part');
    }
    const course = await requireCourse(trx, courseId);
    const selection = { ...filter, courseId, forGuests: false };
    const found = await findThreads(trx, selection, boundedPage(call.page, largestThreadPage));
    return { ...found, rows: await toThreadWires(trx, found.rows, { author, course }) };
  });

export const readThread = (db: Database, call: ReviewCall & { readonly threadId: Id }): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => threadWire(trx, call, await requireCourse(trx, call.courseId)));

/** Starts a thread, once per key. Throws INVALID for what is no part of the course or mentions others than its editors, and REVIEW_FULL. */
export const startThread = (
  { db, jobs }: WritingDeps,
  call: Keyed & { readonly thread: NewThread },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { courseId, author, now } = call;
    const { mentions, guestVisible, ...started } = call.thread;
    const content = await loadWorkingContent(trx, courseId);
    if (content === null) {
      throw new DomainError('NOT_FOUND');
    }
    const threadId = await once(trx, call, ['start', courseId, call.thread], async () => {
      await requireEditors(trx, content.course, mentions ?? []);
      return beginThread(trx, content, started, {
        guestVisible: guestVisible ?? false,
        jobs,
        writer: { userId: author.userId },
        mentions: toMentions(started.text, mentions),
        now,
      });
    });
    return threadWire(trx, { ...call, threadId }, content.course);
  });

/** Comments in a thread, once per key, also in a resolved one. Throws as {@link startThread}. */
export const comment = (
  { db, jobs }: WritingDeps,
  call: Keyed & { readonly threadId: Id; readonly comment: NewComment },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { courseId, threadId, author, now } = call;
    const { text } = call.comment;
    const course = await requireCourse(trx, courseId);
    await requireThread(trx, courseId, threadId);
    await once(trx, call, ['comment', courseId, threadId, call.comment], async () => {
      await requireEditors(trx, course, call.comment.mentions ?? []);
      const mentions = toMentions(text, call.comment.mentions);
      await appendComment(trx, course, { threadId, text, jobs, writer: { userId: author.userId }, mentions, now });
      return threadId;
    });
    return threadWire(trx, call, course);
  });

/**
 * Changes what one wrote; who is mentioned in it now is told. Throws FORBIDDEN for what others wrote, and INVALID as {@link startThread}: but people
 * who were mentioned before stay so, whatever rights they have by now.
 */
export const editComment = (
  { db, jobs }: WritingDeps,
  call: ReviewCall & { readonly commentId: Id; readonly comment: NewComment },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { text, mentions = null } = call.comment;
    const { course, threadId, found } = await enterComment(trx, call);
    if (!mayEditComment(call.author, found)) {
      throw new DomainError('FORBIDDEN');
    }
    const before = new Set(found.mentions);
    const added = (mentions ?? []).filter((id) => !before.has(id));
    await requireEditors(trx, course, added);
    await changeComment(trx, call.commentId, { text, mentions: toMentions(text, mentions), now: call.now });
    await notifyOfMentions(trx, jobs, { course, writerId: call.author.userId, mentions: added, now: call.now });
    return threadWire(trx, { ...call, threadId }, course);
  });

/** Deletes a comment, and with the last one its thread. Throws FORBIDDEN for what other authors wrote. */
export const deleteComment = (db: Database, call: ReviewCall & { readonly commentId: Id }): Promise<void> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { course, threadId, found, count } = await enterComment(trx, call);
    if (!mayDeleteComment(call.author, found, course)) {
      throw new DomainError('FORBIDDEN');
    }
    await (count === 1 ? deleteThreadRow(trx, threadId) : deleteCommentRow(trx, call.commentId));
  });

/** Resolves a thread or opens it again. Throws INVALID for an outcome where there is nothing to take. */
export const settleThread = (
  db: Database,
  call: ReviewCall & Pick<ThreadWire, 'state'> & { readonly threadId: Id; readonly outcome: ThreadWire['outcome'] },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { courseId, threadId, state, outcome, author, now } = call;
    const course = await requireCourse(trx, courseId);
    await lockThread(trx, threadId);
    const thread = await requireThread(trx, courseId, threadId);
    if (outcome !== null && (state === 'OPEN' || !(await hasSuggestion(trx, threadId)))) {
      throw invalidField('outcome', 'belongs to a suggestion that is resolved');
    }
    if (thread.state !== state || thread.outcome !== outcome) {
      await setThreadState(trx, threadId, { state, outcome, userId: author.userId, now });
    }
    return threadWire(trx, call, course);
  });

/** Shows a thread to guests, or hides it from them with all that they replied. Throws FORBIDDEN for anyone but the author who began it. */
export const showThread = (
  db: Database,
  call: ReviewCall & { readonly threadId: Id; readonly guestVisible: boolean },
): Promise<ThreadWire> =>
  inWorkspace(db, call.workspaceId, async (trx) => {
    const { courseId, threadId, guestVisible, author } = call;
    const course = await requireCourse(trx, courseId);
    await lockThread(trx, threadId);
    const thread = await requireThread(trx, courseId, threadId);
    const [first] = await findComments(trx, [threadId]);
    if (!mayShowToGuests(author, thread, first)) {
      throw new DomainError('FORBIDDEN');
    }
    await setGuestVisible(trx, threadId, guestVisible);
    return threadWire(trx, call, course);
  });

/** How many threads about each part are open. */
export const countOpen = (db: Database, call: ReviewCall): Promise<readonly OpenCountWire[]> =>
  inWorkspace(db, call.workspaceId, async (trx) => countOpenThreads(trx, (await requireCourse(trx, call.courseId)).id));

/** The first 20 people who may edit the course and whose names hold the words. */
export const listMentionable = (
  db: Database,
  call: ReviewCall & { readonly search: string },
): Promise<readonly { readonly userId: Id; readonly name: string }[]> =>
  inWorkspace(db, call.workspaceId, async (trx) =>
    searchEditors(trx, await requireCourse(trx, call.courseId), { search: call.search, most: 20 }),
  );

async function requireCourse(trx: Trx, courseId: Id): Promise<CourseRecord> {
  const course = await findCourse(trx, courseId);
  if (course === null) {
    throw new DomainError('NOT_FOUND');
  }
  return course;
}

async function requireThread(trx: Trx, courseId: Id, threadId: Id) {
  const thread = await findThread(trx, courseId, threadId);
  if (thread === null) {
    throw new DomainError('NOT_FOUND');
  }
  return thread;
}

const hasSuggestion = async (trx: Trx, threadId: Id): Promise<boolean> =>
  (await findComments(trx, [threadId])).some(({ suggestion }) => suggestion !== null);

async function threadWire(
  trx: Trx,
  { courseId, threadId, author }: ReviewCall & { readonly threadId: Id },
  course: CourseRecord,
): Promise<ThreadWire> {
  const [wire] = await toThreadWires(trx, [await requireThread(trx, courseId, threadId)], { author, course });
  return wire as ThreadWire;
}

interface EnteredComment {
  readonly course: CourseRecord;
  readonly threadId: Id;
  readonly found: CommentRow;
  /** How many comments the thread has. */
  readonly count: number;
}

/** The comment, read once its thread is locked. */
async function enterComment(
  trx: Trx,
  { courseId, commentId }: ReviewCall & { readonly commentId: Id },
): Promise<EnteredComment> {
  const course = await requireCourse(trx, courseId);
  const threadId = await findThreadOfComment(trx, courseId, commentId);
  if (threadId === null) {
    throw new DomainError('NOT_FOUND');
  }
  const fullness = await lockThread(trx, threadId);
  const found = (await findComments(trx, [threadId])).find((row) => row.comment_id === commentId);
  if (fullness === null || found === undefined) {
    throw new DomainError('NOT_FOUND');
  }
  return { course, threadId, found, count: fullness.count };
}

/** Throws INVALID unless all of them may edit the course. */
async function requireEditors(trx: Trx, course: CourseRecord, userIds: readonly Id[]): Promise<void> {
  const editors = new Set(userIds.length === 0 ? [] : await findEditors(trx, course, userIds));
  if (userIds.some((id) => !editors.has(id))) {
    throw invalidField('mentions', 'names someone who may not edit this course');
  }
}

async function once(trx: Trx, call: Keyed, parts: readonly unknown[], write: () => Promise<Id>): Promise<Id> {
  const { workspaceId, author, idempotencyKey: key } = call;
  const request = { workspaceId, userId: author.userId, operation: 'review', key, requestHash: requestHash(...parts) };
  const { body } = await withIdempotency(trx, request, async () => ({ status: 200, body: await write() }));
  return body;
}
