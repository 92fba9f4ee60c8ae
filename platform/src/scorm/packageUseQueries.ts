/** Which packages anything names. */
import { sql } from 'kysely';
import { workspaceOf, type Database, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

export interface DueLooks {
  readonly workspaceId: Id;
  readonly packageIds: readonly string[];
}

/** What is to be looked at in all workspaces, the longest due first, `most` packages at once. Call outside of transactions. */
export async function findDueLooks(db: Database, now: Date, most: number): Promise<readonly DueLooks[]> {
  const { rows } = await sql<DueLooks>`
    select due.workspace_id as "workspaceId", array_agg(due.package_id) as "packageIds"
    from due_scorm_looks(${now}, ${most}::integer) due
    group by due.workspace_id`.execute(db);
  return rows;
}

/**
 * Those of the packages that some version of a course names, what is in its lectures, or a saved section. Reads all of these once, however many
 * packages are asked about.
 */
export async function findNamedPackages(trx: Trx, packageIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ packageId: string }>`
    with stored (words) as (
      select concat(stored_revision.outline, stored_revision.gamification_items) from stored_revision
        where stored_revision.workspace_id = ${workspaceOf(trx)}
      union all select outline_module.module::text from outline_module where outline_module.workspace_id = ${workspaceOf(trx)}
      union all select lecture_body.body::text from lecture_body where lecture_body.workspace_id = ${workspaceOf(trx)}
      union all select saved_section.body::text from saved_section where saved_section.workspace_id = ${workspaceOf(trx)}
    ), named (package_id) as (
      select distinct (regexp_matches(stored.words, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g'))[1] from stored
    )
    select looked.package_id as "packageId" from unnest(${[...packageIds]}::uuid[]) looked(package_id)
    join named on named.package_id = looked.package_id::text`.execute(trx);
  return new Set(rows.map(({ packageId }) => packageId));
}

/** Looks at them again only then, whatever is known of them. */
export async function putOffLook(trx: Trx, packageIds: readonly string[], lookTime: Date): Promise<void> {
  await sql`
    update scorm_package set look_time = ${lookTime}
    where scorm_package.workspace_id = ${workspaceOf(trx)}
      and scorm_package.package_id = any(${[...packageIds]}::uuid[])`.execute(trx);
}

export async function noteNamed(trx: Trx, packageIds: readonly string[], lookTime: Date): Promise<void> {
  await sql`
    update scorm_package set look_time = ${lookTime}, unused_time = null
    where scorm_package.workspace_id = ${workspaceOf(trx)}
      and scorm_package.package_id = any(${[...packageIds]}::uuid[])`.execute(trx);
}

/** What has just come to be unused is noted so; since when is never set again. */
export async function noteUnused(
  trx: Trx,
  packageIds: readonly string[],
  { now, lookTime }: { readonly now: Date; readonly lookTime: Date },
): Promise<void> {
  await sql`
    update scorm_package set look_time = ${lookTime}, unused_time = coalesce(scorm_package.unused_time, ${now})
    where scorm_package.workspace_id = ${workspaceOf(trx)}
      and scorm_package.package_id = any(${[...packageIds]}::uuid[])`.execute(trx);
}

/** Deletes what was unused before then, and has its folder removed. Answers how many went. */
export async function deleteUnusedPackages(
  trx: Trx,
  packageIds: readonly string[],
  unusedBefore: Date,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('scorm_package')
    .where('scorm_package.workspace_id', '=', workspaceOf(trx))
    .where(sql<boolean>`scorm_package.package_id = any(${[...packageIds]}::uuid[])`)
    .where('scorm_package.unused_time', '<=', unusedBefore)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
