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
  /** Tasks of one workspace that may wait; of one caller a quarter. */
  readonly depth: number;
  /** What a task is refused with that comes when too many wait. */
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
  isPausing: boolean;
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
   * Runs a task when it is its turn. Rejects with the refusal when too many of its workspace or of its caller wait, and with the
   * signal's reason when that is aborted before the task began, which then never does.
   */
  run<T>({ workspace, caller }: Turn, signal: AbortSignal | undefined, task: () => Promise<T>): Promise<T> {
    const lane = this.#lane(workspace);
    const { waiting } = lane;
    const { capacity, depth, refusal } = this.#options;
    this.#noteUse(workspace);
    if (this.#running < capacity && waiting.size === 0 && this.#mayBegin(lane)) return this.#start(lane, task);
    if (waiting.size >= depth || waiting.sizeOf(caller) >= Math.ceil(depth / 4)) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve(this.#start(lane, task));
      };
      const leave = (): void => {
        waiting.delete(caller, begin);
        this.#settle(lane);
        reject(signal?.reason as Error);
      };
      waiting.add(caller, begin);
      this.#settle(lane);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #lane(workspace: string | null): Lane {
    let lane = this.#lanes.get(workspace);
    if (lane === undefined) {
      lane = { workspace, running: 0, waiting: new CallerTurns(), evenAtMs: 0, isPausing: false };
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
    if (!this.#isContended(lane)) return;
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

  #isContended({ workspace }: Lane): boolean {
    const other = this.#latestUse.workspace === workspace ? this.#latestOtherUse : this.#latestUse;
    return this.#options.clock.elapsed() - other.atMs < contendedMs;
  }

  #mayBegin(lane: Lane): boolean {
    const { share, contendedShare } = this.#options;
    if (!this.#isContended(lane)) return lane.running < share;
    return lane.running < contendedShare && this.#pauseOf(lane) === 0;
  }

  #pauseOf(lane: Lane): number {
    return Math.max(0, lane.evenAtMs - this.#options.clock.elapsed());
  }

  /** A lane has its turn exactly while one of its tasks waits and may begin; who has nothing left is forgotten. */
  #settle(lane: Lane): void {
    if (lane.waiting.size > 0 && this.#mayBegin(lane)) this.#turns.add(lane);
    else this.#turns.delete(lane);
    const pauseMs = this.#pauseOf(lane);
    if (pauseMs > 0) void this.#settleAfter(lane, pauseMs);
    else if (lane.waiting.size === 0 && lane.running === 0) this.#lanes.delete(lane.workspace);
  }

  async #settleAfter(lane: Lane, pauseMs: number): Promise<void> {
    if (lane.isPausing) return;
    lane.isPausing = true;
    await this.#options.clock.sleep(pauseMs);
    lane.isPausing = false;
    this.#settle(lane);
    this.#beginNext();
  }

  #beginNext(): void {
    while (this.#running < this.#options.capacity) {
      const [lane] = this.#turns;
      if (lane === undefined) return;
      // Behind all others that wait.
      this.#turns.delete(lane);
      lane.waiting.take()?.();
      this.#settle(lane);
    }
  }
}
