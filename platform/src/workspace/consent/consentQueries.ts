import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { Order } from '../../http/keyset.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import { listOf, readPage } from '../../http/readPage.ts';
import type { Id } from '../../shared/id.ts';

export interface ConsentVersion {
  readonly id: Id;
  readonly url: string;
  readonly active: boolean;
  readonly createdTime: Date;
  readonly acceptedCount: number;
}

const newestFirst: Order = {
  name: 'consents',
  keys: [
    { column: sql`consent.created_time`, type: 'time', direction: 'desc' },
    { column: sql`consent.consent_id`, type: 'integer', direction: 'desc' },
  ],
};

/** Versions of the consent, the newest first. */
export async function findConsents(trx: Trx, workspaceId: Id, request: PageRequest): Promise<PageRows<ConsentVersion>> {
  const consents = trx
    .selectFrom('consent')
    .where('consent.workspace_id', '=', workspaceId)
    .select((eb) => [
      'consent.consent_id',
      'consent.url',
      'consent.active',
      'consent.created_time',
      eb
        .selectFrom('user_consent')
        .whereRef('user_consent.workspace_id', '=', 'consent.workspace_id')
        .whereRef('user_consent.consent_id', '=', 'consent.consent_id')
        .select((count) => count.fn.countAll<number>().as('accepted'))
        .as('accepted_count'),
    ]);
  const page = await readPage(listOf(consents), newestFirst, request);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      id: row.consent_id,
      url: row.url,
      active: row.active,
      createdTime: row.created_time,
      acceptedCount: row.accepted_count ?? 0,
    })),
  };
}

/** Makes a version and the active one of it. Two at once take turns at the row of the workspace. */
export async function insertActiveConsent(
  trx: Trx,
  { workspaceId, url, now }: { workspaceId: Id; url: string; now: Date },
): Promise<ConsentVersion> {
  await trx
    .selectFrom('workspace')
    .where('workspace.workspace_id', '=', workspaceId)
    .select('workspace.workspace_id')
    .forNoKeyUpdate()
    .execute();
  await trx
    .updateTable('consent')
    .set({ active: false })
    .where('consent.workspace_id', '=', workspaceId)
    .where('consent.active', '=', true)
    .execute();
  const row = await trx
    .insertInto('consent')
    .values({ workspace_id: workspaceId, url, active: true, created_time: now })
    .returning(['consent.consent_id', 'consent.created_time'])
    .executeTakeFirstOrThrow();
  return { id: row.consent_id, url, active: true, createdTime: row.created_time, acceptedCount: 0 };
}

/** Whether the workspace has this version, has others, or has none at all. */
export async function lookUpConsent(trx: Trx, workspaceId: Id, consentId: Id): Promise<'known' | 'other' | 'none'> {
  const row = await trx
    .selectFrom('consent')
    .where('consent.workspace_id', '=', workspaceId)
    .select(({ eb, fn }) => [
      sql<boolean>`coalesce(bool_or(${eb('consent.consent_id', '=', consentId)}), false)`.as('known'),
      fn.countAll<number>().as('versions'),
    ])
    .executeTakeFirstOrThrow();
  return row.known ? 'known' : row.versions === 0 ? 'none' : 'other';
}

/** Notes that a user accepted a version. False when that was noted before. */
export async function insertUserConsent(
  trx: Trx,
  values: { workspaceId: Id; userId: Id; consentId: Id; now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('user_consent')
    .values({
      workspace_id: values.workspaceId,
      user_id: values.userId,
      consent_id: values.consentId,
      accepted_time: values.now,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'user_id', 'consent_id']).doNothing())
    .returning('user_consent.consent_id')
    .executeTakeFirst();
  return row !== undefined;
}
