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
import { insertUserCourse } from './userCourseWriteQueries.ts';

export interface Enrolment {
  readonly record: UserCourseRecord;
  /** False when the learner already had an active user course, which is answered as it is (OP-50). */
  readonly created: boolean;
}

const RANDOM_STEPS = 2 ** 40;
const secureRandom: RandomSource = () => randomInt(RANDOM_STEPS) / RANDOM_STEPS;

/** Writes the user course of somebody who may have it: draws its questions and counts it. Whether they may is the caller's question. */
export async function startUserCourse(
  trx: Trx,
  { course, outline }: CourseContent,
  { userId, dueTime = null, now }: { readonly userId: Id; readonly dueTime?: IsoTime | null; readonly now: Date },
): Promise<Enrolment> {
  const lectures = outline.modules.flatMap((module) => module.lectures);
  const created = await insertUserCourse(trx, course, {
    userId,
    drawn: drawQuestions(lectures, secureRandom),
    dueTime,
    now,
  });
  const record = await findActiveUserCourse(trx, course.id, userId);
  if (record === null) {
    throw new DomainError('CONFLICT');
  }
  if (created) {
    await appendFact(trx, {
      workspace_id: course.workspaceId,
      user_id: userId,
      course_id: course.id,
      type: 'usercourse',
      action: 'started',
    });
  }
  return { record, created };
}
