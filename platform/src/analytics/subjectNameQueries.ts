import { sql } from 'kysely';
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
      select (audit_entry.details ->> 'courseId')::bigint as id, audit_entry.details ->> 'name' as name, audit_entry.audit_time as time
      from audit_entry
      where audit_entry.workspace_id = ${workspaceId} and audit_entry.action = 'COURSE_DELETED'
      union all
      select completion_record.course_id, completion_record.course_name, completion_record.finish_time
      from completion_record where completion_record.workspace_id = ${workspaceId}
      union all
      select certificate.course_id, certificate.course_name, certificate.issued_time
      from certificate where certificate.workspace_id = ${workspaceId}
    ) as told
    where told.id = any(${ids}::bigint[]) and told.name is not null
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
    select (audit_entry.details ->> 'campaignId')::bigint, audit_entry.details ->> 'name' from audit_entry
    where audit_entry.workspace_id = ${workspaceId} and audit_entry.action = 'CAMPAIGN_DELETED'
      and audit_entry.details ->> 'name' is not null
      and (audit_entry.details ->> 'campaignId')::bigint = any(${ids}::bigint[])`.execute(trx);
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
