/**
 * The facts of a period as relations to add up: whole months and days from what is counted already, the rest fact by fact. Which facts are counted
 * is told by the transaction that wrote them and not by their time (ADR 0035), so that each is read exactly once, also beside a
 * roll-up, as long as a figure is read by one statement.
 */
import { sql, type RawBuilder } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { isEveryone, ofAudience, type Audience } from './audienceQueries.ts';
import { actionsOf, type FactType } from './factTypes.ts';
import { rests, wholeDays, wholeMonths, type Period } from './periodRules.ts';

/** The whole days that may be read by day; null where every fact has to be looked at, as for hours. */
export type Days = Period | null;

/** A run of days or months that is counted, and where. */
interface Run {
  readonly table: RawBuilder<unknown>;
  /** When what a row counts began. */
  readonly time: RawBuilder<unknown>;
  readonly within: RawBuilder<unknown>;
}

/** The whole days as months, where steps are no shorter, and the days around them. */
function runs(workspaceId: Id, of: 'facts' | 'people', days: Days, byMonth: boolean): readonly Run[] {
  if (days === null) {
    return [];
  }
  const months = byMonth ? wholeMonths(days) : null;
  const run = (unit: 'day' | 'month', { start, end }: Period): Run => {
    const name = `${of}_by_${unit}`;
    return {
      table: sql`${sql.table(name)} as ${sql.ref('by_run')}`,
      time: sql`${sql.ref(`by_run.${unit}`)}::timestamp at time zone 'UTC'`,
      within: sql`${sql.ref(`by_run.${unit}`)} >= ${utcDay(start)}::date and ${sql.ref(`by_run.${unit}`)} < ${utcDay(end)}::date
        ${of === 'people' ? sql`and ${sql.ref(`by_run.${unit}`)} >= (${keptFrom(workspaceId)} at time zone 'UTC')::date` : sql``}`,
    };
  };
  return [...rests(days, months).map((rest) => run('day', rest)), ...(months === null ? [] : [run('month', months)])];
}

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

/** From when on facts one by one, and the people in them, are there: what was forgotten before counts for nothing, deleted or not. */
export const keptFrom = (workspaceId: Id): RawBuilder<Date> => sql<Date>`coalesce((
  select facts_counted.kept_from from facts_counted where facts_counted.workspace_id = ${workspaceId}), '-infinity')`;

/** Up to which transaction the facts are counted now; 0 when none are. */
export async function findCountedTo(trx: Trx): Promise<number> {
  const { rows } = await sql<{ countedTo: number }>`
    select rolled_up_to as "countedTo" from facts_counted where workspace_id = ${workspaceOf(trx)}`.execute(trx);
  return rows[0]?.countedTo ?? 0;
}

/** The facts of the rests, and those of whole days that are not counted yet. */
function rawFacts(
  trx: Trx,
  { period, days, countedTo }: { period: Period; days: Days; countedTo: number },
): readonly RawBuilder<unknown>[] {
  const workspaceId = workspaceOf(trx);
  const parts = rests(period, days).map(
    (rest) => sql`from fact where fact.workspace_id = ${workspaceId} and ${within(rest)}
      and fact.fact_time >= ${keptFrom(workspaceId)}`,
  );
  return days === null
    ? parts
    : [
        ...parts,
        // The number says to the planner how few these are, the subquery which they are when the statement reads.
        sql`from fact where fact.workspace_id = ${workspaceId} and ${within(days)} and fact.written_in >= ${countedTo}
          and fact.written_in >= coalesce((
            select rolled_up_to from facts_counted where facts_counted.workspace_id = ${workspaceId}), 0)`,
      ];
}

/** Which facts to count. */
export interface CountedRange {
  readonly period: Period;
  /** As {@link findCountedTo} told in the same transaction; it only grows. */
  readonly countedTo: number;
  readonly days?: Days;
  /** False where steps are shorter than a month; true when left out. */
  readonly byMonth?: boolean;
  readonly courseId?: Id | undefined;
  /** One lecture, question, module or campaign, as `subject` says. */
  readonly subjectId?: Id | undefined;
  readonly audience?: Audience | undefined;
}

const of = (column: RawBuilder<unknown>, id: Id | undefined): RawBuilder<unknown> =>
  id === undefined ? sql`` : sql`and ${column} = ${id}`;

const by = (trx: Trx, audience: Audience): RawBuilder<unknown> =>
  ofAudience(workspaceOf(trx), sql`fact.user_id`, audience);

/**
 * `time, course_id, subject_id, action, fact_count, value_sum` of a type. Days know of nobody: what some people did is read from their
 * facts (ADR 0041).
 */
export function counted(
  trx: Trx,
  type: FactType,
  {
    period,
    countedTo,
    days: asked = wholeDays(period),
    byMonth = true,
    courseId,
    subjectId,
    audience = {},
  }: CountedRange,
): RawBuilder<unknown> {
  const days = isEveryone(audience) ? asked : null;
  const actions = actionsOf(type);
  const raw = rawFacts(trx, { period, days, countedTo }).map(
    (from) => sql`
      select fact.fact_time as time, coalesce(fact.course_id, 0) as course_id, ${subject} as subject_id, fact.action,
        1 as fact_count, coalesce(fact.value, 0) as value_sum
      ${from} and fact.type = ${type} and fact.action = any(${actions}::text[])
        ${of(sql`fact.course_id`, courseId)} ${of(subject, subjectId)} ${by(trx, audience)}`,
  );
  const added = runs(workspaceOf(trx), 'facts', days, byMonth).map(
    ({ table, time, within: inRun }) => sql`
      select ${time}, by_run.course_id, by_run.subject_id, by_run.action, by_run.fact_count, by_run.value_sum
      from ${table} where by_run.workspace_id = ${workspaceOf(trx)} and by_run.type = ${type}
        and by_run.action = any(${actions}::text[]) and ${inRun}
        ${of(sql`by_run.course_id`, courseId)} ${of(sql`by_run.subject_id`, subjectId)}`,
  );
  return sql`(${sql.join([...raw, ...added], sql` union all `)}) as counted`;
}

/**
 * `time, course_id, user_id` of who did anything, or saw a lecture; one person often. Who saw one lecture is read from the facts: days
 * know only of its course.
 */
export function people(
  trx: Trx,
  who: 'active' | 'seeing',
  {
    period,
    countedTo,
    subjectId,
    days: asked = wholeDays(period),
    byMonth = true,
    courseId,
    audience = {},
  }: CountedRange,
): RawBuilder<unknown> {
  const days = subjectId === undefined ? asked : null;
  const raw = rawFacts(trx, { period, days, countedTo }).map(
    (from) => sql`
      select fact.fact_time as time, coalesce(fact.course_id, 0) as course_id, fact.user_id
      ${from} and fact.user_id is not null
        ${who === 'seeing' ? sql`and fact.type = 'lecture' and fact.action = 'seen'` : sql``} ${of(sql`fact.course_id`, courseId)}
        ${subjectId === undefined ? sql`` : sql`and ${subject} = ${subjectId}`} ${by(trx, audience)}`,
  );
  const added = runs(workspaceOf(trx), 'people', days, byMonth).map(
    ({ table, time, within: inRun }) => sql`
      select ${time}, by_run.course_id, by_run.user_id
      from ${table} where by_run.workspace_id = ${workspaceOf(trx)} and ${inRun}
        ${who === 'seeing' ? sql`and by_run.seen_count > 0` : sql``} ${of(sql`by_run.course_id`, courseId)}
        ${ofAudience(workspaceOf(trx), sql`by_run.user_id`, audience)}`,
  );
  return sql`(${sql.join([...raw, ...added], sql` union all `)}) as person`;
}

/**
 * `course_id` of every course in which someone was active, 0 for none; the same as those of `people`, without reading each of them: what is
 * counted is sought course by course in its index.
 */
export function activeCourses(
  trx: Trx,
  {
    period,
    countedTo,
    days = wholeDays(period),
    audience = {},
  }: Pick<CountedRange, 'period' | 'countedTo' | 'days' | 'audience'>,
): RawBuilder<unknown> {
  const workspaceId = workspaceOf(trx);
  const raw = rawFacts(trx, { period, days, countedTo }).map(
    (from) => sql`
      select distinct coalesce(fact.course_id, 0) as course_id ${from} and fact.user_id is not null ${by(trx, audience)}`,
  );
  const added = runs(workspaceId, 'people', days, true).map(
    ({ table, within: inRun }) => sql`
      select sought.course_id from (
        with recursive sought as (
          select (select min(by_run.course_id) from ${table} where by_run.workspace_id = ${workspaceId}) as course_id
          union all
          select (select min(by_run.course_id) from ${table}
            where by_run.workspace_id = ${workspaceId} and by_run.course_id > sought.course_id)
          from sought where sought.course_id is not null
        )
        select sought.course_id from sought where sought.course_id is not null
      ) as sought
      cross join lateral (
        -- Of one row, as the planner would else read all of them and join.
        select from ${table} where by_run.workspace_id = ${workspaceId} and by_run.course_id = sought.course_id and ${inRun}
          ${ofAudience(workspaceId, sql`by_run.user_id`, audience)}
        limit 1) as found`,
  );
  return sql`(${sql.join([...raw, ...added], sql` union `)}) as active`;
}
