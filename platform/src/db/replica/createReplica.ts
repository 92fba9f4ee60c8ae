import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { DatabaseError, type PoolClient } from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { databaseRefusal } from '../constraintErrors.ts';
import { createDatabase, readOnlyInWorkspace, type Database, type DatabaseOptions, type Trx } from '../database.ts';
import { askTogether } from '../../shared/askTogether.ts';
import type { Id } from '../../shared/id.ts';
import type { ReadingRequest } from './readingRequest.ts';
import { findReplayed, findSeen, findWritten, hasReplayed } from './replicaQueries.ts';
import { laterOf, newest, readWalPosition, writeWalPosition, type WalPosition } from './walPosition.ts';

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

/** Longest wait for a connection, and for the look: the database itself answers in the meantime. */
const longestWaitMs = 1_000;
/** Looks within the time that a read may be old: with fewer, one that comes late would have every read go to the database. */
const looksPerLag = 2;
/** Looks in a row without an answer after which the replica is away: a process that stood still for a moment may have missed one. */
const missedLooks = 2;
/** Bytes of the log that may have been written since the last look: who asks for what is further ahead made it up. */
const mostAhead = 1n << 28n;
/** SQLSTATE of a statement that took too long: it would take as long elsewhere. */
const tooLong = '57014';

interface Sample {
  readonly takenMs: number;
  readonly position: WalPosition;
}

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
  // Looks have connections of their own: readers who wait for one are not to be taken for a replica that is away, nor a busy database for one
  // whose replica is too old.
  const replicaProbe = connectTo(1);
  const primaryProbe = createDatabase({ ...options, url: primaryUrl, poolSize: 1 });
  const askWritten = askTogether((_all: 'all') => findWritten(primaryProbe));
  const written = (): Promise<WalPosition> => askWritten('all');
  const closing = new AbortController();

  /** Where the database was, the oldest first, each younger than `lagMs` when it was last looked at. */
  let samples: readonly Sample[] = [];
  /** As the last look told it; null while it is away. */
  let replayed: WalPosition | null = null;
  let missed = 0;

  const reads = new Counter({
    name: 'lectern_platform_recent_reads_total',
    help: 'Reads that may be a second old, by who answered them, and why the database did: the replica was behind, or away, or failed.',
    labelNames: ['from'] as const,
    registers: [registry],
  });
  const behind = new Gauge({
    name: 'lectern_platform_replica_behind_bytes',
    help: 'Bytes of the log that the replica had still to replay at the last look; NaN while it is away.',
    registers: [],
    collect() {
      const latest = samples.at(-1)?.position;
      this.set(
        replayed === null || latest === undefined ? Number.NaN : Number(latest > replayed ? latest - replayed : 0n),
      );
    },
  });

  registry.registerMetric(behind);

  async function lookAtPrimary(): Promise<void> {
    // From before it was asked: what was committed by then is in its answer.
    const takenMs = performance.now();
    const position = await written().catch(() => undefined);
    if (position !== undefined) {
      samples = [...samples.filter((sample) => isYoung(sample)), { takenMs, position }];
    }
  }

  async function lookAtReplica(): Promise<void> {
    const waited = new AbortController();
    try {
      const position = await Promise.race([
        findReplayed(replicaProbe),
        pause(longestWaitMs, 'late' as const, { ref: false, signal: waited.signal }),
      ]);
      missed = position === 'late' ? missed + 1 : 0;
      if (position === null) {
        markAway(new Error('the replica follows nothing'));
      } else if (position !== 'late') {
        if (replayed === null) {
          log.info('reads that may be a moment old go to the replica');
        }
        replayed = position;
      } else if (missed >= missedLooks) {
        markAway(new Error('the replica does not answer'));
      }
    } catch (error) {
      markAway(error);
    } finally {
      waited.abort();
    }
  }

  /** Reads that wait for it fail at once, and are done elsewhere. */
  function markAway(error: unknown): void {
    if (replayed !== null) {
      log.warn({ err: error }, 'the replica is away: the database answers its reads');
    }
    replayed = null;
    for (const { connection } of clients) {
      connection.stream.destroy();
    }
  }

  async function poll(look: () => Promise<void>): Promise<void> {
    while (!closing.signal.aborted) {
      await look();
      await pause(lagMs / looksPerLag, null, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  }

  const isYoung = ({ takenMs }: Sample): boolean => performance.now() - takenMs <= lagMs;
  /** All that cannot have been written yet is one, so that those who make positions up share their answers. */
  const asFarAsKnown = (position: WalPosition): WalPosition =>
    position > (samples.at(-1)?.position ?? newest) + mostAhead ? newest : position;
  /** The least that a read must have come to, so that it is not too old. */
  const floor = (): WalPosition => samples.find(isYoung)?.position ?? newest;

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

  const looking = [poll(lookAtPrimary), poll(lookAtReplica)];

  return {
    readingFrom(position) {
      let needed = position === undefined ? 0n : asFarAsKnown(readWalPosition(position));
      let hasWritten = false;
      /** Ends once it is known how far what the request has written is. */
      let catchingUp: Promise<void> = Promise.resolve();
      let asking = 0;
      const catchUp = async (): Promise<void> => {
        asking += 1;
        try {
          needed = laterOf(needed, await written());
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
          const least = laterOf(needed, floor());
          const outcome =
            replayed === null
              ? 'primary_failed'
              : least === newest || floor() > replayed
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
    writtenPosition: async () => writeWalPosition(await written().catch(() => newest)),
    async close() {
      closing.abort();
      await Promise.all(looking);
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
