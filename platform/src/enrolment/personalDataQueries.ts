import type { Trx } from '../db/database.ts';
import type { DataSubject } from '../personalData/personalDataPart.ts';

/** The enrolments of a person, the first one first. */
export const findEnrolments = (trx: Trx, { workspaceId, userId }: DataSubject) =>
  trx
    .selectFrom('user_course')
    .leftJoin('course', (join) =>
      join
        .onRef('course.workspace_id', '=', 'user_course.workspace_id')
        .onRef('course.course_id', '=', 'user_course.course_id'),
    )
    .where('user_course.workspace_id', '=', workspaceId)
    .where('user_course.user_id', '=', userId)
    .select([
      'user_course.user_course_id as id',
      'user_course.course_id as courseId',
      'course.name as courseName',
      'user_course.start_time as startTime',
      'user_course.finish_time as finishTime',
      'user_course.completed',
      'user_course.expire_time as expireTime',
      'user_course.due_time as dueTime',
      'user_course.umbrella_id as umbrellaId',
      'user_course.drawn_questions as drawnQuestions',
      'user_course.last_lecture_id as lastLectureId',
      'user_course.last_section_id as lastSectionId',
      'user_course.last_seen_time as lastSeenTime',
    ])
    .orderBy('user_course.start_time')
    .orderBy('user_course.user_course_id')
    .execute();
