import type { FastifyBaseLogger } from 'fastify';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { jobWork, type JobWork } from '../job/jobQueue.ts';
import type { Outbound } from '../outbound/outboundClient.ts';
import type { Id } from '../shared/id.ts';
import { deleteDeliveriesBefore, takeDueDeliveries } from './deliveryQueries.ts';
import { moveEvents } from './moveEvents.ts';
import { findWorkspacesWithWork } from './outboxQueries.ts';
import { sendDelivery } from './sendDelivery.ts';
import { settleDelivery } from './settleDelivery.ts';
import { webhookJob } from './webhookJob.ts';

export type WebhookDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'> & {
  readonly outbound: Outbound;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

/** Workspaces that are served at once. */
const lanes = 5;
/** Deliveries of a workspace that are sent at once; a slow receiver holds up those of its own workspace for one attempt alone. */
const most = 20;
const mostOfWebhook = 10;
/** Longer than an attempt can take. */
const leaseMs = 120_000;
/** After that no new turn is begun: the job is ordered again, perhaps at another server. */
const longestRunMs = 60_000;
const keptMs = 30 * 86_400_000;
const mostForgotten = 5_000;

/**
 * Makes deliveries of what has happened and sends those that are due, one turn after another, until nothing is due or the time is over. A workspace
 * that has more takes its next turn behind all others.
 */
export const deliverWebhooks = (deps: WebhookDeps): JobWork =>
  jobWork(webhookJob, async ({ signal }) => {
    const line = [...(await findWorkspacesWithWork(deps.db, deps.clock()))];
    const started = performance.now();
    const serve = async (): Promise<void> => {
      for (let next = line.shift(); next !== undefined; next = line.shift()) {
        if (signal.aborted || performance.now() - started > longestRunMs) {
          return;
        }
        if (await turnOf(deps, next)) {
          line.push(next);
        }
      }
    };
    await Promise.all(Array.from({ length: lanes }, serve));
  });

/** One turn of a workspace. Answers whether there may be more to do at once. One that fails must not keep the others waiting. */
async function turnOf(deps: WebhookDeps, workspaceId: Id): Promise<boolean> {
  try {
    const now = deps.clock();
    const { hasMore, taken } = await inWorkspace(deps.db, workspaceId, async (trx) => {
      const moreToMove = await moveEvents(trx, now);
      const forgotten = await deleteDeliveriesBefore(trx, new Date(now.getTime() - keptMs), mostForgotten);
      const leaseTime = new Date(now.getTime() + leaseMs);
      return {
        hasMore: moreToMove || forgotten === mostForgotten,
        taken: await takeDueDeliveries(trx, { now, leaseTime, most, mostOfWebhook }),
      };
    });
    await Promise.all(
      taken.map(async (delivery) => {
        const outcome = await sendDelivery(deps, workspaceId, delivery, now);
        await settleDelivery(deps, workspaceId, delivery, outcome);
      }),
    );
    return hasMore || taken.length > 0;
  } catch (error) {
    deps.log.error({ err: error, workspaceId }, 'webhooks of a workspace were not served');
    return false;
  }
}
