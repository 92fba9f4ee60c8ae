import { noteDownload } from '../audit/noteDownload.ts';
import type { Id } from '../shared/id.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import type { CampaignManager } from './campaignService.ts';
import { loadCampaign } from './campaignService.ts';
import { findCampaignCourses, type CampaignCourse } from './campaignCourseQueries.ts';
import { everyCode, findCodes, orderOfCodes, type CampaignKey, type CodeRow } from './codeQueries.ts';
import {
  everyRedemption,
  findRedemptions,
  orderOfRedemptions,
  usagesByDay,
  type Redemption,
} from './redemptionQueries.ts';
import { mayOfferUnpublished } from './policy.ts';

type Db = Pick<Deps, 'db'>;

interface Filter {
  readonly q?: string | undefined;
}

interface SortedFilter extends Filter {
  readonly sort: readonly string[];
}

/** Days of use that are answered at most. */
const mostDays = 1000;

/** A page of the codes of a campaign (REST-59). Throws NOT_FOUND, here and below. */
export const listCodes = (
  deps: Db,
  key: CampaignKey,
  { q, sort, ...page }: PageRequest & SortedFilter,
): Promise<PageRows<CodeRow>> => below(deps, key, (trx) => findCodes(trx, key, { q, order: orderOfCodes(sort), page }));

/** All codes that `q` asks for, some at a time. */
export async function exportCodes(
  deps: Db,
  key: CampaignKey,
  { q, sort, actorId }: SortedFilter & { readonly actorId: Id },
): Promise<AsyncIterable<readonly CodeRow[]>> {
  const order = orderOfCodes(sort);
  await below(deps, key, (trx) => noteTaken(trx, key, actorId, 'vouchers'));
  return everyCode(deps.db, key, { q, order });
}

/** A page of the uses of codes of a campaign. */
export const listRedemptions = (
  deps: Db,
  key: CampaignKey,
  { q, sort, ...page }: PageRequest & SortedFilter,
): Promise<PageRows<Redemption>> =>
  below(deps, key, (trx) => findRedemptions(trx, key, { q, order: orderOfRedemptions(sort), page }));

/** All uses that `q` asks for, some at a time. */
export async function exportRedemptions(
  deps: Db,
  key: CampaignKey,
  { q, sort, actorId }: SortedFilter & { readonly actorId: Id },
): Promise<AsyncIterable<readonly Redemption[]>> {
  const order = orderOfRedemptions(sort);
  await below(deps, key, (trx) => noteTaken(trx, key, actorId, 'redemptions'));
  return everyRedemption(deps.db, key, { q, order });
}

/** How often codes of a campaign were used, by the days of a time zone. */
export const readUsage = (deps: Db, key: CampaignKey, timeZone: string): Promise<{ date: string; usages: number }[]> =>
  below(deps, key, (trx) => usagesByDay(trx, key, { timeZone, most: mostDays }));

/** A page of the courses that a campaign of this person can lead into. */
export const listCampaignCourses = (
  { db }: Db,
  { workspaceId, viewer }: CampaignManager,
  { q, ...page }: PageRequest & Filter,
): Promise<PageRows<CampaignCourse>> =>
  inWorkspace(db, workspaceId, (trx) =>
    findCampaignCourses(trx, workspaceId, { unpublished: mayOfferUnpublished(viewer), q, page }),
  );

/** Reads what belongs to a campaign, where there is one. */
const noteTaken = (
  trx: Trx,
  { workspaceId, campaignId }: CampaignKey,
  actorId: Id,
  list: 'vouchers' | 'redemptions',
): Promise<void> => noteDownload(trx, { workspaceId, actorId, list, of: { campaignId } });

const below = <T>({ db }: Db, key: CampaignKey, read: (trx: Trx) => Promise<T>): Promise<T> =>
  inWorkspace(db, key.workspaceId, async (trx) => {
    await loadCampaign(trx, key.workspaceId, key.campaignId);
    return read(trx);
  });
