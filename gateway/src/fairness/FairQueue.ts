/**
 * Shares a number of places among workspaces: each has at most its share of them at a time. Waiting tasks begin in rotation among the
 * workspaces, and within a workspace among its callers. While others use the places too, the share is smaller. Where there is room, a task
 * begins immediately.
 */
import type { Clock } from '../clock.ts';
import { RoundRobin, type Waiter } from './RoundRobin.ts';

export interface FairQueueOptions {
  /** Tasks that run at a time. */
  readonly capacity: number;
  /** Tasks of one workspace that run at a time while it is alone. */
  readonly share: number;
  /** The same while another one has run any in the last second. */
  readonly contendedShare: number;
  /** Tasks of one workspace that may wait; of one caller a quarter, and fewer where others would find no room. */
  readonly depth: number;
  /** What a task is refused with when too many wait. */
  readonly refusal: () => Error;
  readonly clock: Clock;
}

/** The workspace and the caller of a task. */
export interface TaskOwner {
  /** Null for callers of no known workspace, who share one queue and count as no other workspace. */
  readonly workspace: string | null;
  /** Network address. */
  readonly caller: string;
}

/** How long another workspace counts as active after its latest use. */
const contendedMs = 1_000;

interface Use {
  readonly workspace: string | null;
  readonly atMs: number;
}

const never: Use = { workspace: null, atMs: Number.NEGATIVE_INFINITY };

interface Lane {
  readonly workspace: string | null;
  running: number;
  /** Undefined until something waits. */
  waiting: RoundRobin | undefined;
  /** Whether it is checked again soon, because others may have left meanwhile. */
  isWatched: boolean;
}

const waitingIn = ({ waiting }: Lane): number => waiting?.size ?? 0;

export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #lanes = new Map<string | null, Lane>();
  /** Lanes in which a task waits that may begin as soon as there is room; the first is next. */
  readonly #ready = new Set<Lane>();
  #running = 0;
  #latestUse = never;
  /** The latest one of another workspace than {@link #latestUse}. */
  #latestOtherUse = never;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /**
   * Runs a task when there is room for it. Rejects with the refusal when too many of its workspace or of its caller wait, also later when
   * its caller has most of those that wait and another one finds no room, and with the signal's reason when that is aborted before
   * the task began, which then never does.
   */
  run<T>({ workspace, caller }: TaskOwner, signal: AbortSignal | undefined, task: () => Promise<T>): Promise<T> {
    if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
    const lane = this.#lane(workspace);
    const { capacity, refusal } = this.#options;
    this.#noteUse(workspace);
    if (this.#running < capacity && waitingIn(lane) === 0 && this.#mayBegin(lane)) return this.#start(lane, task);
    const waiting = (lane.waiting ??= new RoundRobin());
    if (!this.#makeRoom(waiting, caller)) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(caller, waiter);
        this.#settle(lane);
        reject(signal?.reason as Error);
      };
      const waiter: Waiter = {
        begin: () => {
          signal?.removeEventListener('abort', leave);
          resolve(this.#start(this.#lane(workspace), task));
        },
        refuse: () => {
          signal?.removeEventListener('abort', leave);
          reject(refusal());
        },
      };
      waiting.add(caller, waiter);
      signal?.addEventListener('abort', leave, { once: true });
      this.#settle(lane);
      this.#beginNext();
    });
  }

  /**
   * Leaves the place of a running task to others while it waits for what uses nothing that is shared here. It continues without
   * standing in line again, so that for a moment more may run than there are places. A task waits for one thing at a time in this
   * way, and for nothing when it has ended: it has one place to leave.
   */
  async leaveWhile<T>({ workspace }: TaskOwner, wait: Promise<T>): Promise<T> {
    this.#leavePlace(workspace);
    try {
      return await wait;
    } finally {
      this.#takePlace(this.#lane(workspace));
    }
  }

  /** Whether one more of a caller may wait: for it the last one goes of anyone who has most, so that a few cannot keep all others out. */
  #makeRoom(waiting: RoundRobin, caller: string): boolean {
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
      lane = { workspace, running: 0, waiting: undefined, isWatched: false };
      this.#lanes.set(workspace, lane);
    }
    return lane;
  }

  async #start<T>(lane: Lane, task: () => Promise<T>): Promise<T> {
    this.#takePlace(lane);
    try {
      return await task();
    } finally {
      this.#leavePlace(lane.workspace);
    }
  }

  #takePlace(lane: Lane): void {
    this.#running += 1;
    lane.running += 1;
  }

  #leavePlace(workspace: string | null): void {
    const lane = this.#lane(workspace);
    this.#running -= 1;
    lane.running -= 1;
    this.#noteUse(workspace);
    this.#settle(lane);
    this.#beginNext();
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
    return lane.running < (this.#isContended(lane) ? contendedShare : share);
  }

  /** A lane is ready exactly while one of its tasks waits and may begin; one that has nothing left is removed. */
  #settle(lane: Lane): void {
    const waits = waitingIn(lane) > 0;
    if (waits && this.#mayBegin(lane)) this.#ready.add(lane);
    else this.#ready.delete(lane);
    if (waits && lane.running < this.#options.share) void this.#watch(lane);
    if (!waits && lane.running === 0) this.#lanes.delete(lane.workspace);
  }

  /** Lets what waits begin when the others have left, though nothing of its own ends. */
  async #watch(lane: Lane): Promise<void> {
    if (lane.isWatched || !this.#isContended(lane)) return;
    lane.isWatched = true;
    await this.#options.clock.sleep(contendedMs);
    lane.isWatched = false;
    if (waitingIn(lane) === 0) return;
    this.#settle(lane);
    this.#beginNext();
  }

  #beginNext(): void {
    while (this.#ready.size > 0 && this.#running < this.#options.capacity) {
      const [lane] = this.#ready;
      if (lane === undefined) return;
      // Behind all others that wait.
      this.#ready.delete(lane);
      // Others may have come since it became ready, so its share may be smaller now.
      if (this.#mayBegin(lane)) lane.waiting?.take()?.begin();
      this.#settle(lane);
    }
  }
}
