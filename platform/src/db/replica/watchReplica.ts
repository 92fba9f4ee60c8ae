import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { askTogether } from '../../shared/askTogether.ts';
import type { Database } from '../database.ts';
import { findReplayed, findWritten } from './replicaQueries.ts';
import { newest, type WalPosition } from './walPosition.ts';

/** Longest wait for a connection, and for the look: the database itself answers in the meantime. */
export const longestWaitMs = 1_000;
/** Looks within the time that a read may be old: with fewer, one that comes late would have every read go to the database. */
const looksPerLag = 2;
/** Looks in a row without an answer after which the replica is away: a process that stood still for a moment may have missed one. */
const missedLooks = 2;
/** Bytes of the log that may have been written since the last look: who asks for what is further ahead made it up. */
const mostAhead = 1n << 28n;

export interface WatchOptions {
  /** Connections for looks alone: readers who wait for one are not to be taken for a replica that is away, nor a busy database for one whose replica is too old. */
  readonly primary: Database;
  readonly replica: Database;
  /** How old a read may be. */
  readonly lagMs: number;
  readonly registry: Registry;
  readonly log: FastifyBaseLogger;
  /** Those who wait for the replica fail at once. */
  readonly dropConnections: () => void;
}

/** How far a database and its replica are, as looks at both of them tell. */
export interface ReplicaWatch {
  /** What is written by now on the database. */
  written(): Promise<WalPosition>;
  /** What the replica had replayed at the last look; null while it is away. */
  readonly replayed: WalPosition | null;
  /** The least that a read must have come to, so that it is not too old. */
  floor(): WalPosition;
  /** All that cannot have been written yet is one, so that those who make positions up share their answers. */
  asFarAsKnown(position: WalPosition): WalPosition;
  /** Looks no more; what is looked with stays open. */
  close(): Promise<void>;
}

interface Sample {
  readonly takenMs: number;
  readonly position: WalPosition;
}

/** Looks at a database and its replica several times within the time that a read may be old (ADR 0096). */
export function watchReplica({ primary, replica, lagMs, registry, log, dropConnections }: WatchOptions): ReplicaWatch {
  const askWritten = askTogether((_all: 'all') => findWritten(primary));
  const written = (): Promise<WalPosition> => askWritten('all');
  const closing = new AbortController();

  /** Where the database was, the oldest first, each younger than `lagMs` when it was last looked at. */
  let samples: readonly Sample[] = [];
  let replayed: WalPosition | null = null;
  let missed = 0;

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
        findReplayed(replica),
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

  function markAway(error: unknown): void {
    if (replayed !== null) {
      log.warn({ err: error }, 'the replica is away: the database answers its reads');
    }
    replayed = null;
    dropConnections();
  }

  async function poll(look: () => Promise<void>): Promise<void> {
    while (!closing.signal.aborted) {
      await look();
      await pause(lagMs / looksPerLag, null, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  }

  const isYoung = ({ takenMs }: Sample): boolean => performance.now() - takenMs <= lagMs;

  const looking = [poll(lookAtPrimary), poll(lookAtReplica)];

  return {
    written,
    get replayed() {
      return replayed;
    },
    floor: () => samples.find(isYoung)?.position ?? newest,
    asFarAsKnown: (position) => (position > (samples.at(-1)?.position ?? newest) + mostAhead ? newest : position),
    async close() {
      closing.abort();
      await Promise.all(looking);
    },
  };
}
