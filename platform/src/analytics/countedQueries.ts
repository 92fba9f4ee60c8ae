/**
 * The facts of a period as relations to add up: whole days from what is counted already, the rest fact by fact. Which facts are counted
 * is told by the transaction that wrote them and not by their time (ADR 0035), so that each is read exactly once, also beside a
 * roll-up, as long as a figure is read by one statement.
 */
import { sql, type RawBuilder } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { actionsOf, type FactType } from './factTypes.ts';
import { rests, wholeDays, type Period } from './periodRules.ts';

/** The whole days that may be read by day; null where every fact has to be looked at, as for hours. */
export type Days = Period | null;

/** What a fact is about, by its type. */
export const subject = sql`coalesce(case fact.type
  when 'lecture' then fact.lecture_id
  when 'questionanswer' then fact.question_id
  when 'modules' then fact.module_id
  when 'campaign' then fact.campaign_id
  when 'workspace' then 0
  else fact.course_id end, 0)`;
const utcDay = (time: Date): string => time.toISOString().slice(0, 10);

const within = ({ start, end }: Period) => sql`fact.fact_time >= ${start} and fact.fact_time < ${end}`;

/** The facts of the rests, and those of whole days that are not counted yet. */
function rawFacts(trx: Trx, period: Period, days: Days): readonly RawBuilder<unknown>[] {
  const workspaceId = workspaceOf(trx);
  const parts = rests(period, days).map(
    (rest) => sql`from fact where fact.workspace_id = ${workspaceId} and ${within(rest)}`,
  );
  return days === null
    ? parts
    : [
        ...parts,
        sql`from fact where fact.workspace_id = ${workspaceId} and ${within(days)} and fact.written_in >= coalesce((
          select rolled_up_to from facts_counted where facts_counted.workspace_id = ${workspaceId}), 0)`,
      ];
}

/** Which facts to count. */
export interface CountedRange {
  readonly period: Period;
  readonly days?: Days;
  readonly courseId?: Id | undefined;
  /** One lecture, question, module or campaign, as `subject` says. */
  readonly subjectId?: Id | undefined;
}

/** `time, course_id, subject_id, action, fact_count, value_sum` of a type. */
export function counted(
  trx: Trx,
  type: FactType,
  { period, days = wholeDays(period), courseId, subjectId }: CountedRange,
): RawBuilder<unknown> {
  const actions = actionsOf(type);
  const ofSubject = (column: RawBuilder<unknown>) =>
    subjectId === undefined ? sql`` : sql`and ${column} = ${subjectId}`;
  const ofCourse = (table: 'fact' | 'facts_by_day') =>
    courseId === undefined ? sql`` : sql`and ${sql.ref(`${table}.course_id`)} = ${courseId}`;
  const raw = rawFacts(trx, period, days).map(
    (from) => sql`
      select fact.fact_time as time, coalesce(fact.course_id, 0) as course_id, ${subject} as subject_id, fact.action,
        1 as fact_count, coalesce(fact.value, 0) as value_sum
      ${from} and fact.type = ${type} and fact.action = any(${actions}::text[]) ${ofCourse('fact')} ${ofSubject(subject)}`,
  );
  const byDay =
    days === null
      ? []
      : [
          sql`
      select facts_by_day.day::timestamp at time zone 'UTC', facts_by_day.course_id, facts_by_day.subject_id, facts_by_day.action,
        facts_by_day.fact_count, facts_by_day.value_sum
      from facts_by_day where facts_by_day.workspace_id = ${workspaceOf(trx)} and facts_by_day.type = ${type}
        and facts_by_day.action = any(${actions}::text[])
        and facts_by_day.day >= ${utcDay(days.start)}::date and facts_by_day.day < ${utcDay(days.end)}::date ${ofCourse('facts_by_day')}
        ${ofSubject(sql`facts_by_day.subject_id`)}`,
        ];
  return sql`(${sql.join([...raw, ...byDay], sql` union all `)}) as counted`;
}

/**
 * `time, course_id, user_id` of who did anything, or saw a lecture; one person often. Who saw one lecture is read from the facts: days
 * know only of its course.
 */
export function people(
  trx: Trx,
  who: 'active' | 'seeing',
  { period, subjectId, days: asked = wholeDays(period), courseId }: CountedRange,
): RawBuilder<unknown> {
  const days = subjectId === undefined ? asked : null;
  const ofCourse = (table: 'fact' | 'people_by_day') =>
    courseId === undefined ? sql`` : sql`and ${sql.ref(`${table}.course_id`)} = ${courseId}`;
  const raw = rawFacts(trx, period, days).map(
    (from) => sql`
      select fact.fact_time as time, coalesce(fact.course_id, 0) as course_id, fact.user_id
      ${from} and fact.user_id is not null
        ${who === 'seeing' ? sql`and fact.type = 'lecture' and fact.action = 'seen'` : sql``} ${ofCourse('fact')}
        ${subjectId === undefined ? sql`` : sql`and ${subject} = ${subjectId}`}`,
  );
  const byDay =
    days === null
      ? []
      : [
          sql`
      select people_by_day.day::timestamp at time zone 'UTC', people_by_day.course_id, people_by_day.user_id
      from people_by_day where people_by_day.workspace_id = ${workspaceOf(trx)}
        and people_by_day.day >= ${utcDay(days.start)}::date and people_by_day.day < ${utcDay(days.end)}::date
        ${who === 'seeing' ? sql`and people_by_day.seen_count > 0` : sql``} ${ofCourse('people_by_day')}`,
        ];
  return sql`(${sql.join([...raw, ...byDay], sql` union all `)}) as person`;
}
