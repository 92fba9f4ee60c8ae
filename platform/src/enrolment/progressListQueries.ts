/** What lists of the progress of others can be asked beyond what those of the own can. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { filterMark } from '../db/statementNames.ts';
import type { SortColumns } from '../http/paging.ts';
import { soonestDueBy } from './dueRules.ts';
import { stuckBefore } from './stuckRules.ts';

/** What is left out does not narrow the list. */
export interface ProgressFilter {
  /** Whole percent, both included. They and the sorting by score need scores that were counted (`countScores.ts`). */
  readonly minScore?: number | undefined;
  readonly maxScore?: number | undefined;
  readonly stuck?: boolean | undefined;
  readonly expired?: boolean | undefined;
  readonly overdue?: boolean | undefined;
  readonly dueSoon?: boolean | undefined;
  readonly now: Date;
}

const done = (table: 'answer' | 'lecture_seen') =>
  sql`exists (select from ${sql.table(table)} done where done.workspace_id = user_course.workspace_id
    and done.user_course_id = user_course.user_course_id)`;

/** As `progressRules.ts` tells the phase of one user course. */
export const phaseColumn = sql`case
  when user_course.finish_time is not null then case when user_course.completed then 'COMPLETED' else 'GAVE_UP' end
  when ${done('lecture_seen')} or ${done('answer')} then 'IN_PROGRESS'
  else 'ENROLLED' end`;

const counted = (column: 'score_percent' | 'seen_percent') =>
  sql`(select ${sql.ref(`score.${column}`)} from user_course_score score
    where score.workspace_id = user_course.workspace_id and score.user_course_id = user_course.user_course_id)`;

/** As `userCourseRules.ts` tells it of one. */
const expired = (now: Date) =>
  sql<SqlBool>`(not user_course.completed and user_course.expire_time is not null
  and user_course.expire_time <= coalesce(user_course.finish_time, ${now}))`;

/** As `dueRules.ts` tells it of one. */
const overdue = (now: Date) =>
  sql<SqlBool>`(user_course.finish_time is null and user_course.due_time is not null and user_course.due_time <= ${now})`;

/** Whether it is due within a week and its due date is still ahead. */
const dueSoon = (now: Date) =>
  sql<SqlBool>`(user_course.finish_time is null and user_course.due_time is not null
  and user_course.due_time > ${now} and user_course.due_time <= ${soonestDueBy(now)})`;

/** As `stuckRules.ts` tells it of one. */
const stuck = (now: Date) => sql<SqlBool>`(${phaseColumn} = 'IN_PROGRESS'
  and (user_course.expire_time is null or user_course.expire_time > ${now})
  and (course.available_until_time is null or course.available_until_time > ${now})
  and coalesce(user_course.last_seen_time, user_course.start_time) < ${stuckBefore(now)})`;

export function meetsFilter({ minScore, maxScore, now, ...asked }: ProgressFilter): RawBuilder<SqlBool> {
  const conditions = [
    ...(minScore === undefined ? [] : [sql`${counted('score_percent')} >= ${minScore}`]),
    ...(maxScore === undefined ? [] : [sql`${counted('score_percent')} <= ${maxScore}`]),
    ...(asked.stuck === undefined ? [] : [sql`${stuck(now)} = ${asked.stuck}`]),
    ...(asked.expired === undefined ? [] : [sql`${expired(now)} = ${asked.expired}`]),
    ...(asked.overdue === undefined ? [] : [sql`${overdue(now)} = ${asked.overdue}`]),
    ...(asked.dueSoon === undefined ? [] : [sql`${dueSoon(now)} = ${asked.dueSoon}`]),
  ];
  return conditions.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.raw(filterMark)} (${sql.join(conditions, sql` and `)})`;
}

export const progressSortColumns: SortColumns = {
  name: { column: sql`lower(app_user.name)`, type: 'text' },
  courseName: { column: sql`lower(course.name)`, type: 'text' },
  scorePercent: { column: counted('score_percent'), type: 'integer', nullable: true },
  seenPercent: { column: counted('seen_percent'), type: 'integer', nullable: true },
};

/** Whether scores have to be counted before the list is read. */
export const asksForScores = (sort: readonly string[], { minScore, maxScore }: ProgressFilter): boolean =>
  minScore !== undefined || maxScore !== undefined || sort.some((item) => /^\s*(score|seen)Percent\s*(,|$)/.test(item));
