import { sql } from 'kysely';
import { workspaceOf, type Database, type Trx } from '../db/database.ts';
import { readRecent } from '../db/replica/readRecent.ts';
import type { Order } from '../http/keyset.ts';
import { sortedBy, type PageRequest, type PageRows } from '../http/paging.ts';
import { everyRow, listOf, readPage, type ListSource } from '../http/readPage.ts';
import { addressSelector, rsqlWhere, type Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';
import type { CampaignKey, CampaignScope } from './codeQueries.ts';

/** One use of a code. */
export interface Redemption {
  readonly id: Id;
  readonly campaignId: Id;
  readonly time: Date;
  readonly code: string;
  readonly userId: Id | null;
  readonly name: string | null;
  readonly username: string | null;
  readonly updateTime: Date;
}

/** Notes who used a code, in the transaction that counts the use. */
export async function insertRedemption(
  trx: Trx,
  { campaignId, voucherId, userId, now }: { campaignId: Id; voucherId: Id; userId: Id; now: Date },
): Promise<void> {
  await trx
    .insertInto('voucher_redemption')
    .values({
      workspace_id: workspaceOf(trx),
      campaign_id: campaignId,
      voucher_id: voucherId,
      user_id: userId,
      redeem_time: now,
    })
    .execute();
}

export const redemptionSelectors = {
  id: { type: 'integer', column: sql`voucher_redemption.redemption_id` },
  time: { type: 'time', column: sql`voucher_redemption.redeem_time` },
  code: { type: 'text', column: sql`voucher.code`, lowered: sql`voucher.code_key` },
  userId: { type: 'integer', column: sql`voucher_redemption.user_id` },
  name: { type: 'text', column: sql`app_user.name`, folded: sql`app_user.name_search` },
  username: addressSelector('app_user.username'),
  updateTime: { type: 'time', column: sql`voucher_redemption.update_time` },
} as const satisfies Selectors;

/** The latest use first unless sorted. */
export const orderOfRedemptions = (sort: readonly string[]): Order =>
  sortedBy(sort, {
    name: 'redemptions',
    columns: {
      time: { column: sql`voucher_redemption.redeem_time`, type: 'time' },
      updateTime: { column: sql`voucher_redemption.update_time`, type: 'time' },
    },
    fallback: ['time,desc'],
    tieBreaker: sql`voucher_redemption.redemption_id`,
  });

export const listOfRedemptions = (
  trx: Trx,
  { workspaceId, campaignId }: CampaignScope,
  q: string | undefined,
): ListSource<Redemption> =>
  listOf(
    trx
      .selectFrom('voucher_redemption')
      .innerJoin('voucher', (join) =>
        join
          .onRef('voucher.workspace_id', '=', 'voucher_redemption.workspace_id')
          .onRef('voucher.voucher_id', '=', 'voucher_redemption.voucher_id'),
      )
      .leftJoin('app_user', (join) =>
        join
          .onRef('app_user.workspace_id', '=', 'voucher_redemption.workspace_id')
          .onRef('app_user.user_id', '=', 'voucher_redemption.user_id'),
      )
      .where('voucher_redemption.workspace_id', '=', workspaceId)
      .$if(campaignId !== null, (query) => query.where('voucher_redemption.campaign_id', '=', campaignId))
      .where(rsqlWhere(q, redemptionSelectors))
      .select([
        'voucher_redemption.redemption_id as id',
        'voucher_redemption.campaign_id as campaignId',
        'voucher_redemption.redeem_time as time',
        'voucher.code',
        'voucher_redemption.user_id as userId',
        'app_user.name',
        'app_user.username',
        'voucher_redemption.update_time as updateTime',
      ]),
  );

/** A page of the uses of codes of a campaign. */
export const findRedemptions = (
  trx: Trx,
  key: CampaignKey,
  { q, order, page }: { readonly q: string | undefined; readonly order: Order; readonly page: PageRequest },
): Promise<PageRows<Redemption>> => readPage(listOfRedemptions(trx, key, q), order, page);

/** All of them, some at a time, each run of them in a transaction of its own. */
export const everyRedemption = (
  db: Database,
  key: CampaignKey,
  { q, order }: { readonly q: string | undefined; readonly order: Order },
): AsyncGenerator<readonly Redemption[]> =>
  everyRow(order, (slice) => readRecent(db, key.workspaceId, (trx) => listOfRedemptions(trx, key, q).rows(slice)));

/** How often codes of a campaign were used on each day with any use, by the days of a time zone; the latest `most`, the earliest first. */
export async function usagesByDay(
  trx: Trx,
  { workspaceId, campaignId }: CampaignKey,
  { timeZone, most }: { readonly timeZone: string; readonly most: number },
): Promise<{ date: string; usages: number }[]> {
  const { rows } = await sql<{ date: string; usages: number }>`
    select to_char(voucher_redemption.redeem_time at time zone ${timeZone}, 'YYYY-MM-DD') as date, count(*) as usages
    from voucher_redemption
    where voucher_redemption.workspace_id = ${workspaceId} and voucher_redemption.campaign_id = ${campaignId}
    group by 1 order by 1 desc limit ${most}`.execute(trx);
  return rows.toReversed();
}
