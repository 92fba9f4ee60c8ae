import { sql, type Expression, type SqlBool } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { readRecent } from '../db/replica/readRecent.ts';
import type { Order } from '../http/keyset.ts';
import { sortedBy, type PageRequest, type PageRows, type SortColumns } from '../http/paging.ts';
import { everyRow, listOf, readPage, type ListSource } from '../http/readPage.ts';
import { rsqlWhere, type Selectors } from '../http/rsql.ts';
import type { Id } from '../shared/id.ts';
import type { CampaignFields, CourseEnd } from './campaignRules.ts';

/** A campaign with what has come of it. */
export interface CampaignRow extends CampaignFields, CourseEnd {
  readonly id: Id;
  readonly courseName: string;
  readonly voucherCount: number;
  readonly usageCount: number;
  readonly createTime: Date;
  readonly updateTime: Date;
}

/** What `q` may compare in the list of campaigns. */
export const campaignSelectors = {
  id: { type: 'integer', column: sql`campaign.campaign_id` },
  name: { type: 'text', column: sql`campaign.name` },
  courseId: { type: 'integer', column: sql`campaign.course_id` },
  'course.name': { type: 'text', column: sql`course.name`, folded: sql`course.name_search` },
  redeemType: { type: 'text', column: sql`campaign.redeem_type` },
  active: { type: 'boolean', column: sql`campaign.active` },
  startTime: { type: 'time', column: sql`campaign.start_time` },
  // Without an end it lies beyond every moment.
  endTime: { type: 'time', column: sql`coalesce(campaign.end_time, 'infinity')` },
  createTime: { type: 'time', column: sql`campaign.create_time` },
  updateTime: { type: 'time', column: sql`campaign.update_time` },
} as const satisfies Selectors;

const sortColumns: SortColumns = {
  name: { column: sql`lower(campaign.name)`, type: 'text' },
  startTime: { column: sql`campaign.start_time`, type: 'time' },
  endTime: { column: sql`campaign.end_time`, type: 'time', nullable: true },
  createTime: { column: sql`campaign.create_time`, type: 'time' },
  updateTime: { column: sql`campaign.update_time`, type: 'time' },
};

/** Newest first unless sorted (CAMP-06). 400 for a field that campaigns have not. */
export const orderOfCampaigns = (sort: readonly string[]): Order =>
  sortedBy(sort, {
    name: 'campaigns',
    columns: sortColumns,
    fallback: ['createTime,desc'],
    tieBreaker: sql`campaign.campaign_id`,
  });

interface SqlCampaign {
  readonly campaign_id: Id;
  readonly course_id: Id;
  readonly course_name: string;
  readonly course_end_time: Date | null;
  readonly redeem_type: CampaignFields['redeemType'];
  readonly name: string;
  readonly start_time: Date;
  readonly end_time: Date | null;
  readonly max_usages: number;
  readonly active: boolean;
  readonly create_time: Date;
  readonly update_time: Date;
  readonly voucher_count: number;
  readonly usage_count: number;
}

const campaigns = (trx: Trx, workspaceId: Id, condition: Expression<SqlBool>) =>
  trx
    .selectFrom('campaign')
    .innerJoin('course', (join) =>
      join
        .onRef('course.workspace_id', '=', 'campaign.workspace_id')
        .onRef('course.course_id', '=', 'campaign.course_id'),
    )
    .where('campaign.workspace_id', '=', workspaceId)
    .where(condition);

const listOfCampaigns = (trx: Trx, workspaceId: Id, condition: Expression<SqlBool>): ListSource<SqlCampaign> => {
  const ofCampaign = sql`from voucher where voucher.workspace_id = campaign.workspace_id
    and voucher.campaign_id = campaign.campaign_id`;
  return listOf(
    campaigns(trx, workspaceId, condition).select([
      'campaign.campaign_id',
      'campaign.course_id',
      'course.name as course_name',
      'course.available_until_time as course_end_time',
      'campaign.redeem_type',
      'campaign.name',
      'campaign.start_time',
      'campaign.end_time',
      'campaign.max_usages',
      'campaign.active',
      'campaign.create_time',
      'campaign.update_time',
      sql<number>`(select count(*) ${ofCampaign})`.as('voucher_count'),
      sql<number>`(select coalesce(sum(voucher.usages), 0) ${ofCampaign})`.as('usage_count'),
    ]),
    campaigns(trx, workspaceId, condition),
  );
};

/** A page of campaigns. */
export async function findCampaigns(
  trx: Trx,
  workspaceId: Id,
  { q, order, page }: { readonly q: string | undefined; readonly order: Order; readonly page: PageRequest },
): Promise<PageRows<CampaignRow>> {
  const found = await readPage(listOfCampaigns(trx, workspaceId, rsqlWhere(q, campaignSelectors)), order, page);
  return { ...found, rows: found.rows.map(toRow) };
}

/** All campaigns that `q` asks for, some at a time, each run of them in a transaction of its own. */
export async function* everyCampaign(
  db: Database,
  workspaceId: Id,
  { q, order }: { readonly q: string | undefined; readonly order: Order },
): AsyncGenerator<readonly CampaignRow[]> {
  const condition = rsqlWhere(q, campaignSelectors);
  for await (const rows of everyRow(order, (slice) =>
    readRecent(db, workspaceId, (trx) => listOfCampaigns(trx, workspaceId, condition).rows(slice)),
  )) {
    yield rows.map(toRow);
  }
}

/** One campaign, or null. */
export async function findCampaign(trx: Trx, workspaceId: Id, campaignId: Id): Promise<CampaignRow | null> {
  const condition = sql<SqlBool>`campaign.campaign_id = ${campaignId}`;
  const { rows } = await readPage(listOfCampaigns(trx, workspaceId, condition), orderOfCampaigns([]), { size: 1 });
  const [row] = rows;
  return row === undefined ? null : toRow(row);
}

/**
 * Waits for anyone who changes the campaign, and keeps others waiting until the transaction ends. Answers its course; null when there is
 * no such campaign.
 */
export async function lockCampaign(
  trx: Trx,
  workspaceId: Id,
  campaignId: Id,
): Promise<{ readonly courseId: Id } | null> {
  const row = await trx
    .selectFrom('campaign')
    .where('campaign.workspace_id', '=', workspaceId)
    .where('campaign.campaign_id', '=', campaignId)
    .select('campaign.course_id as courseId')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertCampaign(
  trx: Trx,
  workspaceId: Id,
  fields: CampaignFields & { readonly now: Date },
): Promise<Id> {
  const row = await trx
    .insertInto('campaign')
    .values({ workspace_id: workspaceId, create_time: fields.now, ...columnsOf(fields) })
    .returning('campaign.campaign_id')
    .executeTakeFirstOrThrow();
  return row.campaign_id;
}

export async function updateCampaign(
  trx: Trx,
  workspaceId: Id,
  campaignId: Id,
  fields: CampaignFields & { readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('campaign')
    .set(columnsOf(fields))
    .where('campaign.workspace_id', '=', workspaceId)
    .where('campaign.campaign_id', '=', campaignId)
    .execute();
}

const columnsOf = (fields: CampaignFields & { readonly now: Date }) => ({
  redeem_type: fields.redeemType,
  name: fields.name,
  course_id: fields.courseId,
  start_time: new Date(fields.startTime),
  end_time: fields.endTime === null ? null : new Date(fields.endTime),
  max_usages: fields.maxUsages,
  active: fields.active,
  update_time: fields.now,
});

/** With its codes and the notes of their uses; who came in by them stays enrolled. */
export async function deleteCampaignRow(trx: Trx, workspaceId: Id, campaignId: Id): Promise<void> {
  await trx
    .deleteFrom('campaign')
    .where('campaign.workspace_id', '=', workspaceId)
    .where('campaign.campaign_id', '=', campaignId)
    .execute();
}

const toRow = (row: SqlCampaign): CampaignRow => ({
  id: row.campaign_id,
  courseId: row.course_id,
  courseName: row.course_name,
  courseEndTime: row.course_end_time?.toISOString() ?? null,
  redeemType: row.redeem_type,
  name: row.name,
  startTime: row.start_time.toISOString(),
  endTime: row.end_time?.toISOString() ?? null,
  maxUsages: row.max_usages,
  active: row.active,
  createTime: row.create_time,
  updateTime: row.update_time,
  voucherCount: row.voucher_count,
  usageCount: row.usage_count,
});
