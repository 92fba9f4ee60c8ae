import { randomInt } from 'node:crypto';
import { drawQuestions, type RandomSource } from '../content/question/bankRules.ts';
import type { IsoTime } from '../content/content.ts';
import type { CourseContent } from '../course/courseContent.ts';
import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { appendFact } from '../fact/appendFact.ts';
import type { Id } from '../shared/id.ts';
import { findActiveUserCourse } from './userCourseQueries.ts';
import type { UserCourseRecord } from './userCourseRecord.ts';
import { endExpired, insertUserCourse } from './userCourseWriteQueries.ts';

export interface Enrolment {
  readonly record: UserCourseRecord;
  /** False when the learner already had an active user course, which is answered as it is (OP-50). */
  readonly created: boolean;
}

interface Beginning {
  readonly userId: Id;
  readonly dueTime?: IsoTime | null;
  /** The umbrella course by which they came; that it leads to the course is the caller's question. */
  readonly umbrellaId?: Id | null;
  readonly now: Date;
}

const RANDOM_STEPS = 2 ** 40;
const secureRandom: RandomSource = () => randomInt(RANDOM_STEPS) / RANDOM_STEPS;

/**
 * Writes the user course of someone who may have it: draws its questions and counts it. One that has run out is ended by it (ENR-09).
 * Whether they may is the caller's question.
 */
export async function startUserCourse(
  trx: Trx,
  { course, outline }: CourseContent,
  { userId, dueTime = null, umbrellaId = null, now }: Beginning,
): Promise<Enrolment> {
  const origin = {
    workspace_id: course.workspaceId,
    user_id: userId,
    course_id: course.id,
    fact_time: now,
    type: 'usercourse',
  } as const;
  const lectures = outline.modules.flatMap((module) => module.lectures);
  // Not told as given up: its time was over before (ADR 0050).
  await endExpired(trx, { userId, courseId: course.id, now });
  const created = await insertUserCourse(trx, course, {
    userId,
    drawn: drawQuestions(lectures, secureRandom),
    dueTime,
    umbrellaId,
    now,
  });
  const record = await findActiveUserCourse(trx, course.id, userId);
  if (record === null) {
    throw new DomainError('CONFLICT');
  }
  if (created) {
    await appendFact(trx, { ...origin, action: 'started' });
  }
  return { record, created };
}
