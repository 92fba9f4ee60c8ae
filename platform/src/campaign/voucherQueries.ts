import { sql } from 'kysely';
import { workspaceOf, type Trx } from '../db/database.ts';
import { readingsOf } from './codeRules.ts';
import type { Campaign } from './voucherRules.ts';
import type { Id } from '../shared/id.ts';

export interface Voucher {
  readonly id: Id;
  readonly campaign: Campaign;
}

/**
 * The voucher with this code, in capitals or not, and however a mail or paper writes it; null when the workspace has none. A code that
 * has separators of its own comes first.
 */
export async function findVoucher(trx: Trx, code: string): Promise<Voucher | null> {
  const keys = readingsOf(code).map((reading) => sql`lower(${reading})`);
  const row = await trx
    .selectFrom('voucher')
    .innerJoin('campaign', (join) =>
      join
        .onRef('campaign.workspace_id', '=', 'voucher.workspace_id')
        .onRef('campaign.campaign_id', '=', 'voucher.campaign_id'),
    )
    .select([
      'voucher.voucher_id',
      'campaign.campaign_id',
      'campaign.course_id',
      'campaign.redeem_type',
      'campaign.start_time',
      'campaign.end_time',
      'campaign.max_usages',
      'campaign.active',
    ])
    .where('voucher.workspace_id', '=', workspaceOf(trx))
    .where(sql<boolean>`voucher.code_key in (${sql.join(keys)})`)
    .orderBy(sql`array_position(array[${sql.join(keys)}]::text[], voucher.code_key)`)
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  return {
    id: row.voucher_id,
    campaign: {
      id: row.campaign_id,
      courseId: row.course_id,
      redeemType: row.redeem_type,
      startTime: row.start_time.toISOString(),
      endTime: row.end_time?.toISOString() ?? null,
      maxUsages: row.max_usages,
      active: row.active,
    },
  };
}

/**
 * Counts one usage, unless the limit is reached: then false, and nothing is counted. Decided and counted by one statement, so
 * that people who redeem at the same moment never get more than the limit; each waits for the one before.
 */
export async function countUsage(trx: Trx, voucherId: Id, limit: number | null): Promise<boolean> {
  const row = await trx
    .updateTable('voucher')
    .set({ usages: sql`voucher.usages + 1` })
    .where('voucher.workspace_id', '=', workspaceOf(trx))
    .where('voucher.voucher_id', '=', voucherId)
    .where(sql<boolean>`(${limit}::integer is null or voucher.usages < ${limit}::integer)`)
    .returning('voucher.usages')
    .executeTakeFirst();
  return row !== undefined;
}
