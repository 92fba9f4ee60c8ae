import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { readRecent } from '../db/replica/readRecent.ts';
import { sortedBy, type PageRequest, type PageRows, type SortColumns } from '../http/paging.ts';
import type { Order } from '../http/keyset.ts';
import { everyRow, listOf, readPage, type ListSource } from '../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';

/** A code as who looks after campaigns sees it. */
export interface CodeRow {
  readonly id: Id;
  readonly campaignId: Id;
  readonly code: string;
  readonly usages: number;
  readonly createTime: Date;
  readonly updateTime: Date;
}

const codeColumns = [
  'voucher.voucher_id as id',
  'voucher.campaign_id as campaignId',
  'voucher.code',
  'voucher.usages',
  'voucher.create_time as createTime',
  'voucher.update_time as updateTime',
] as const;

export interface CampaignKey {
  readonly workspaceId: Id;
  readonly campaignId: Id;
}

export const codeSelectors = {
  id: { type: 'integer', column: sql`voucher.voucher_id` },
  code: { type: 'text', column: sql`voucher.code`, lowered: sql`voucher.code_key` },
  usages: { type: 'integer', column: sql`voucher.usages` },
  createTime: { type: 'time', column: sql`voucher.create_time` },
  updateTime: { type: 'time', column: sql`voucher.update_time` },
} as const satisfies Selectors;

const sortColumns: SortColumns = {
  code: { column: sql`voucher.code_key`, type: 'text' },
  usages: { column: sql`voucher.usages`, type: 'integer' },
  createTime: { column: sql`voucher.create_time`, type: 'time' },
  updateTime: { column: sql`voucher.update_time`, type: 'time' },
};

/** Unused first, of these the newest first, unless sorted (VOUCH-02). */
export const orderOfCodes = (sort: readonly string[]): Order =>
  sortedBy(sort, {
    name: 'vouchers',
    columns: sortColumns,
    fallback: ['usages,asc', 'createTime,desc'],
    tieBreaker: sql`voucher.voucher_id`,
  });

/** One campaign, or all of a workspace. */
export type CampaignScope = Omit<CampaignKey, 'campaignId'> & { readonly campaignId: Id | null };

export const listOfCodes = (
  trx: Trx,
  { workspaceId, campaignId }: CampaignScope,
  q: string | undefined,
): ListSource<CodeRow> =>
  listOf(
    trx
      .selectFrom('voucher')
      .where('voucher.workspace_id', '=', workspaceId)
      .$if(campaignId !== null, (query) => query.where('voucher.campaign_id', '=', campaignId))
      .where(rsqlWhere(q, codeSelectors))
      .select(codeColumns),
  );

/** A page of the codes of a campaign. */
export const findCodes = (
  trx: Trx,
  key: CampaignKey,
  { q, order, page }: { readonly q: string | undefined; readonly order: Order; readonly page: PageRequest },
): Promise<PageRows<CodeRow>> => readPage(listOfCodes(trx, key, q), order, page);

/** All of them, some at a time, each run of them in a transaction of its own. */
export const everyCode = (
  db: Database,
  key: CampaignKey,
  { q, order }: { readonly q: string | undefined; readonly order: Order },
): AsyncGenerator<readonly CodeRow[]> =>
  everyRow(order, (slice) => readRecent(db, key.workspaceId, (trx) => listOfCodes(trx, key, q).rows(slice)));

/** How many codes a campaign has. */
export async function countCodes(trx: Trx, { workspaceId, campaignId }: CampaignKey): Promise<number> {
  const { count } = await trx
    .selectFrom('voucher')
    .where('voucher.workspace_id', '=', workspaceId)
    .where('voucher.campaign_id', '=', campaignId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds those of the codes that the workspace does not have yet, and answers them. */
export const insertCodes = (
  trx: Trx,
  { workspaceId, campaignId }: CampaignKey,
  codes: readonly string[],
  now: Date,
): Promise<CodeRow[]> =>
  trx
    .insertInto('voucher')
    .values(codes.map((code) => ({ workspace_id: workspaceId, campaign_id: campaignId, code, create_time: now })))
    .onConflict((conflict) => conflict.columns(['workspace_id', 'code_key']).doNothing())
    .returning(codeColumns)
    .execute();

/** Some codes by their ids, in the order in which they were made. */
export const findCodesById = (
  trx: Trx,
  { workspaceId, campaignId }: CampaignKey,
  ids: readonly Id[],
): Promise<CodeRow[]> =>
  trx
    .selectFrom('voucher')
    .where('voucher.workspace_id', '=', workspaceId)
    .where('voucher.campaign_id', '=', campaignId)
    .where(sql<boolean>`voucher.voucher_id = any(${[...ids]}::bigint[])`)
    .select(codeColumns)
    .orderBy('voucher.voucher_id')
    .execute();
