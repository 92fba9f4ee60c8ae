import type { Trx } from '../db/database.ts';
import { post } from '../db/pipeline.ts';
import type { LectureProgress } from '../enrolment/progressRules.ts';
import type { UserCourseReading } from '../enrolment/userCourseReading.ts';
import { positionAfterWork } from './positionQueries.ts';

/** Writes the mark of a lecture and the position of the learner, in one statement. */
export async function saveSeen(trx: Trx, { record, now }: UserCourseReading, lecture: LectureProgress): Promise<void> {
  const writes = trx
    .with('marked', (query) =>
      query
        .insertInto('lecture_seen')
        .values({
          workspace_id: record.course.workspaceId,
          user_course_id: record.id,
          lecture_id: lecture.lectureId,
          done_time: now,
        })
        .returning('lecture_seen.lecture_id'),
    )
    .updateTable('user_course')
    .set(positionAfterWork(record, lecture, now))
    .where('user_course.workspace_id', '=', record.course.workspaceId)
    .where('user_course.user_course_id', '=', record.id);
  await post(trx, writes);
}
