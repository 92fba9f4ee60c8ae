import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';

export interface WorkspaceRow {
  readonly workspaceId: Id;
  readonly hostname: string;
  readonly company: string | null;
  readonly color: string | null;
  readonly coverImage: string | null;
  readonly trial: boolean;
  /** Whether the scripts and the page style of the operator's folder are used (WS-17). */
  readonly remoteComponents: boolean;
  /** Whether any provider is connected; most workspaces have none and need not be asked for more. */
  readonly hasIntegrations: boolean;
  readonly createdTime: Date;
  readonly activeConsent: { readonly id: Id; readonly url: string } | null;
}

/**
 * What `q` may ask of workspaces. `hostname` matches the host the request came by as well: a default host has the workspace
 * that is registered under another name (OP-56).
 */
export const workspaceSelectors = (requestHost: string): Selectors => ({
  id: { type: 'integer', column: sql`workspace.workspace_id` },
  hostname: {
    type: 'text',
    column: sql`known.hostname`,
    within: (comparison) =>
      sql<SqlBool>`exists (select from (values (workspace.hostname), (${requestHost}::text)) as known (hostname) where ${comparison})`,
  },
});

/** The workspace of the transaction with its active consent, or null when a `condition` is given that does not hold for it. */
export async function findWorkspace(
  trx: Trx,
  workspaceId: Id,
  condition: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<WorkspaceRow | null> {
  const row = await trx
    .selectFrom('workspace')
    .leftJoin('consent', (join) =>
      join.onRef('consent.workspace_id', '=', 'workspace.workspace_id').on('consent.active', '=', true),
    )
    .where('workspace.workspace_id', '=', workspaceId)
    .where(condition)
    .select([
      'workspace.workspace_id',
      'workspace.hostname',
      'workspace.company',
      'workspace.color',
      'workspace.cover_image',
      'workspace.trial',
      'workspace.created_time',
      sql<boolean>`coalesce(workspace.profile -> 'remoteComponents' = 'true', false)`.as('remote_components'),
      sql<boolean>`exists (select from integration where integration.workspace_id = workspace.workspace_id)`.as(
        'has_integrations',
      ),
      'consent.consent_id',
      'consent.url',
    ])
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  return {
    workspaceId: row.workspace_id,
    hostname: row.hostname,
    company: row.company,
    color: row.color,
    coverImage: row.cover_image,
    trial: row.trial,
    remoteComponents: row.remote_components,
    hasIntegrations: row.has_integrations,
    createdTime: row.created_time,
    activeConsent: row.consent_id === null || row.url === null ? null : { id: row.consent_id, url: row.url },
  };
}
