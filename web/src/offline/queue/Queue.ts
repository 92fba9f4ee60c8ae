import {
  failedRefusal,
  isPassingPlace,
  type PendingWrite,
  type WriteKeeper,
  type Sent,
  type QueuedWrite,
} from '../pendingWrites.ts';
import { commitNow } from '../commitNow.ts';
import type { OfflineDatabase } from '../offlineDatabase.ts';
import { isUnsure, mostFailures, nextToSend, replacedBy, retryDelay, unsureRefusal } from './queueRules.ts';

/** What the queue needs from its window. */
export interface QueueSurroundings {
  readonly database: OfflineDatabase;
  /** The owner of these pending writes. */
  readonly owner: { readonly workspace: number; readonly person: number };
  /** Whether anything can be sent now on behalf of the owner. A pending write that was never sent can still be replaced. */
  maySend(): boolean;
  send(pendingWrite: QueuedWrite): Promise<Sent>;
  /** Runs `work` while no other tab does. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Reports the pending writes whenever they have changed, in other tabs too. */
  onChanged(waiting: readonly QueuedWrite[]): void;
  /** Reports that a pending write was answered or refused. */
  onSettled(pendingWrite: QueuedWrite): void;
  /** Where a pending write is done: title and address of the page. */
  here(): { readonly title: string; readonly address: string };
  now(): number;
  /** Calls back after some milliseconds. */
  later(retry: () => void, milliseconds: number): void;
}

/**
 * The pending writes of one person in one workspace, in IndexedDB. One tab sends at a time, each user course in its order. A pending write
 * leaves the queue when the platform has answered it: what a crash interrupts is sent again under its key.
 */
export class Queue implements WriteKeeper {
  readonly #around: QueueSurroundings;
  /** Keys of pending writes that are being sent by anyone who did them. */
  readonly #busy = new Set<string>();
  #draining: Promise<void> | null = null;
  #again = false;
  #attempt = 0;
  #retrying = false;
  /**
   * Whether the person has discarded all pending writes: they are signing out, and the reading position that the page reports on unload is
   * not stored either. If signing out fails and they stay, their next write is stored again.
   */
  #isGivenUp = false;

  constructor(around: QueueSurroundings) {
    this.#around = around;
  }

  async add(pendingWrite: PendingWrite): Promise<void> {
    await this.#put(pendingWrite, null);
  }

  async begin(pendingWrite: PendingWrite): Promise<void> {
    this.#busy.add(pendingWrite.key);
    try {
      await this.#put(pendingWrite, this.#around.now());
    } catch (error) {
      this.#busy.delete(pendingWrite.key);
      throw error;
    }
  }

  async end(key: string, outcome: Sent['kind']): Promise<void> {
    this.#busy.delete(key);
    const pendingWrite = (await this.#list()).find((waiting) => waiting.key === key);
    if (pendingWrite && outcome === 'failed') await this.#noteFailure(pendingWrite);
    else if (pendingWrite && outcome !== 'unreached') await this.#around.database.delete('deeds', pendingWrite.seq);
    await this.refresh();
    if (outcome === 'unreached' || outcome === 'failed') this.#retryLater();
    else if (pendingWrite) this.#around.onSettled(pendingWrite);
  }

  async dismiss(seq: number): Promise<void> {
    await this.#around.database.delete('deeds', seq);
    await this.refresh();
  }

  async discard(): Promise<void> {
    const { database } = this.#around;
    this.#isGivenUp = true;
    await Promise.all((await this.#list()).map(({ seq }) => database.delete('deeds', seq)));
    await this.refresh();
  }

  /** Reads the pending writes again, and reports them. */
  async refresh(): Promise<void> {
    this.#around.onChanged((await this.#list()).filter(({ key }) => !this.#busy.has(key)));
  }

  /** Sends what can be sent. Never rejects: what fails waits for the next time. */
  drain(): Promise<void> {
    if (this.#draining) this.#again = true;
    this.#draining ??= this.#around
      .alone(() => this.#sendAll())
      .catch(() => this.#retryLater())
      .finally(() => {
        this.#draining = null;
        if (this.#again) {
          this.#again = false;
          void this.drain();
        }
      });
    return this.#draining;
  }

  async #sendAll(): Promise<void> {
    const held = new Set<string>();
    while (this.#around.maySend()) {
      const pendingWrite = nextToSend(await this.#list(), { busy: this.#busy, held });
      if (!pendingWrite) break;
      if (isUnsure(pendingWrite, this.#around.now())) {
        await this.#refuse(pendingWrite, { refusal: unsureRefusal });
        continue;
      }
      // Before it is sent: after a crash this is the only record that it may have arrived.
      if (!(await this.#change(pendingWrite, { triedTime: pendingWrite.triedTime ?? this.#around.now() }))) continue;
      const outcome = await this.#around.send(pendingWrite);
      if (outcome.kind === 'unreached') return this.#retryLater();
      if (outcome.kind === 'failed') {
        // The waits grow with each failure: the servers may need a while to recover.
        if (!isPassingPlace(pendingWrite)) held.add(pendingWrite.userCourseId);
        await this.#noteFailure(pendingWrite);
        continue;
      }
      this.#attempt = 0;
      if (outcome.kind === 'answered') {
        await this.#around.database.delete('deeds', pendingWrite.seq);
        await this.refresh();
      } else {
        await this.#refuse(pendingWrite, { refusal: outcome.code });
      }
      this.#around.onSettled(pendingWrite);
    }
    if (held.size > 0) this.#retryLater();
  }

  #retryLater(): void {
    if (this.#retrying) return;
    this.#retrying = true;
    this.#around.later(() => {
      this.#retrying = false;
      void this.drain();
    }, retryDelay(this.#attempt));
    this.#attempt += 1;
  }

  async #noteFailure(pendingWrite: QueuedWrite): Promise<void> {
    const failures = pendingWrite.failures + 1;
    // A position is not retried, so that it never blocks an answer.
    const last = failures >= mostFailures || isPassingPlace(pendingWrite);
    await (last
      ? this.#refuse(pendingWrite, { failures, refusal: failedRefusal })
      : this.#change(pendingWrite, { failures }));
  }

  /** Keeps a refusal until it was read; a refused position is dropped without notice. */
  async #refuse(
    pendingWrite: QueuedWrite,
    refusal: { readonly failures?: number; readonly refusal: string },
  ): Promise<void> {
    if (!isPassingPlace(pendingWrite)) {
      await this.#change(pendingWrite, refusal);
      return;
    }
    await this.#around.database.delete('deeds', pendingWrite.seq);
    await this.refresh();
  }

  /** Stores a change, unless the pending write was removed or another tab has replaced it; false then. */
  async #change(
    { seq, key }: QueuedWrite,
    change: Partial<Pick<QueuedWrite, 'triedTime' | 'failures' | 'refusal'>>,
  ): Promise<boolean> {
    const transaction = this.#around.database.transaction('deeds', 'readwrite');
    const now = await transaction.store.get(seq);
    const there = now?.key === key;
    if (there) await transaction.store.put({ ...now, ...change });
    await transaction.done;
    await this.refresh();
    return there;
  }

  async #put(pendingWrite: PendingWrite, triedTime: number | null): Promise<void> {
    if (this.#isGivenUp && isPassingPlace(pendingWrite)) throw new Error('All that waits was given up');
    this.#isGivenUp = false;
    const { database, owner } = this.#around;
    const transaction = database.transaction('deeds', 'readwrite');
    const waiting = await transaction.store.index('owner').getAll([owner.workspace, owner.person]);
    const known = waiting.find(({ key }) => key === pendingWrite.key);
    const requests: Promise<unknown>[] = [];
    if (known) {
      // Done once more: it may have arrived, and its outcome was meant for the last time.
      const tried = { triedTime: known.triedTime ?? triedTime, failures: 0, refusal: null };
      requests.push(transaction.store.put({ ...known, ...pendingWrite, ...tried }));
    } else {
      for (const { seq } of replacedBy(pendingWrite, waiting)) requests.push(transaction.store.delete(seq));
      const row = {
        ...pendingWrite,
        ...owner,
        ...this.#around.here(),
        time: this.#around.now(),
        triedTime,
        failures: 0,
        refusal: null,
      };
      // The database gives it its place in the order.
      requests.push(transaction.store.add(row as QueuedWrite));
    }
    await commitNow(transaction, requests);
    await this.refresh();
  }

  /** In the order in which they were done. */
  async #list(): Promise<readonly QueuedWrite[]> {
    const { database, owner } = this.#around;
    return database.getAllFromIndex('deeds', 'owner', [owner.workspace, owner.person]);
  }
}
