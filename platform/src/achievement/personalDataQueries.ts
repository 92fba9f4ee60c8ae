import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { DataSubject } from '../personalData/personalDataPart.ts';
import type { Id } from '../shared/id.ts';

export const findAchievements = (trx: Trx, { workspaceId }: DataSubject, ids: readonly Id[]) =>
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
