/** What work on many courses asks of each. */
import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Names of courses as their authors read them, by id; a course that the workspace does not have is not there. */
export async function findWorkingNames(trx: Trx, courseIds: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  const rows = await trx
    .selectFrom('course')
    .leftJoin('stored_revision as working', (join) =>
      join
        .onRef('working.workspace_id', '=', 'course.workspace_id')
        .onRef('working.course_id', '=', 'course.course_id')
        .onRef('working.version', '=', 'course.working_version'),
    )
    .select(['course.course_id', sql<string>`coalesce(working.fields ->> 'name', course.name)`.as('name')])
    .where('course.workspace_id', '=', workspaceOf(trx))
    .where(sql<boolean>`course.course_id = any(${[...courseIds]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.course_id, row.name]));
}

/** Learners of a course, each counted once, and what they have of it. */
export interface CourseLearners {
  /** Who ever enrolled. */
  readonly enrolled: number;
  /** Of them, who completed it or have any seen mark or answer in it. */
  readonly withProgress: number;
  readonly completed: number;
  /** Certificates that were issued for it; they outlive it. */
  readonly certificates: number;
}

export async function findLearners(trx: Trx, courseId: Id): Promise<CourseLearners> {
  const { rows } = await sql<CourseLearners>`
    select count(distinct enrolled.user_id) as enrolled,
      count(distinct enrolled.user_id) filter (where enrolled.progress) as "withProgress",
      count(distinct enrolled.user_id) filter (where enrolled.completed) as completed,
      (select count(*) from certificate
        where certificate.workspace_id = ${workspaceOf(trx)} and certificate.course_id = ${courseId}) as certificates
    from (
      select user_course.user_id, user_course.completed, user_course.completed
        or exists (select from lecture_seen where lecture_seen.workspace_id = user_course.workspace_id
          and lecture_seen.user_course_id = user_course.user_course_id)
        or exists (select from answer where answer.workspace_id = user_course.workspace_id
          and answer.user_course_id = user_course.user_course_id) as progress
      from user_course
      where user_course.workspace_id = ${workspaceOf(trx)} and user_course.course_id = ${courseId}) enrolled`.execute(
    trx,
  );
  return rows[0] ?? { enrolled: 0, withProgress: 0, completed: 0, certificates: 0 };
}

/** Whether a later revision than `version` was ever published, or not published, other than `published` says. */
export async function wasSwitchedSince(
  trx: Trx,
  courseId: Id,
  { version, published }: { readonly version: number; readonly published: boolean },
): Promise<boolean> {
  const row = await trx
    .selectFrom('stored_revision')
    .select('stored_revision.version')
    .where('stored_revision.workspace_id', '=', workspaceOf(trx))
    .where('stored_revision.course_id', '=', courseId)
    .where('stored_revision.version', '>', version)
    .where('stored_revision.published', '<>', published)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
