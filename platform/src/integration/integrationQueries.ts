import type { Trx } from '../db/database.ts';
import { json } from '../db/json.ts';
import type { Order } from '../http/keyset.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import { listOf, readPage } from '../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../http/rsql.ts';
import { sql } from 'kysely';
import type { IntegrationCheck } from './check/checkValues.ts';
import type { IntegrationType } from './integrationTypes.ts';
import type { StoredSync } from './storedSync.ts';
import type { Id } from '../shared/id.ts';

export interface IntegrationRow {
  readonly id: Id;
  readonly type: IntegrationType;
  readonly settings: Readonly<Record<string, string | boolean>>;
  readonly sealedSecrets: Buffer | null;
  readonly createdTime: Date;
  readonly updatedTime: Date;
  /** The latest test of what is stored; null when there was none since it was changed. */
  readonly lastCheck: IntegrationCheck | null;
  /** Of personnel systems, the latest sync; null when there was none. */
  readonly lastSync: StoredSync | null;
}

/** What `q` may compare in a list of integrations. */
export const integrationSelectors = {
  id: { type: 'integer', column: sql`integration.integration_id` },
  '@type': { type: 'text', column: sql`integration.type` },
  type: { type: 'text', column: sql`integration.type` },
} as const satisfies Selectors;

const columns = [
  'integration.integration_id',
  'integration.type',
  'integration.settings',
  'integration.sealed_secrets',
  'integration.created_time',
  'integration.updated_time',
  'integration.last_check',
  'integration.last_sync',
] as const;

const byType: Order = {
  name: 'integrations',
  keys: [
    { column: sql`integration.type`, type: 'text', direction: 'asc' },
    { column: sql`integration.integration_id`, type: 'integer', direction: 'asc' },
  ],
};

/** A page of integrations in the order of their types. */
export async function findIntegrations(
  trx: Trx,
  { workspaceId, q, page: request }: { workspaceId: Id; q: string | undefined; page: PageRequest },
): Promise<PageRows<IntegrationRow>> {
  const integrations = trx
    .selectFrom('integration')
    .where('integration.workspace_id', '=', workspaceId)
    .where(rsqlWhere(q, integrationSelectors))
    .select(columns);
  const page = await readPage(listOf(integrations), byType, request);
  return { ...page, rows: page.rows.map(toRow) };
}

/** One integration, or null; locked until the transaction ends when it is to be changed. */
export async function findIntegration(
  trx: Trx,
  workspaceId: Id,
  by: { readonly id: Id } | { readonly type: IntegrationType },
  forChange = false,
): Promise<IntegrationRow | null> {
  const row = await trx
    .selectFrom('integration')
    .where('integration.workspace_id', '=', workspaceId)
    .$if('id' in by, (query) => query.where('integration.integration_id', '=', 'id' in by ? by.id : 0))
    .$if('type' in by, (query) => query.where('integration.type', '=', 'type' in by ? by.type : 'OAUTH2'))
    .select(columns)
    .$if(forChange, (query) => query.forUpdate())
    .executeTakeFirst();
  return row === undefined ? null : toRow(row);
}

/** All integrations of a workspace; there is at most one of each type. */
export async function findAllIntegrations(trx: Trx, workspaceId: Id): Promise<IntegrationRow[]> {
  const rows = await trx
    .selectFrom('integration')
    .where('integration.workspace_id', '=', workspaceId)
    .select(columns)
    .orderBy('integration.type')
    .execute();
  return rows.map(toRow);
}

interface Written {
  readonly workspaceId: Id;
  readonly settings: IntegrationRow['settings'];
  readonly sealedSecrets: Buffer;
  readonly now: Date;
}

/** A new integration. A second one of the same type violates `integration_type_key`, which is refusal CONFLICT. */
export async function insertIntegration(
  trx: Trx,
  { workspaceId, type, settings, sealedSecrets, now }: Written & { readonly type: IntegrationType },
): Promise<IntegrationRow> {
  const row = await trx
    .insertInto('integration')
    .values({
      workspace_id: workspaceId,
      type,
      settings: json(settings),
      sealed_secrets: sealedSecrets,
      created_time: now,
      updated_time: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toRow(row);
}

/** Writes all values of an integration. What tests said of it counts no more, unless only what no test looks at has changed. */
export async function updateIntegration(
  trx: Trx,
  {
    workspaceId,
    id,
    settings,
    sealedSecrets,
    staysProven,
    now,
  }: Written & { readonly id: Id; readonly staysProven: boolean },
): Promise<IntegrationRow> {
  const row = await trx
    .updateTable('integration')
    .set({
      settings: json(settings),
      sealed_secrets: sealedSecrets,
      updated_time: now,
      ...(staysProven ? {} : { last_check: null, proven_time: null }),
    })
    .where('integration.workspace_id', '=', workspaceId)
    .where('integration.integration_id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toRow(row);
}

/** Keeps the outcome of a test, and whether any has succeeded, unless the integration was changed since `ofVersion`. */
export async function writeCheck(
  trx: Trx,
  { workspaceId, id, check, ofVersion }: { workspaceId: Id; id: Id; check: IntegrationCheck; ofVersion: Date },
): Promise<void> {
  await trx
    .updateTable('integration')
    .set({
      last_check: json(check),
      ...(check.problem === null
        ? { proven_time: sql<Date>`coalesce(integration.proven_time, ${new Date(check.time)})` }
        : {}),
    })
    .where('integration.workspace_id', '=', workspaceId)
    .where('integration.integration_id', '=', id)
    .where('integration.updated_time', '=', ofVersion)
    .execute();
}

/** Its type, or null when there was none. */
export async function deleteIntegrationRow(trx: Trx, workspaceId: Id, id: Id): Promise<IntegrationType | null> {
  const row = await trx
    .deleteFrom('integration')
    .where('integration.workspace_id', '=', workspaceId)
    .where('integration.integration_id', '=', id)
    .returning('integration.type')
    .executeTakeFirst();
  return row?.type ?? null;
}

interface Selected {
  readonly integration_id: number;
  readonly type: IntegrationType;
  readonly settings: unknown;
  readonly sealed_secrets: Buffer | null;
  readonly created_time: Date;
  readonly updated_time: Date;
  readonly last_check: IntegrationCheck | null;
  readonly last_sync: StoredSync | null;
}

const toRow = (row: Selected): IntegrationRow => ({
  id: row.integration_id,
  type: row.type,
  settings: row.settings as IntegrationRow['settings'],
  sealedSecrets: row.sealed_secrets,
  createdTime: row.created_time,
  updatedTime: row.updated_time,
  lastCheck: row.last_check,
  lastSync: row.last_sync,
});

/** Keeps how the last sync of a personnel system went. */
export async function writeSync(trx: Trx, workspaceId: Id, id: Id, sync: StoredSync): Promise<void> {
  await trx
    .updateTable('integration')
    .set({ last_sync: json(sync) })
    .where('integration.workspace_id', '=', workspaceId)
    .where('integration.integration_id', '=', id)
    .execute();
}
