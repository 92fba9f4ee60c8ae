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
  /**
   * Writes what was noted, of one workspace or of all; what could not be written is told in the log and tried again later. A server that dies loses
   * what it noted in the last ten seconds.
   */
  write(workspaceId?: Id): Promise<void>;
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
  const pending = new Map<string, Pending>();
  /** Who asks for the figures waits for what is being written. */
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function note({ workspaceId, tokenId, date, ...use }: Pending): void {
    const key = `${workspaceId} ${tokenId} ${date}`;
    const before = pending.get(key);
    pending.set(key, {
      workspaceId,
      tokenId,
      date,
      callCount: (before?.callCount ?? 0) + use.callCount,
      cost: (before?.cost ?? 0) + use.cost,
      lastUseTime: use.lastUseTime,
    });
    timer ??= setTimeout(() => {
      timer = undefined;
      void write();
    }, writeEveryMs).unref();
  }

  async function writeNow(workspaceId: Id | undefined): Promise<void> {
    const due = [...pending].filter(([, use]) => workspaceId === undefined || use.workspaceId === workspaceId);
    for (const [key, use] of due) {
      pending.delete(key);
      try {
        await inWorkspace(db, use.workspaceId, (trx) => addUse(trx, use));
      } catch (error) {
        onFailure(error);
        note(use);
      }
    }
  }

  function write(workspaceId?: Id): Promise<void> {
    writing = writing.then(() => writeNow(workspaceId));
    return writing;
  }

  return {
    note: ({ workspaceId, tokenId, cost }) => {
      const now = clock();
      const date = now.toISOString().slice(0, 10);
      note({ workspaceId, tokenId, date, callCount: 1, cost, lastUseTime: now });
    },
    write,
  };
}

/** What a GraphQL document may cost at most. */
const mostCost = 10_000;

/** What the gateway says that the document costs whose first call this is; 0 for every other call. */
export function operationCostOf({ headers }: Pick<FastifyRequest, 'headers'>): number {
  const cost = Number(headers['x-operation-cost'] ?? 0);
  return Number.isInteger(cost) && cost > 0 ? Math.min(cost, mostCost) : 0;
}
