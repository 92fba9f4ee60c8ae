/** Scores as they were counted. */
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { userCoursesWithout, type UserCourseScope } from './userCourseQueries.ts';
import type { UserCourseRecord } from './userCourseRecord.ts';

/** A user course whose score has to be counted. */
export interface Uncounted {
  readonly record: UserCourseRecord;
  /** Its `update_time` with all that the database knows of it: a moment of JavaScript would be another. */
  readonly countedTime: string;
}

export interface Score {
  readonly userCourseId: Id;
  readonly courseVersion: number;
  readonly countedTime: string;
  readonly scorePercent: number;
  readonly seenPercent: number;
}

const holds = sql`exists (select from user_course_score score
  where score.workspace_id = user_course.workspace_id and score.user_course_id = user_course.user_course_id
    and score.course_version = course.version and score.counted_time = user_course.update_time)`;

/** Those of a scope beyond an id that meet `q` and whose score was not counted since they or their course changed, in the order of their ids. */
export const findUncounted = (
  trx: Trx,
  scope: UserCourseScope,
  asked: { readonly q: string | undefined; readonly beyond: Id; readonly most: number },
): Promise<readonly Uncounted[]> => userCoursesWithout(trx, holds, scope, asked);

/** In the order of their ids, so that two who count the same do not wait for each other in a circle. Those that are gone are left out. */
export async function saveScores(trx: Trx, scores: readonly Score[]): Promise<void> {
  if (scores.length === 0) {
    return;
  }
  const column = <Key extends keyof Score>(key: Key): Score[Key][] => scores.map((score) => score[key]);
  await sql`
    insert into user_course_score (workspace_id, user_course_id, course_version, counted_time, score_percent, seen_percent)
    select user_course.workspace_id, user_course.user_course_id, counted.version, counted.time, counted.score, counted.seen
    from unnest(${column('userCourseId')}::bigint[], ${column('courseVersion')}::bigint[],
      ${column('countedTime')}::timestamptz[], ${column('scorePercent')}::integer[], ${column('seenPercent')}::integer[])
      counted (id, version, time, score, seen)
    join user_course on user_course.workspace_id = ${workspaceOf(trx)} and user_course.user_course_id = counted.id
    order by user_course.user_course_id
    for key share of user_course
    on conflict on constraint user_course_score_pkey do update
      set course_version = excluded.course_version, counted_time = excluded.counted_time,
        score_percent = excluded.score_percent, seen_percent = excluded.seen_percent`.execute(trx);
}
