import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError, invalidField } from '../errors.ts';
import { appendFact } from '../fact/appendFact.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import { lockCampaign } from './campaignQueries.ts';
import { countCodes, findCodesById, insertCodes, type CampaignKey, type CodeRow } from './codeQueries.ts';
import { makeCodes } from './codeRules.ts';
import { findVoucher } from './voucherQueries.ts';

/** Codes that a campaign has at most. */
const mostCodes = 100_000;

export interface CodesRequest extends CampaignKey {
  readonly actorId: Id;
  /** How many that nobody can guess. */
  readonly amount: number;
  /** In their place one in words of one's own; null for none. */
  readonly ownCode: string | null;
  readonly idempotencyKey: string | undefined;
}

/**
 * Adds a batch of codes to a campaign, or one of one's own, once per key (REST-58, VOUCH-01, OP-167). Throws NOT_FOUND, INVALID where it
 * would have more codes than it may, and CONFLICT for a code that lets someone in already.
 */
export const createCodes = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actorId, ownCode, idempotencyKey: key, ...batch }: CodesRequest,
): Promise<readonly CodeRow[]> =>
  inWorkspace(db, batch.workspaceId, async (trx) => {
    const { workspaceId, campaignId } = batch;
    const campaign = { workspaceId, campaignId };
    const amount = ownCode === null ? batch.amount : 1;
    let made: readonly CodeRow[] | undefined;
    const { body } = await withIdempotency<{ readonly ids: readonly Id[] }>(
      trx,
      {
        workspaceId,
        userId: actorId,
        operation: 'createCodes',
        key,
        requestHash: ownCode === null ? requestHash(campaignId, amount) : requestHash(campaignId, ownCode),
      },
      async () => {
        const held = await lockCampaign(trx, workspaceId, campaignId);
        if (held === null) {
          throw new DomainError('NOT_FOUND');
        }
        if ((await countCodes(trx, campaign)) + amount > mostCodes) {
          throw invalidField('amount', `is too many: a campaign has at most ${mostCodes} codes`);
        }
        const now = clock();
        const codes =
          ownCode === null
            ? await insertBatch(trx, campaign, { amount, now })
            : await insertOwn(trx, campaign, { ownCode, now });
        made = codes;
        await appendFact(trx, {
          workspace_id: workspaceId,
          fact_time: now,
          type: 'campaign',
          action: 'created',
          campaign_id: campaignId,
          course_id: held.courseId,
          value: amount,
        });
        await appendAudit(trx, { workspaceId, action: 'VOUCHERS_CREATED', actorId, details: { campaignId, amount } });
        return { status: 201, body: { ids: codes.map(({ id }) => id) } };
      },
    );
    return made ?? (await findCodesById(trx, campaign, body.ids));
  });

async function insertBatch(
  trx: Trx,
  campaign: CampaignKey,
  { amount, now }: { readonly amount: number; readonly now: Date },
): Promise<readonly CodeRow[]> {
  const codes: CodeRow[] = [];
  // A code that the workspace has already is as rare as a meteorite, and no reason to answer one less.
  while (codes.length < amount) {
    codes.push(...(await insertCodes(trx, campaign, makeCodes(amount - codes.length), now)));
  }
  return codes;
}

/** A code that lets people in, be it without its hyphens, keeps leading them where it did. */
async function insertOwn(
  trx: Trx,
  campaign: CampaignKey,
  { ownCode, now }: { readonly ownCode: string; readonly now: Date },
): Promise<readonly CodeRow[]> {
  const codes = (await findVoucher(trx, ownCode)) === null ? await insertCodes(trx, campaign, [ownCode], now) : [];
  if (codes.length === 0) {
    throw new DomainError('CONFLICT', { message: 'There is such a code already' });
  }
  return codes;
}
