/**
 * Shares a number of places among workspaces: each has at most its share of them at a time, those that wait take turns, and so do the
 * callers within a workspace. While others use the places too, the share is smaller, and who has used more than their part of the
 * time pauses before they begin anything more. Where there is room a task begins at once.
 */
import type { Clock } from '../clock.ts';
import { CallerTurns } from './CallerTurns.ts';

export interface FairQueueOptions {
  /** Tasks that run at a time. */
  readonly capacity: number;
  /** Tasks of one workspace that run at a time while it is alone. */
  readonly share: number;
  /** The same while another one has run any in the last second. */
  readonly contendedShare: number;
  /** Milliseconds of use that a workspace has for each that passes, while another one has run anything in the last second. */
  readonly contendedRate: number;
  /** Tasks of one workspace that may wait; of one caller a quarter, and fewer where others would find no room. */
  readonly depth: number;
  /** What a task is refused with when too many wait. */
  readonly refusal: () => Error;
  readonly clock: Clock;
  /** Begins to measure what a task uses; the answer ends it and tells the milliseconds. The time that it takes when left out. */
  readonly beginUse?: () => () => number;
}

/** Whose task it is. */
export interface Turn {
  /** Null for callers of no known workspace, who have one line together and count as nobody's neighbours. */
  readonly workspace: string | null;
  /** Network address. */
  readonly caller: string;
}

/** After its latest use another workspace still counts as there. */
const contendedMs = 1_000;
/** What a workspace has to begin with, in milliseconds that have passed. */
const burstMs = 500;
/** However long one task took, which may be the fault of what it waited for. */
const longestPauseMs = 1_000;

interface Use {
  readonly workspace: string | null;
  readonly atMs: number;
}

const never: Use = { workspace: null, atMs: Number.NEGATIVE_INFINITY };

interface Lane {
  readonly workspace: string | null;
  running: number;
  readonly waiting: CallerTurns;
  /** When all that was used is made up for. */
  evenAtMs: number;
  /** When it is looked at again, as time alone will have changed something for it. */
  wakesAtMs: number;
}

export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #beginUse: () => () => number;
  readonly #lanes = new Map<string | null, Lane>();
  /** Lanes in which a task waits that may begin as soon as there is room; the first is next. */
  readonly #turns = new Set<Lane>();
  #running = 0;
  #latestUse = never;
  /** The latest one of another workspace than {@link #latestUse}. */
  #latestOtherUse = never;

  constructor(options: FairQueueOptions) {
    const { clock, beginUse } = options;
    this.#options = options;
    this.#beginUse =
      beginUse ??
      (() => {
        const begunMs = clock.elapsed();
        return () => clock.elapsed() - begunMs;
      });
  }

  /**
   * Runs a task when it is its turn. Rejects with the refusal when too many of its workspace or of its caller wait, also later when
   * its caller has most of those that wait and another one finds no room, and with the signal's reason when that is aborted before
   * the task began, which then never does.
   */
  run<T>({ workspace, caller }: Turn, signal: AbortSignal | undefined, task: () => Promise<T>): Promise<T> {
    if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
    const lane = this.#lane(workspace);
    const { waiting } = lane;
    const { capacity, refusal } = this.#options;
    this.#noteUse(workspace);
    if (this.#running < capacity && waiting.size === 0 && this.#mayBegin(lane)) return this.#start(lane, task);
    if (!this.#makeRoom(waiting, caller)) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve(this.#start(lane, task));
      };
      const refuse = (): void => {
        signal?.removeEventListener('abort', leave);
        reject(refusal());
      };
      const leave = (): void => {
        waiting.delete(caller, waiter);
        this.#settle(lane);
        reject(signal?.reason as Error);
      };
      const waiter = { begin, refuse };
      waiting.add(caller, waiter);
      signal?.addEventListener('abort', leave, { once: true });
      this.#settle(lane);
      this.#beginNext();
    });
  }

  /** Whether one more of a caller may wait: for it the last one goes of whoever has most, so that a few cannot keep all others out. */
  #makeRoom(waiting: CallerTurns, caller: string): boolean {
    const { depth } = this.#options;
    const own = waiting.sizeOf(caller);
    if (own >= Math.ceil(depth / 4)) return false;
    if (waiting.size < depth) return true;
    const crowding = waiting.longest();
    if (crowding === undefined || waiting.sizeOf(crowding) <= own + 1) return false;
    waiting.takeLast(crowding)?.refuse();
    return true;
  }

  #lane(workspace: string | null): Lane {
    let lane = this.#lanes.get(workspace);
    if (lane === undefined) {
      lane = {
        workspace,
        running: 0,
        waiting: new CallerTurns(),
        evenAtMs: Number.NEGATIVE_INFINITY,
        wakesAtMs: Number.POSITIVE_INFINITY,
      };
      this.#lanes.set(workspace, lane);
    }
    return lane;
  }

  async #start<T>(lane: Lane, task: () => Promise<T>): Promise<T> {
    this.#running += 1;
    lane.running += 1;
    const endUse = this.#beginUse();
    try {
      return await task();
    } finally {
      this.#running -= 1;
      lane.running -= 1;
      this.#noteUse(lane.workspace);
      this.#charge(lane, endUse());
      this.#settle(lane);
      this.#beginNext();
    }
  }

  #charge(lane: Lane, usedMs: number): void {
    if (this.#contendedFor(lane) === 0) return;
    const { clock, contendedRate } = this.#options;
    const now = clock.elapsed();
    const evenAtMs = Math.max(lane.evenAtMs, now - burstMs) + usedMs / contendedRate;
    lane.evenAtMs = Math.min(evenAtMs, now + longestPauseMs);
  }

  #noteUse(workspace: string | null): void {
    if (workspace === null) return;
    if (workspace !== this.#latestUse.workspace) this.#latestOtherUse = this.#latestUse;
    this.#latestUse = { workspace, atMs: this.#options.clock.elapsed() };
  }

  /** Milliseconds for which another workspace still counts as there. */
  #contendedFor({ workspace }: Lane): number {
    const other = this.#latestUse.workspace === workspace ? this.#latestOtherUse : this.#latestUse;
    return Math.max(0, other.atMs + contendedMs - this.#options.clock.elapsed());
  }

  #mayBegin(lane: Lane): boolean {
    const { share, contendedShare } = this.#options;
    if (this.#contendedFor(lane) === 0) return lane.running < share;
    return lane.running < contendedShare && this.#pauseOf(lane) === 0;
  }

  #pauseOf(lane: Lane): number {
    return Math.max(0, lane.evenAtMs - this.#options.clock.elapsed());
  }

  /** A lane has its turn exactly while one of its tasks waits and may begin; one is forgotten that nothing is to be known of. */
  #settle(lane: Lane): void {
    const waits = lane.waiting.size > 0;
    if (waits && this.#mayBegin(lane)) this.#turns.add(lane);
    else this.#turns.delete(lane);
    const changesInMs = waits ? this.#mayBeginIn(lane) : this.#spentIn(lane);
    if (changesInMs > 0) void this.#settleAfter(lane, changesInMs);
    else if (!waits && lane.running === 0 && this.#lanes.get(lane.workspace) === lane) {
      this.#lanes.delete(lane.workspace);
    }
  }

  /** Milliseconds until more of a lane may begin though nothing ends; 0 where it has to wait for that. */
  #mayBeginIn(lane: Lane): number {
    if (this.#mayBegin(lane) || lane.running >= this.#options.share) return 0;
    const contendedFor = this.#contendedFor(lane);
    return Math.min(contendedFor, this.#pauseOf(lane) || contendedFor);
  }

  /** Milliseconds until a lane in which nothing runs is as good as new: forgotten before, it would have its first use anew. */
  #spentIn({ running, evenAtMs }: Lane): number {
    return running > 0 ? 0 : Math.max(0, evenAtMs + burstMs - this.#options.clock.elapsed());
  }

  async #settleAfter(lane: Lane, ms: number): Promise<void> {
    const { clock } = this.#options;
    const wakesAtMs = clock.elapsed() + ms;
    if (lane.wakesAtMs <= wakesAtMs) return;
    lane.wakesAtMs = wakesAtMs;
    await clock.sleep(ms);
    // Another one was earlier.
    if (lane.wakesAtMs !== wakesAtMs) return;
    lane.wakesAtMs = Number.POSITIVE_INFINITY;
    this.#settle(lane);
    this.#beginNext();
  }

  #beginNext(): void {
    while (this.#running < this.#options.capacity) {
      const [lane] = this.#turns;
      if (lane === undefined) return;
      // Behind all others that wait.
      this.#turns.delete(lane);
      lane.waiting.take()?.begin();
      this.#settle(lane);
    }
  }
}
