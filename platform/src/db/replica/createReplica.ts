import type { FastifyBaseLogger } from 'fastify';
import { DatabaseError, type PoolClient } from 'pg';
import { Counter, type Registry } from 'prom-client';
import { databaseRefusal } from '../constraintErrors.ts';
import { createDatabase, readOnlyInWorkspace, type Database, type DatabaseOptions, type Trx } from '../database.ts';
import type { Id } from '../../shared/id.ts';
import type { ReadingRequest } from './readingRequest.ts';
import { findSeen, hasReplayed } from './replicaQueries.ts';
import { laterOf, newest, readWalPosition, writeWalPosition, type WalPosition } from './walPosition.ts';
import { longestWaitMs, watchReplica } from './watchReplica.ts';

export interface ReplicaOptions extends Omit<DatabaseOptions, 'onIdleError' | 'onConnect'> {
  /** Address of what the replica follows. */
  readonly primaryUrl: string;
  /** How old a read may be. */
  readonly lagMs: number;
  readonly registry: Registry;
  readonly log: FastifyBaseLogger;
}

export interface Replica {
  /** The reads of one request, none of which is older than the position that its caller knows. */
  readingFrom(position: string | undefined): ReadingRequest;
  /** What was written so far, as callers are told it; beyond everything where the database does not say. */
  writtenPosition(): Promise<string>;
  close(): Promise<void>;
}

/** SQLSTATE of a statement that took too long: it would take as long elsewhere. */
const tooLong = '57014';

/** Why a read could not be done on the replica. */
type Miss = 'primary_behind' | 'primary_failed';

/**
 * A streaming replica beside the database (ADR 0096). Reads of requests go there while it is at most `lagMs` behind, and has what the
 * caller must see; else, and when it fails in the middle, the database itself answers them.
 */
export function createReplica({ primaryUrl, lagMs, registry, log, ...options }: ReplicaOptions): Replica {
  const connectTimeoutMs = Math.min(options.connectTimeoutMs, longestWaitMs);
  const clients = new Set<PoolClient>();
  const connectTo = (poolSize: number): Database =>
    createDatabase({
      ...options,
      poolSize,
      connectTimeoutMs,
      onConnect: (client) => {
        clients.add(client);
        client.once('end', () => clients.delete(client));
      },
    });
  const db = connectTo(options.poolSize);
  const replicaProbe = connectTo(1);
  const primaryProbe = createDatabase({ ...options, url: primaryUrl, poolSize: 1 });
  const watch = watchReplica({
    primary: primaryProbe,
    replica: replicaProbe,
    lagMs,
    registry,
    log,
    dropConnections() {
      for (const { connection } of clients) {
        connection.stream.destroy();
      }
    },
  });

  const reads = new Counter({
    name: 'lectern_platform_recent_reads_total',
    help: 'Reads that may be a second old, by who answered them, and why the database did: the replica was behind, or away, or failed.',
    labelNames: ['from'] as const,
    registers: [registry],
  });

  async function readOnReplica<T>(
    workspaceId: Id,
    needed: WalPosition,
    work: (trx: Trx) => Promise<T>,
  ): Promise<{ readonly answer: T; readonly seen: WalPosition } | Miss> {
    let reached: Promise<boolean> = Promise.resolve(false);
    let seen: Promise<WalPosition> = Promise.resolve(newest);
    let isOpen = false;
    try {
      const answer = await readOnlyInWorkspace(db, workspaceId, async (trx) => {
        isOpen = true;
        reached = hasReplayed(trx, needed);
        reached.catch(() => undefined);
        const made = await work(trx);
        seen = findSeen(trx, 'replica');
        seen.catch(() => undefined);
        return made;
      });
      return (await reached) ? { answer, seen: await seen } : 'primary_behind';
    } catch (error) {
      const isThere = await reached.catch(() => null);
      // What is too old may fail for no other reason.
      if (isOpen && isThere === false) {
        return 'primary_behind';
      }
      if (isThere !== true || isPassing(error)) {
        log.debug({ err: error }, 'a read was not done on the replica');
        return 'primary_failed';
      }
      throw error;
    }
  }

  return {
    readingFrom(position) {
      let needed = position === undefined ? 0n : watch.asFarAsKnown(readWalPosition(position));
      let hasWritten = false;
      /** Ends once it is known how far what the request has written is. */
      let catchingUp: Promise<void> = Promise.resolve();
      let asking = 0;
      const catchUp = async (): Promise<void> => {
        asking += 1;
        try {
          needed = laterOf(needed, await watch.written());
        } catch (error) {
          hasWritten = true;
          throw error;
        } finally {
          asking -= 1;
        }
      };
      return {
        async read(on, workspaceId, work) {
          if (hasWritten) {
            hasWritten = false;
            catchingUp = catchUp();
          }
          await catchingUp;
          const floor = watch.floor();
          const least = laterOf(needed, floor);
          const { replayed } = watch;
          const outcome =
            replayed === null
              ? 'primary_failed'
              : least === newest || floor > replayed
                ? 'primary_behind'
                : await readOnReplica(workspaceId, least, work);
          const isMissed = typeof outcome === 'string';
          reads.inc({ from: isMissed ? outcome : 'replica' });
          const { answer, seen } = isMissed ? await readOnPrimary(on, workspaceId, work) : outcome;
          // What is read next is not older than this.
          needed = laterOf(needed, seen);
          return answer;
        },
        noteTransaction() {
          hasWritten = true;
        },
        get position() {
          return writeWalPosition(hasWritten || asking > 0 ? newest : needed);
        },
        continueFrom(other) {
          needed = laterOf(needed, readWalPosition(other));
        },
      };
    },
    writtenPosition: async () => writeWalPosition(await watch.written().catch(() => newest)),
    async close() {
      await watch.close();
      await Promise.all([db, replicaProbe, primaryProbe].map((each) => each.destroy()));
    },
  };
}

const codeOf = (error: unknown): string | undefined => (error instanceof DatabaseError ? error.code : undefined);

/** Of the connection or of the replica as such: also what it cancels, as a row that it reads is tidied away on the database. */
const isPassing = (error: unknown): boolean =>
  databaseRefusal(error)?.code === 'UNAVAILABLE' && codeOf(error) !== tooLong;

async function readOnPrimary<T>(db: Database, workspaceId: Id, work: (trx: Trx) => Promise<T>) {
  let seen: Promise<WalPosition> = Promise.resolve(newest);
  const answer = await readOnlyInWorkspace(db, workspaceId, async (trx) => {
    const made = await work(trx);
    seen = findSeen(trx, 'primary');
    seen.catch(() => undefined);
    return made;
  });
  return { answer, seen: await seen };
}
