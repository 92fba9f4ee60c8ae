import type { z } from 'zod';
import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { assertIfMatch, etagOfContent } from '../http/etag.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import type { Viewer } from '../http/access.ts';
import { FieldProblems } from '../shared/fieldProblems.ts';
import type { IsoTime } from '../content/content.ts';
import type { Id } from '../shared/id.ts';
import { merged } from '../shared/mergePatch.ts';
import { findCampaignCourse } from './campaignCourseQueries.ts';
import {
  deleteCampaignRow,
  everyCampaign,
  findCampaign,
  findCampaigns,
  insertCampaign,
  lockCampaign,
  orderOfCampaigns,
  updateCampaign,
  type CampaignRow,
} from './campaignQueries.ts';
import { checkCampaign, hasEnded, type CampaignFields } from './campaignRules.ts';
import type { campaignChange, campaignRequest } from './campaignSchemas.ts';
import { mayOfferUnpublished } from './policy.ts';

/** Who looks after campaigns, and where. */
export interface CampaignManager {
  readonly workspaceId: Id;
  readonly viewer: Viewer;
}

interface Asked {
  readonly q?: string | undefined;
  readonly sort: readonly string[];
}

/** A page of campaigns (REST-53). */
export const listCampaigns = (
  { db }: Pick<Deps, 'db'>,
  workspaceId: Id,
  { q, sort, ...page }: PageRequest & Asked,
): Promise<PageRows<CampaignRow>> =>
  inWorkspace(db, workspaceId, (trx) => findCampaigns(trx, workspaceId, { q, order: orderOfCampaigns(sort), page }));

/** All campaigns that `q` asks for, some at a time. */
export const exportCampaigns = ({ db }: Pick<Deps, 'db'>, workspaceId: Id, { q, sort }: Asked) =>
  everyCampaign(db, workspaceId, { q, order: orderOfCampaigns(sort) });

/** One campaign (REST-54). Throws NOT_FOUND, here and below. */
export const readCampaign = ({ db }: Pick<Deps, 'db'>, workspaceId: Id, campaignId: Id): Promise<CampaignRow> =>
  inWorkspace(db, workspaceId, (trx) => loadCampaign(trx, workspaceId, campaignId));

/** Makes a campaign, once per key (REST-55). Throws INVALID with the fields that do not fit. */
export const createCampaign = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  manager: CampaignManager,
  request: z.output<typeof campaignRequest>,
  key: string | undefined,
): Promise<CampaignRow> =>
  inWorkspace(db, manager.workspaceId, async (trx) => {
    const { workspaceId, viewer } = manager;
    const { body } = await withIdempotency<{ readonly campaignId: Id }>(
      trx,
      { workspaceId, userId: viewer.userId, operation: 'createCampaign', key, requestHash: requestHash(request) },
      async () => {
        const now = clock();
        const fields = { ...request, startTime: request.startTime ?? now.toISOString() };
        await assertFits(trx, manager, { after: fields, before: null, now: now.toISOString() });
        const campaignId = await insertCampaign(trx, workspaceId, { ...fields, now });
        await note(trx, manager, 'CAMPAIGN_CREATED', { campaignId, courseId: fields.courseId });
        return { status: 201, body: { campaignId } };
      },
    );
    return loadCampaign(trx, workspaceId, body.campaignId);
  });

export interface CampaignChangeRequest {
  readonly campaignId: Id;
  readonly ifMatch: string | undefined;
}

/** Replaces what is said of a campaign (REST-56). Throws PRECONDITION_FAILED when `ifMatch` names another version. */
export const replaceCampaign = (
  deps: Pick<Deps, 'db' | 'clock'>,
  manager: CampaignManager,
  request: CampaignChangeRequest & { readonly fields: z.output<typeof campaignRequest> },
): Promise<CampaignRow> =>
  write(deps, manager, request, (before) => ({
    ...request.fields,
    startTime: request.fields.startTime ?? before.startTime,
  }));

/** Changes what is given (REST-56, OP-14). Throws as {@link replaceCampaign}. */
export const changeCampaign = (
  deps: Pick<Deps, 'db' | 'clock'>,
  manager: CampaignManager,
  request: CampaignChangeRequest & { readonly change: z.output<typeof campaignChange> },
): Promise<CampaignRow> =>
  write(deps, manager, request, (before, now) => {
    const { change } = request;
    return {
      redeemType: change.redeemType ?? before.redeemType,
      name: change.name ?? before.name,
      courseId: change.courseId ?? before.courseId,
      startTime: merged(change.startTime, before.startTime, now),
      endTime: change.endTime === undefined ? before.endTime : change.endTime,
      maxUsages: merged(change.maxUsages, before.maxUsages, 0),
      active: change.active ?? before.active,
    };
  });

const write = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  manager: CampaignManager,
  { campaignId, ifMatch }: CampaignChangeRequest,
  toFields: (before: CampaignRow, now: string) => CampaignFields,
): Promise<CampaignRow> =>
  inWorkspace(db, manager.workspaceId, async (trx) => {
    const { workspaceId } = manager;
    await lockCampaign(trx, workspaceId, campaignId);
    const before = await loadCampaign(trx, workspaceId, campaignId);
    assertIfMatch(ifMatch, etagOfCampaign(before));
    const now = clock();
    const fields = toFields(before, now.toISOString());
    await assertFits(trx, manager, { after: fields, before, now: now.toISOString() });
    await updateCampaign(trx, workspaceId, campaignId, { ...fields, now });
    await note(trx, manager, 'CAMPAIGN_CHANGED', { campaignId, active: fields.active });
    return loadCampaign(trx, workspaceId, campaignId);
  });

/** Deletes a campaign with its codes (REST-57); who came in by them stays enrolled. */
export const deleteCampaign = ({ db }: Pick<Deps, 'db'>, manager: CampaignManager, campaignId: Id): Promise<void> =>
  inWorkspace(db, manager.workspaceId, async (trx) => {
    const { workspaceId } = manager;
    await lockCampaign(trx, workspaceId, campaignId);
    const { name, voucherCount, usageCount } = await loadCampaign(trx, workspaceId, campaignId);
    await deleteCampaignRow(trx, workspaceId, campaignId);
    await note(trx, manager, 'CAMPAIGN_DELETED', { campaignId, name, voucherCount, usageCount });
  });

/** Of what an admin decides, so that people who use a code meanwhile are no reason to refuse a save. */
export const etagOfCampaign = (row: CampaignRow): string => {
  const { id, name, courseId, redeemType, startTime, endTime, maxUsages, active } = row;
  return etagOfContent([id, name, courseId, redeemType, startTime, endTime, maxUsages, active]);
};

/** Throws NOT_FOUND. */
export async function loadCampaign(trx: Trx, workspaceId: Id, campaignId: Id): Promise<CampaignRow> {
  const campaign = await findCampaign(trx, workspaceId, campaignId);
  if (campaign === null) {
    throw new DomainError('NOT_FOUND');
  }
  return campaign;
}

async function assertFits(
  trx: Trx,
  { workspaceId, viewer }: CampaignManager,
  {
    after,
    before,
    now,
  }: { readonly after: CampaignFields; readonly before: CampaignRow | null; readonly now: IsoTime },
): Promise<void> {
  const problems = new FieldProblems();
  checkCampaign(after, before, problems);
  // A course that ends later keeps its campaigns: those are told by their status.
  if (before?.courseId !== after.courseId) {
    const unpublished = mayOfferUnpublished(viewer);
    const course = await findCampaignCourse(trx, workspaceId, { courseId: after.courseId, unpublished });
    if (course === null) {
      problems.add('courseId', 'is no course that a code can lead into');
    } else if (hasEnded({ courseEndTime: course.endTime }, now)) {
      problems.add('courseId', 'is a course that has ended: its codes would let nobody in');
    }
  }
  problems.throwIfAny();
}

const note = (
  trx: Trx,
  { workspaceId, viewer }: CampaignManager,
  action: 'CAMPAIGN_CREATED' | 'CAMPAIGN_CHANGED' | 'CAMPAIGN_DELETED',
  details: Readonly<Record<string, unknown>>,
): Promise<void> => appendAudit(trx, { workspaceId, action, actorId: viewer.userId, details });
