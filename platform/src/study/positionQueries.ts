/** Where a learner was last (OP-96). */
import type { UpdateObject } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import { post } from '../db/pipeline.ts';
import type { Schema } from '../db/schema.ts';
import { drawToKeep } from '../enrolment/drawRules.ts';
import type { LectureProgress } from '../enrolment/progressRules.ts';
import type { UserCourseRecord } from '../enrolment/userCourseRecord.ts';
import { changedAt } from '../enrolment/userCourseWriteQueries.ts';
import type { Id } from '../shared/id.ts';

/**
 * How far the clock of a device may be behind ours, in milliseconds: a position that seems older than the last work by less than this may
 * in fact be newer.
 */
const clockTolerance = 120_000;

/** The row after work in a lecture: the section of another lecture is cleared, and the drawn questions stay. */
export function positionAfterWork(
  record: UserCourseRecord,
  lecture: LectureProgress,
  now: string,
): UpdateObject<Schema, 'user_course'> {
  const drawn = drawToKeep(record.drawnQuestions, lecture);
  return {
    last_lecture_id: lecture.lectureId,
    last_section_id: record.lastLectureId === lecture.lectureId ? record.lastSectionId : null,
    last_seen_time: now,
    position_time: new Date(Date.parse(now) - clockTolerance),
    update_time: changedAt(now),
    ...(drawn === null ? {} : { drawn_questions: JSON.stringify(drawn) }),
  };
}

/** The record as {@link positionAfterWork} leaves it. */
export function recordAfterWork(record: UserCourseRecord, lecture: LectureProgress, now: string): UserCourseRecord {
  return {
    ...record,
    lastLectureId: lecture.lectureId,
    lastSectionId: record.lastLectureId === lecture.lectureId ? record.lastSectionId : null,
    lastSeenTime: now,
    updateTime: now,
    drawnQuestions: drawToKeep(record.drawnQuestions, lecture) ?? record.drawnQuestions,
  };
}

export async function savePosition(
  trx: Trx,
  userCourseId: Id,
  position: {
    readonly lectureId: Id;
    readonly sectionId: Id | null;
    /** When the learner was there, by the clock of the device. */
    readonly time: string;
    readonly now: string;
  },
): Promise<void> {
  await post(
    trx,
    trx
      .updateTable('user_course')
      .set({
        last_lecture_id: position.lectureId,
        last_section_id: position.sectionId,
        last_seen_time: position.now,
        position_time: position.time,
        update_time: changedAt(position.now),
      })
      .where('user_course.workspace_id', '=', workspaceOf(trx))
      .where('user_course.user_course_id', '=', userCourseId),
  );
}
