import { setTimeout } from 'node:timers/promises';
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
const mostAtOnce = 10;
/** Deliveries of a workspace that are sent in one turn, which lasts as long as the slowest of them. */
const most = 20;
const mostOfWebhook = 10;
/** Longer than an attempt can take. */
const leaseMs = 120_000;
/** After that no new turn is begun: the job is ordered again, perhaps at another server. */
const longestRunMs = 60_000;
/** How often workspaces that have nothing to do yet are looked for again while others are served. */
const lookAgainMs = 1_000;
const keptMs = 30 * 86_400_000;
const mostForgotten = 5_000;

/**
 * Makes deliveries of what has happened and sends those that are due, one turn after another, until nothing is due or the time is over. A workspace
 * that has more takes its next turn behind all others, those too whose first event comes while it is served.
 */
export const deliverWebhooks = (deps: WebhookDeps): JobWork =>
  jobWork(webhookJob, async ({ signal }) => {
    const line: Id[] = [];
    const turns = new Map<Id, Promise<void>>();
    const started = performance.now();
    let nextLook = Promise.resolve();
    const look = async (): Promise<void> => {
      nextLook = setTimeout(lookAgainMs, undefined, { ref: false });
      const found = await findWorkspacesWithWork(deps.db, deps.clock());
      line.push(...found.filter((workspaceId) => !turns.has(workspaceId) && !line.includes(workspaceId)));
    };
    const serve = async (workspaceId: Id): Promise<void> => {
      const hasMore = await turnOf(deps, workspaceId);
      turns.delete(workspaceId);
      if (hasMore) {
        line.push(workspaceId);
      }
    };
    await look();
    while (line.length + turns.size > 0 && !signal.aborted && performance.now() - started < longestRunMs) {
      for (const workspaceId of line.splice(0, mostAtOnce - turns.size)) {
        turns.set(workspaceId, serve(workspaceId));
      }
      const isTime = await Promise.race([...turns.values(), nextLook.then(() => true)]);
      if (isTime === true) {
        await look();
      }
    }
    await Promise.all(turns.values());
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
