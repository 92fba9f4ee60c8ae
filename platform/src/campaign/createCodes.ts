import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError, invalidField } from '../errors.ts';
import { appendFact } from '../fact/appendFact.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import { lockCampaign } from './campaignQueries.ts';
import { countCodes, findCodesById, insertCodes, type CampaignKey, type CodeRow } from './codeQueries.ts';
import { makeCodes } from './codeRules.ts';

/** Codes that a campaign has at most. */
const mostCodes = 100_000;

export interface CodesRequest extends CampaignKey {
  readonly actorId: Id;
  readonly amount: number;
  readonly idempotencyKey: string | undefined;
}

/**
 * Adds a batch of codes to a campaign, once per key (REST-58, VOUCH-01). Throws NOT_FOUND, and INVALID where it would have more codes
 * than it may.
 */
export const createCodes = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actorId, amount, idempotencyKey: key, ...campaign }: CodesRequest,
): Promise<readonly CodeRow[]> =>
  inWorkspace(db, campaign.workspaceId, async (trx) => {
    const { workspaceId, campaignId } = campaign;
    let made: readonly CodeRow[] | undefined;
    const { body } = await withIdempotency<{ readonly ids: readonly Id[] }>(
      trx,
      { workspaceId, userId: actorId, operation: 'createCodes', key, requestHash: requestHash(campaignId, amount) },
      async () => {
        const held = await lockCampaign(trx, workspaceId, campaignId);
        if (held === null) {
          throw new DomainError('NOT_FOUND');
        }
        if ((await countCodes(trx, campaign)) + amount > mostCodes) {
          throw invalidField('amount', `is too many: a campaign has at most ${mostCodes} codes`);
        }
        const now = clock();
        const codes: CodeRow[] = [];
        // A code that the workspace has already is as rare as a meteorite, and no reason to answer one less.
        while (codes.length < amount) {
          codes.push(...(await insertCodes(trx, campaign, makeCodes(amount - codes.length), now)));
        }
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
