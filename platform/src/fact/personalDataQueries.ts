import type { Trx } from '../db/database.ts';
import type { DataSubject, Rows } from '../personalData/personalDataPart.ts';

export const readActivity = (trx: Trx, { workspaceId, userId }: DataSubject): Promise<Rows> =>
  trx
    .selectFrom('fact')
    .where('fact.workspace_id', '=', workspaceId)
    .where('fact.user_id', '=', userId)
    .select([
      'fact.fact_time as time',
      'fact.type',
      'fact.action',
      'fact.course_id as courseId',
      'fact.lecture_id as lectureId',
      'fact.question_id as questionId',
      'fact.value',
    ])
    .orderBy('fact.fact_time')
    .orderBy('fact.fact_id')
    .execute();
