import { grantAchievements } from '../achievement/grantAchievements.ts';
import type { Trx } from '../db/database.ts';
import type { UserGamificationWire } from '../enrolment/achievementView.ts';
import { findLecture } from '../enrolment/lectureView.ts';
import { factsOrigin, progressFacts } from '../enrolment/progressFacts.ts';
import { assertNotGated, assertOpen, readLocked } from '../enrolment/userCourseAccess.ts';
import { readingAfter, type ReaderOptions, type UserCourseReading } from '../enrolment/userCourseReading.ts';
import { DomainError } from '../errors.ts';
import { appendFact } from '../fact/appendFact.ts';
import type { Id } from '../shared/id.ts';
import { recordAfterWork } from './positionQueries.ts';
import { saveSeen } from './seenQueries.ts';

export interface SeenCommand extends ReaderOptions {
  readonly userCourseId: Id;
  readonly lectureId: Id;
}

export interface SeenOutcome {
  readonly reading: UserCourseReading;
  /** Achievements that this mark earned. */
  readonly links: readonly UserGamificationWire[];
}

/**
 * Marks the lecture as seen now, in the given transaction, once: a second mark keeps the first time (LEC-17, PROG-06,
 * PROG-07). Throws NOT_FOUND, USER_COURSE_CLOSED, NOT_AVAILABLE_YET, LECTURE_LOCKED.
 */
export async function stampSeen(trx: Trx, command: SeenCommand): Promise<SeenOutcome> {
  const before = await readLocked(trx, command.userCourseId, command);
  const lecture = findLecture(before, command.lectureId)?.lecture;
  if (lecture === undefined) {
    throw new DomainError('NOT_FOUND');
  }
  assertOpen(before);
  assertNotGated(lecture);
  if (lecture.doneTime !== null) {
    return { reading: before, links: [] };
  }
  const after = readingAfter(before, {
    record: recordAfterWork(before.record, lecture, before.now),
    state: { ...before.state, seen: new Map(before.state.seen).set(lecture.lectureId, before.now) },
  });
  await saveSeen(trx, before, lecture);
  const seen = { ...factsOrigin(after), type: 'lecture' as const, action: 'seen' };
  await appendFact(
    trx,
    { ...seen, module_id: lecture.moduleId, lecture_id: lecture.lectureId },
    ...progressFacts(before, after),
  );
  return grantAchievements(trx, after);
}
