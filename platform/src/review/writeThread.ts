/** What authors and guests alike write in a review, within a transaction. */
import type { CourseContent } from '../course/courseContent.ts';
import type { CourseRecord } from '../course/courseRecord.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError, invalidField } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { insertComment, type Writer } from './commentQueries.ts';
import { notifyOfComment } from './notice/notifyOfComment.ts';
import { findAnchor } from './findAnchor.ts';
import { holdCourse } from './holdCourseQueries.ts';
import { mostComments, mostThreads, shareOfGuests, type StartedThread } from './reviewSchemas.ts';
import { insertThread, lockAndCountThreads, lockThread, type Fullness } from './threadQueries.ts';

/** What writing takes besides its transaction. */
export type WritingDeps = Pick<Deps, 'db' | 'jobs'>;

interface Writing {
  readonly jobs: Deps['jobs'];
  readonly writer: Writer;
  readonly mentions: readonly Id[];
  readonly now: Date;
}

/** Answers the id of the new thread. Throws INVALID for what is no part of the course, NOT_FOUND where it was deleted since it was read, and REVIEW_FULL. */
export async function beginThread(
  trx: Trx,
  content: CourseContent,
  { anchor, quote = null, suggestedText = null, text }: StartedThread,
  { guestVisible, jobs, writer, mentions, now }: Writing & { readonly guestVisible: boolean },
): Promise<Id> {
  if (suggestedText !== null && quote === null) {
    throw invalidField('suggestedText', 'needs the words that it is to take the place of');
  }
  const found = await findAnchor(trx, content, anchor);
  const courseId = content.course.id;
  await holdCourse(trx, courseId);
  requireRoom(await lockAndCountThreads(trx, courseId), mostThreads, writer);
  const threadId = await insertThread(trx, {
    courseId,
    ...found,
    guestVisible,
    byGuest: !('userId' in writer),
    now,
  });
  await insertComment(trx, { threadId, writer, text, quote, suggestion: suggestedText, mentions, now });
  await notifyOfComment(trx, jobs, { course: content.course, writerId: idOf(writer), mentions, now });
  return threadId;
}

/** Adds a comment to a thread. Throws NOT_FOUND for one that was deleted since it was read, and REVIEW_FULL. */
export async function appendComment(
  trx: Trx,
  course: CourseRecord,
  { threadId, text, jobs, writer, mentions, now }: Writing & { readonly threadId: Id; readonly text: string },
): Promise<void> {
  const fullness = await lockThread(trx, threadId);
  if (fullness === null) {
    throw new DomainError('NOT_FOUND');
  }
  requireRoom(fullness, mostComments, writer);
  await insertComment(trx, { threadId, writer, text, mentions, now });
  await notifyOfComment(trx, jobs, { course, writerId: idOf(writer), mentions, now });
}

/** Guests fill half of what there is room for, so that authors can always answer. */
function requireRoom({ count, byGuests }: Fullness, most: number, writer: Writer): void {
  if (count >= most) {
    throw new DomainError('REVIEW_FULL', { params: { most } });
  }
  const mostByGuests = most * shareOfGuests;
  if (!('userId' in writer) && byGuests >= mostByGuests) {
    throw new DomainError('REVIEW_FULL', { params: { most: mostByGuests } });
  }
}

const idOf = (writer: Writer): Id | null => ('userId' in writer ? writer.userId : null);
