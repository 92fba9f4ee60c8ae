import type { FastifyRequest } from 'fastify';
import { inWorkspace, type Database } from '../../db/database.ts';
import type { Clock } from '../../deps.ts';
import type { Id } from '../../shared/id.ts';
import { addUse } from './apiTokenQueries.ts';

/** Uses are written some at a time: a program calls hundreds of times a second. */
const writeEveryMs = 10_000;

export interface ApiTokenUsage {
  /** Notes a call; `cost` is that of the GraphQL document that it is the first call of, else 0. */
  note(use: { readonly workspaceId: Id; readonly tokenId: Id; readonly cost: number }): void;
  /** Writes what was noted. A server that dies loses what it noted in the last ten seconds. */
  write(): Promise<void>;
}

interface Pending {
  readonly workspaceId: Id;
  readonly tokenId: Id;
  readonly date: string;
  callCount: number;
  cost: number;
  lastUseTime: Date;
}

export function createApiTokenUsage(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  onFailure: (error: unknown) => void,
): ApiTokenUsage {
  let pending = new Map<string, Pending>();
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const uses = [...pending.values()];
    pending = new Map();
    for (const use of uses) {
      await inWorkspace(db, use.workspaceId, (trx) => addUse(trx, use));
    }
  }

  return {
    note: ({ workspaceId, tokenId, cost }) => {
      const now = clock();
      const date = now.toISOString().slice(0, 10);
      const key = `${workspaceId} ${tokenId} ${date}`;
      const use = pending.get(key) ?? { workspaceId, tokenId, date, callCount: 0, cost: 0, lastUseTime: now };
      use.callCount += 1;
      use.cost += cost;
      use.lastUseTime = now;
      pending.set(key, use);
      timer ??= setTimeout(() => void write().catch(onFailure), writeEveryMs).unref();
    },
    write,
  };
}

/** As a GraphQL document may cost at most, and more than any does. */
const mostCost = 1_000_000;

/** What the gateway says that the document costs whose first call this is; 0 for every other call. */
export function operationCostOf({ headers }: Pick<FastifyRequest, 'headers'>): number {
  const cost = Number(headers['x-operation-cost'] ?? 0);
  return Number.isInteger(cost) && cost > 0 ? Math.min(cost, mostCost) : 0;
}
