import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Rows, DataSubject } from './exportQueries.ts';
import type { Id } from '../shared/id.ts';

/** The enrolments of a person, the first one first, each with what they saw, answered and earned. */
export async function readEnrolments(trx: Trx, subject: DataSubject): Promise<Rows> {
  const enrolments = await findEnrolments(trx, subject);
  const ids = enrolments.map(({ id }) => id);
  if (ids.length === 0) {
    return [];
  }
  const seen = Map.groupBy(await findSeen(trx, subject, ids), ({ enrolmentId }) => enrolmentId);
  const answers = Map.groupBy(await findAnswers(trx, subject, ids), ({ enrolmentId }) => enrolmentId);
  const submissions = Map.groupBy(await findSubmissions(trx, subject, ids), ({ enrolmentId }) => enrolmentId);
  const scorm = Map.groupBy(await findScorm(trx, subject, ids), ({ enrolmentId }) => enrolmentId);
  const videos = Map.groupBy(await findVideos(trx, subject, ids), ({ enrolmentId }) => enrolmentId);
  const achievements = Map.groupBy(await findAchievements(trx, subject, ids), ({ enrolmentId }) => enrolmentId);
  return enrolments.map((enrolment) => ({
    ...enrolment,
    lecturesSeen: seen.get(enrolment.id) ?? [],
    answers: answers.get(enrolment.id) ?? [],
    submissions: submissions.get(enrolment.id) ?? [],
    scorm: scorm.get(enrolment.id) ?? [],
    videoPositions: videos.get(enrolment.id) ?? [],
    achievements: achievements.get(enrolment.id) ?? [],
  }));
}

const findEnrolments = (trx: Trx, { workspaceId, userId }: DataSubject) =>
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

const findSeen = (trx: Trx, { workspaceId }: DataSubject, ids: readonly Id[]) =>
  trx
    .selectFrom('lecture_seen')
    .where('lecture_seen.workspace_id', '=', workspaceId)
    .where(sql<boolean>`lecture_seen.user_course_id = any(${[...ids]}::bigint[])`)
    .select([
      'lecture_seen.user_course_id as enrolmentId',
      'lecture_seen.lecture_id as lectureId',
      'lecture_seen.done_time as doneTime',
    ])
    .orderBy('lecture_seen.done_time')
    .execute();

const findAnswers = (trx: Trx, { workspaceId }: DataSubject, ids: readonly Id[]) =>
  trx
    .selectFrom('answer')
    .where('answer.workspace_id', '=', workspaceId)
    .where(sql<boolean>`answer.user_course_id = any(${[...ids]}::bigint[])`)
    .select([
      'answer.user_course_id as enrolmentId',
      'answer.question_id as questionId',
      'answer.lecture_id as lectureId',
      'answer.user_answer as userAnswer',
      'answer.correct',
      'answer.wrong_count as wrongCount',
      'answer.answer_time as answerTime',
    ])
    .orderBy('answer.answer_time')
    .execute();

const findSubmissions = (trx: Trx, { workspaceId }: DataSubject, ids: readonly Id[]) =>
  trx
    .selectFrom('answer_submission')
    .where('answer_submission.workspace_id', '=', workspaceId)
    .where(sql<boolean>`answer_submission.user_course_id = any(${[...ids]}::bigint[])`)
    .select([
      'answer_submission.user_course_id as enrolmentId',
      'answer_submission.question_id as questionId',
      'answer_submission.user_answer as userAnswer',
      'answer_submission.correct',
      'answer_submission.submit_time as submitTime',
    ])
    .orderBy('answer_submission.submit_time')
    .execute();

const findScorm = (trx: Trx, { workspaceId }: DataSubject, ids: readonly Id[]) =>
  trx
    .selectFrom('scorm_state')
    .where('scorm_state.workspace_id', '=', workspaceId)
    .where(sql<boolean>`scorm_state.user_course_id = any(${[...ids]}::bigint[])`)
    .select([
      'scorm_state.user_course_id as enrolmentId',
      'scorm_state.lecture_id as lectureId',
      'scorm_state.package_id as packageId',
      'scorm_state.item_id as itemId',
      'scorm_state.cmi',
      'scorm_state.completion',
      'scorm_state.success',
      'scorm_state.score_scaled as scoreScaled',
      sql<number>`scorm_state.earlier_seconds + scorm_state.session_seconds`.as('totalSeconds'),
      'scorm_state.update_time as updateTime',
    ])
    .orderBy('scorm_state.update_time')
    .execute();

const findVideos = (trx: Trx, { workspaceId }: DataSubject, ids: readonly Id[]) =>
  trx
    .selectFrom('video_position')
    .where('video_position.workspace_id', '=', workspaceId)
    .where(sql<boolean>`video_position.user_course_id = any(${[...ids]}::bigint[])`)
    .select([
      'video_position.user_course_id as enrolmentId',
      'video_position.lecture_id as lectureId',
      sql<Id | null>`nullif(video_position.section_id, 0)`.as('sectionId'),
      'video_position.seconds',
      'video_position.update_time as updateTime',
    ])
    .orderBy('video_position.update_time')
    .execute();

const findAchievements = (trx: Trx, { workspaceId }: DataSubject, ids: readonly Id[]) =>
  trx
    .selectFrom('user_gamification')
    .where('user_gamification.workspace_id', '=', workspaceId)
    .where(sql<boolean>`user_gamification.user_course_id = any(${[...ids]}::bigint[])`)
    .select([
      'user_gamification.user_course_id as enrolmentId',
      'user_gamification.user_gamification_id as id',
      'user_gamification.gamification_id as gamificationId',
      'user_gamification.create_time as createTime',
    ])
    .orderBy('user_gamification.create_time')
    .execute();
