import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { jobWork, type JobWork } from '../job/jobQueue.ts';
import type { Outbound } from '../outbound/outboundClient.ts';
import type { Id } from '../shared/id.ts';
import { deleteDeliveriesBefore, takeDueDeliveries, type TakenDelivery } from './deliveryQueries.ts';
import { moveEvents } from './moveEvents.ts';
import { findWorkspacesWithWork } from './outboxQueries.ts';
import { sendDelivery } from './sendDelivery.ts';
import { settleDelivery } from './settleDelivery.ts';
import { webhookJob } from './webhookJob.ts';

export type WebhookDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'> & {
  readonly outbound: Outbound;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

/** Workspaces whose deliveries are taken at once. */
const mostTurns = 10;
/** Webhooks that are sent to at once. One that hangs has its place for ten seconds; each workspace has 20 webhooks at most. */
const mostSending = 200;
/** Deliveries that are taken for a workspace in one turn, and those of one webhook. */
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
 * that has more takes its next turn behind all others, those too whose first event comes while it is served. A turn takes what is due and does not
 * wait for its answers: a webhook whose receiver hangs keeps nobody but itself waiting.
 */
export const deliverWebhooks = (deps: WebhookDeps): JobWork =>
  jobWork(webhookJob, async ({ signal }) => {
    const line: Id[] = [];
    const turns = new Map<Id, Promise<void>>();
    const sending = new Map<Id, Promise<void>>();
    const started = performance.now();
    let nextLook = Promise.resolve();
    const queue = (workspaceId: Id): void => {
      if (!line.includes(workspaceId)) {
        line.push(workspaceId);
      }
    };
    const look = async (): Promise<void> => {
      nextLook = setTimeout(lookAgainMs, undefined, { ref: false });
      const found = await findWorkspacesWithWork(deps.db, deps.clock());
      for (const workspaceId of found.filter((each) => !turns.has(each))) {
        queue(workspaceId);
      }
    };
    const send = async (workspaceId: Id, webhookId: Id, taken: readonly TakenDelivery[]): Promise<void> => {
      await sendAll(deps, workspaceId, taken);
      sending.delete(webhookId);
      queue(workspaceId);
    };
    const serve = async (workspaceId: Id): Promise<void> => {
      const { hasMore, byWebhook } = await turnOf(deps, workspaceId, [...sending.keys()]);
      for (const [webhookId, taken] of byWebhook) {
        sending.set(webhookId, send(workspaceId, webhookId, taken));
      }
      turns.delete(workspaceId);
      if (hasMore) {
        queue(workspaceId);
      }
    };
    const startTurns = (): void => {
      for (const workspaceId of line.filter((each) => !turns.has(each))) {
        if (turns.size >= mostTurns || sending.size + turns.size * most > mostSending) {
          return;
        }
        line.splice(line.indexOf(workspaceId), 1);
        turns.set(workspaceId, serve(workspaceId));
      }
    };
    await look();
    while (
      line.length + turns.size + sending.size > 0 &&
      !signal.aborted &&
      performance.now() - started < longestRunMs
    ) {
      startTurns();
      const isTime = await Promise.race([...turns.values(), ...sending.values(), nextLook.then(() => true)]);
      if (isTime === true) {
        await look();
      }
    }
    await Promise.all(turns.values());
    await Promise.all(sending.values());
  });

interface Turn {
  /** Whether there may be more to do at once. */
  readonly hasMore: boolean;
  readonly byWebhook: ReadonlyMap<Id, readonly TakenDelivery[]>;
}

/** One turn of a workspace, without the webhooks that are being sent to. One that fails must not keep the others waiting. */
async function turnOf(deps: WebhookDeps, workspaceId: Id, busy: readonly Id[]): Promise<Turn> {
  try {
    const now = deps.clock();
    return await inWorkspace(deps.db, workspaceId, async (trx) => {
      const moreToMove = await moveEvents(trx, now);
      const forgotten = await deleteDeliveriesBefore(trx, new Date(now.getTime() - keptMs), mostForgotten);
      const leaseTime = new Date(now.getTime() + leaseMs);
      const taken = await takeDueDeliveries(trx, { now, leaseTime, most, mostOfWebhook, busy });
      return {
        hasMore: moreToMove || forgotten === mostForgotten,
        byWebhook: Map.groupBy(taken, ({ webhookId }) => webhookId),
      };
    });
  } catch (error) {
    deps.log.error({ err: error, workspaceId }, 'webhooks of a workspace were not served');
    return { hasMore: false, byWebhook: new Map() };
  }
}

/** Sends what was taken of one webhook, and writes what came of it. */
async function sendAll(deps: WebhookDeps, workspaceId: Id, taken: readonly TakenDelivery[]): Promise<void> {
  await Promise.all(
    taken.map(async (delivery) => {
      try {
        const outcome = await sendDelivery(deps, workspaceId, delivery, deps.clock());
        await settleDelivery(deps, workspaceId, delivery, outcome);
      } catch (error) {
        deps.log.error({ err: error, workspaceId }, 'a webhook was not served');
      }
    }),
  );
}
