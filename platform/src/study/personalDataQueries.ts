import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { DataSubject } from '../personalData/personalDataPart.ts';
import type { Id } from '../shared/id.ts';

export const findSeen = (trx: Trx, { workspaceId }: DataSubject, ids: readonly Id[]) =>
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

export const findAnswers = (trx: Trx, { workspaceId }: DataSubject, ids: readonly Id[]) =>
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
      'answer.point_given as pointGiven',
      'answer.wrong_count as wrongCount',
      'answer.answer_time as answerTime',
    ])
    .orderBy('answer.answer_time')
    .execute();

export const findSubmissions = (trx: Trx, { workspaceId }: DataSubject, ids: readonly Id[]) =>
  trx
    .selectFrom('answer_submission')
    .where('answer_submission.workspace_id', '=', workspaceId)
    .where(sql<boolean>`answer_submission.user_course_id = any(${[...ids]}::bigint[])`)
    .select([
      'answer_submission.user_course_id as enrolmentId',
      'answer_submission.question_id as questionId',
      'answer_submission.user_answer as userAnswer',
      'answer_submission.correct',
      'answer_submission.counts',
      'answer_submission.submit_time as submitTime',
    ])
    .orderBy('answer_submission.submit_time')
    .execute();

export const findVideos = (trx: Trx, { workspaceId }: DataSubject, ids: readonly Id[]) =>
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
