import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { findUsername } from '../identity/userQueries.ts';
import { enqueueMail } from '../mail/order/enqueueMail.ts';
import type { Id } from '../shared/id.ts';
import { failPending, releaseNext, writeAttempt, type TakenDelivery } from './deliveryQueries.ts';
import { hasFailedTooLong, nextAttempt } from './retryRules.ts';
import type { Outcome } from './sendDelivery.ts';
import { lockWebhook, writeDisabled, writeFailingSince, type WebhookRow } from './webhookQueries.ts';

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/**
 * Writes what came of an attempt: settled, it makes way for the next one about the same object; failed, it is tried again later. A webhook that has
 * failed for too long, or whose receiver says that it is gone, is disabled.
 */
export const settleDelivery = (
  deps: SettleDeps,
  workspaceId: Id,
  delivery: TakenDelivery,
  { error, status, durationMs }: Outcome,
): Promise<void> =>
  inWorkspace(deps.db, workspaceId, async (trx) => {
    const webhook = await lockWebhook(trx, delivery.webhookId);
    // Deleted meanwhile, and its deliveries with it; or disabled, which has given this one up.
    if (webhook === null || webhook.disable_time !== null) {
      return;
    }
    const now = deps.clock();
    const nextTime = error === null ? null : nextAttempt(delivery.attemptCount, now);
    const state = error === null ? 'DELIVERED' : nextTime === null ? 'FAILED' : 'PENDING';
    if (!(await writeAttempt(trx, delivery, { state, nextTime, status, error, durationMs }))) {
      return;
    }
    if (state !== 'PENDING') {
      await releaseNext(trx, delivery, now);
    }
    if (error === null) {
      if (webhook.failing_since_time !== null) {
        await writeFailingSince(trx, webhook.webhook_id, null);
      }
      return;
    }
    const since = webhook.failing_since_time ?? now;
    if (webhook.failing_since_time === null) {
      await writeFailingSince(trx, webhook.webhook_id, since);
    }
    if (error === 'GONE' || hasFailedTooLong(since, now)) {
      await disable(deps, trx, { workspaceId, webhook, reason: error === 'GONE' ? 'GONE' : 'FAILING', now });
    }
  });

async function disable(
  { jobs }: SettleDeps,
  trx: Trx,
  {
    workspaceId,
    webhook,
    reason,
    now,
  }: {
    readonly workspaceId: Id;
    readonly webhook: WebhookRow;
    readonly reason: 'FAILING' | 'GONE';
    readonly now: Date;
  },
): Promise<void> {
  const { webhook_id: webhookId, created_by: userId } = webhook;
  await writeDisabled(trx, webhookId, { time: now, reason });
  await failPending(trx, webhookId);
  await appendAudit(trx, { workspaceId, action: 'WEBHOOK_DISABLED', details: { webhookId, reason } });
  const recipient = userId === null ? null : await findUsername(trx, workspaceId, userId);
  if (userId !== null && recipient !== null) {
    const params = { userId, webhookId };
    await enqueueMail(jobs, trx, { workspaceId, kind: 'WEBHOOK_DISABLED', recipient, params, now });
  }
}
