import type { FastifyBaseLogger } from 'fastify';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { findWorkspacesWithWork } from './outboxQueries.ts';
import { webhookJob } from './webhookJob.ts';

const intervalMs = 1_000;
const afterFailureMs = 15_000;

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** Orders the job where something is due. One that waits already is not ordered twice. */
export async function orderDueWebhooks({ db, clock, jobs }: WatchDeps): Promise<boolean> {
  const [workspaceId] = await findWorkspacesWithWork(db, clock());
  if (workspaceId === undefined) {
    return false;
  }
  await inWorkspace(db, workspaceId, (trx) => jobs.enqueue(trx, webhookJob, { workspaceId: null, payload: {} }));
  return true;
}

/** Looks every second whether something is due, as a receiver expects an event within seconds. Answers what ends it. */
export function watchWebhooks(deps: WatchDeps, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const later = (ms: number): void => {
    if (!ended) {
      timer = setTimeout(() => void look(), ms).unref();
    }
  };
  async function look(): Promise<void> {
    try {
      await orderDueWebhooks(deps);
      later(intervalMs);
    } catch (error) {
      if (!ended) {
        log.warn({ err: error }, 'webhooks cannot be looked for; it is tried again');
      }
      later(afterFailureMs);
    }
  }
  later(intervalMs);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
