import { sql } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';

/** Raises the version. Call it last in the transaction: it makes other course writes of the workspace wait for the commit. */
export async function raiseCatalogueVersion(trx: Trx, workspaceId: Id): Promise<void> {
  await sql`
    insert into catalogue_version (workspace_id, version) values (${workspaceId}, 1)
    on conflict (workspace_id) do update set version = catalogue_version.version + 1`.execute(trx);
}

/** The version now. The function enters the workspace on its own, so that this needs no transaction; a read from a replica gives it one. */
export async function findCatalogueVersion(db: Database, workspaceId: Id): Promise<number> {
  const { rows } = await sql<{ version: number }>`select catalogue_version_of(${workspaceId}) as version`.execute(db);
  return rows[0]?.version ?? 0;
}

export type CourseDatesRow = readonly [from: string | null, start: string | null, until: string | null];

/** Version and dates of the courses in the catalogue at one moment: a single statement sees a single state. */
export async function findCatalogueDates(
  trx: Trx,
  workspaceId: Id,
): Promise<{ readonly version: number; readonly dates: readonly CourseDatesRow[] }> {
  const { rows } = await sql<{ version: number; dates: CourseDatesRow[] | null }>`
    select catalogue_version_of(${workspaceId}) as version,
      (select json_agg(json_build_array(course.available_from_time, course.start_time, course.available_until_time))
       from course where course.workspace_id = ${workspaceId} and course.published and not course.template
         and coalesce(course.available_from_time, course.start_time, course.available_until_time) is not null) as dates
  `.execute(trx);
  return { version: rows[0]?.version ?? 0, dates: rows[0]?.dates ?? [] };
}
