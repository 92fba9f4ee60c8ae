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

/** Campaigns that are there, by id. */
export async function findCampaignNames(trx: Trx, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  const rows = await trx
    .selectFrom('campaign')
    .select(['campaign.campaign_id', 'campaign.name'])
    .where('campaign.workspace_id', '=', workspaceOf(trx))
    .where(sql<boolean>`campaign.campaign_id = any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.campaign_id, row.name]));
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
