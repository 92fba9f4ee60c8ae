/**
 * Shares a number of connections among workspaces: each has at most its share of them at a time, a smaller one while others use them
 * too, those that wait take turns, and within a workspace who came first goes first. Where there is room a task begins at once.
 */
export interface FairQueueOptions {
  /** Tasks that run at a time. */
  readonly capacity: number;
  /** Tasks of one workspace that run at a time while it is alone. */
  readonly share: number;
  /** The same while another one has run any in the last second. */
  readonly contendedShare: number;
  /** Tasks of one workspace that may wait. */
  readonly depth: number;
  /** What a task is refused with that comes when too many wait. */
  readonly refusal: () => Error;
  /** Milliseconds. */
  readonly now: () => number;
}

const contendedMs = 1_000;

interface Use {
  readonly workspace: string;
  readonly atMs: number;
}

const never: Use = { workspace: '', atMs: Number.NEGATIVE_INFINITY };

interface Lane {
  readonly workspace: string;
  running: number;
  /** In the order of their coming. */
  readonly waiting: Set<() => void>;
}

export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #lanes = new Map<string, Lane>();
  /** Lanes in which a task waits that may begin as soon as there is room; the first is next. */
  readonly #turns = new Set<Lane>();
  #running = 0;
  #latestUse = never;
  /** The latest one of another workspace than {@link #latestUse}. */
  #latestOtherUse = never;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /**
   * Runs a task when it is its turn. Rejects with the refusal when too many of its workspace wait, and with the signal's reason when
   * that is aborted before the task began, which then never does.
   */
  run<T>(workspace: string, signal: AbortSignal | undefined, task: () => Promise<T>): Promise<T> {
    const lane = this.#lane(workspace);
    const { capacity, depth, refusal } = this.#options;
    this.#noteUse(workspace);
    if (this.#running < capacity && lane.waiting.size === 0 && lane.running < this.#shareOf(lane)) {
      return this.#start(lane, task);
    }
    if (lane.waiting.size >= depth) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve(this.#start(lane, task));
      };
      const leave = (): void => {
        lane.waiting.delete(begin);
        this.#settle(lane);
        reject(signal?.reason as Error);
      };
      lane.waiting.add(begin);
      this.#settle(lane);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  #lane(workspace: string): Lane {
    let lane = this.#lanes.get(workspace);
    if (lane === undefined) this.#lanes.set(workspace, (lane = { workspace, running: 0, waiting: new Set() }));
    return lane;
  }

  async #start<T>(lane: Lane, task: () => Promise<T>): Promise<T> {
    this.#running += 1;
    lane.running += 1;
    try {
      return await task();
    } finally {
      this.#running -= 1;
      lane.running -= 1;
      this.#noteUse(lane.workspace);
      this.#settle(lane);
      this.#beginNext();
    }
  }

  #noteUse(workspace: string): void {
    if (workspace !== this.#latestUse.workspace) this.#latestOtherUse = this.#latestUse;
    this.#latestUse = { workspace, atMs: this.#options.now() };
  }

  #shareOf({ workspace }: Lane): number {
    const { share, contendedShare, now } = this.#options;
    const other = this.#latestUse.workspace === workspace ? this.#latestOtherUse : this.#latestUse;
    return now() - other.atMs < contendedMs ? contendedShare : share;
  }

  /** A lane has its turn exactly while one of its tasks waits and may begin; who has nothing left is forgotten. */
  #settle(lane: Lane): void {
    if (lane.waiting.size > 0 && lane.running < this.#shareOf(lane)) this.#turns.add(lane);
    else this.#turns.delete(lane);
    if (lane.waiting.size === 0 && lane.running === 0) this.#lanes.delete(lane.workspace);
  }

  #beginNext(): void {
    while (this.#running < this.#options.capacity) {
      const [lane] = this.#turns;
      if (lane === undefined) return;
      const [begin] = lane.waiting as ReadonlySet<() => void>;
      lane.waiting.delete(begin as () => void);
      // Behind all others that wait.
      this.#turns.delete(lane);
      begin?.();
      this.#settle(lane);
    }
  }
}
