import { shapeVersions } from '../draft/shapeVersions.ts';
import { commitNow } from '../../offline/commitNow.ts';
import type { Patch } from '../draft/change.ts';
import {
  rowsOfTab,
  type JournalDatabase,
  type JournalEntry,
  type JournalOwner,
  type JournalState,
} from './journalDatabase.ts';

/** A snapshot is written after this many entries, so that reading back stays quick. */
const entriesBetweenSnapshots = 200;

/**
 * Whether unsaved changes would survive a crash. `full`: the browser has no room; `closed`: it stores nothing, as in private mode;
 * `failed`: it refused for another reason.
 */
export type JournalSafety = 'safe' | 'full' | 'closed' | 'failed';

/**
 * Stores the unsaved changes of one tab (BEY-03, OP-66). Nothing here waits for the browser, and nothing throws: `onSafety` reports when
 * the journal cannot store its entries, and when it can again. After a failure the next entry is a snapshot, so that there is no gap.
 *
 * A page that closes takes with it whatever it has not asked for yet, and every transaction that it has not committed. So an entry neither
 * waits for the one before, since the browser keeps transactions on one store in order, nor leaves its commit to the end of its requests.
 */
export class Journal {
  readonly #pending = new Set<Promise<void>>();
  #seq = 0;
  #sinceSnapshot = 0;
  #empty = true;
  /** The last entry that could not be stored; 0 once a later snapshot was. */
  #missing = 0;
  #safety: JournalSafety = 'safe';
  readonly #database: Promise<JournalDatabase>;
  readonly #owner: JournalOwner;
  readonly #tab: string;
  readonly #onSafety: (safety: JournalSafety) => void;

  constructor(
    database: Promise<JournalDatabase>,
    owner: JournalOwner,
    tab: string,
    onSafety: (safety: JournalSafety) => void,
  ) {
    this.#database = database;
    this.#owner = owner;
    this.#tab = tab;
    this.#onSafety = onSafety;
  }

  /** Records the draft: as `patches` to the previous entry, or as a whole where there are none. */
  record(state: JournalState, patches: readonly Patch[] | null, now: number): void {
    const whole =
      patches === null || this.#empty || this.#missing > 0 || this.#sinceSnapshot >= entriesBetweenSnapshots;
    this.#empty = false;
    this.#sinceSnapshot = whole ? 0 : this.#sinceSnapshot + 1;
    this.#write(whole ? { kind: 'snapshot', shapes: shapeVersions, ...state } : { kind: 'patches', patches }, now);
  }

  /** Deletes all entries: the changes were saved or discarded. */
  clear(): void {
    if (this.#empty) return;
    this.#empty = true;
    this.#run(this.#seq, async (database) => {
      const transaction = database.transaction('entries', 'readwrite');
      await commitNow(transaction, [transaction.store.delete(rowsOfTab(this.#owner, this.#tab))]);
    });
  }

  /** Resolves when every entry so far was written, or has failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#pending);
  }

  #write(entry: JournalEntry, time: number): void {
    this.#seq += 1;
    const seq = this.#seq;
    const row = { ...this.#owner, tab: this.#tab, seq, time, entry };
    this.#run(seq, async (database) => {
      const transaction = database.transaction('entries', 'readwrite');
      const before = entry.kind === 'snapshot' ? [transaction.store.delete(rowsOfTab(this.#owner, this.#tab))] : [];
      await commitNow(transaction, [...before, transaction.store.put(row)]);
      if (entry.kind === 'snapshot' && seq > this.#missing) this.#missing = 0;
      if (this.#missing === 0) this.#tell('safe');
    });
  }

  #run(seq: number, work: (database: JournalDatabase) => Promise<void>): void {
    const done = this.#tried(seq, work).finally(() => this.#pending.delete(done));
    this.#pending.add(done);
  }

  async #tried(seq: number, work: (database: JournalDatabase) => Promise<void>): Promise<void> {
    let database: JournalDatabase;
    try {
      database = await this.#database;
    } catch {
      this.#fail(seq, 'closed');
      return;
    }
    try {
      await work(database);
    } catch (error) {
      this.#fail(seq, error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed');
    }
  }

  #fail(seq: number, safety: JournalSafety): void {
    this.#missing = Math.max(this.#missing, seq);
    this.#tell(safety);
  }

  #tell(safety: JournalSafety): void {
    if (safety !== this.#safety) {
      this.#safety = safety;
      this.#onSafety(safety);
    }
  }
}
