import { sql } from 'kysely';
import { deletedThings } from '../audit/deletedThingQueries.ts';
import type { RevisionKey } from '../content/contentQueries.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';

export interface NamedCourse extends RevisionKey {
  readonly name: string;
}

/** Courses that are there, by id. */
export async function findCourseNames(trx: Trx, ids: readonly Id[]): Promise<ReadonlyMap<Id, NamedCourse>> {
  const workspaceId = workspaceOf(trx);
  const rows = await trx
    .selectFrom('course')
    .select(['course.course_id', 'course.name', 'course.version', 'course.update_time'])
    .where('course.workspace_id', '=', workspaceId)
    .where(sql<boolean>`course.course_id = any(${ids}::bigint[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.course_id,
      {
        id: row.course_id,
        workspaceId,
        name: row.name,
        version: row.version,
        updateTime: row.update_time.toISOString(),
      },
    ]),
  );
}

/**
 * What courses that were deleted were called, by id, where anything still says it: the audit log, as long as it is kept, what their learners keep
 * of them (OP-170), and their certificates.
 */
export async function findDeletedCourseNames(trx: Trx, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  if (ids.length === 0) {
    return new Map();
  }
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<{ id: Id; name: string }>`
    select distinct on (told.id) told.id, told.name from (
      ${deletedThings(workspaceId, 'COURSE')}
      union all
      select completion_record.course_id, completion_record.course_name, completion_record.finish_time
      from completion_record where completion_record.workspace_id = ${workspaceId}
      union all
      select certificate.course_id, certificate.course_name, certificate.issued_time
      from certificate where certificate.workspace_id = ${workspaceId}
    ) as told
    where told.id = any(${ids}::bigint[])
    order by told.id, told.time desc`.execute(trx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Campaigns by id: what they are called, or were when they were deleted, as long as the audit log says it. */
export async function findCampaignNames(trx: Trx, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  const workspaceId = workspaceOf(trx);
  const { rows } = await sql<{ id: Id; name: string }>`
    select campaign.campaign_id as id, campaign.name from campaign
    where campaign.workspace_id = ${workspaceId} and campaign.campaign_id = any(${ids}::bigint[])
    union all
    select deleted.id, deleted.name from (${deletedThings(workspaceId, 'CAMPAIGN')}) as deleted
    where deleted.id = any(${ids}::bigint[])`.execute(trx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const ofWorkspace = (trx: Trx) =>
  trx
    .selectFrom('workspace')
    .select(['workspace.hostname', 'workspace.company', 'workspace.created_time'])
    .where('workspace.workspace_id', '=', workspaceOf(trx))
    .executeTakeFirstOrThrow();

export async function findWorkspaceName(trx: Trx): Promise<string> {
  const { company, hostname } = await ofWorkspace(trx);
  return company ?? hostname;
}

/** Since when there can be facts (OP-33). */
export const findWorkspaceStart = async (trx: Trx): Promise<Date> => (await ofWorkspace(trx)).created_time;
