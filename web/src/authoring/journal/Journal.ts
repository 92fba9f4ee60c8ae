import { shapeVersions } from '../draft/shapeVersions.ts';
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
 * Stores the unsaved changes of one tab (BEY-03, OP-66). Entries are written immediately and in order; nothing here waits for that, and
 * nothing throws: `onSafety` reports when the journal cannot store its entries, and when it can again. After a failure the next entry is a
 * snapshot, so that there is no gap.
 */
export class Journal {
  #tail: Promise<void> = Promise.resolve();
  #seq = 0;
  #sinceSnapshot = 0;
  #empty = true;
  #broken = false;
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
    const whole = patches === null || this.#empty || this.#broken || this.#sinceSnapshot >= entriesBetweenSnapshots;
    this.#empty = false;
    this.#sinceSnapshot = whole ? 0 : this.#sinceSnapshot + 1;
    this.#write(whole ? { kind: 'snapshot', shapes: shapeVersions, ...state } : { kind: 'patches', patches }, now);
  }

  /** Deletes all entries: the changes were saved or discarded. */
  clear(): void {
    if (this.#empty) {
      return;
    }
    this.#empty = true;
    this.#queue(async (database) => {
      await database.delete('entries', rowsOfTab(this.#owner, this.#tab));
    });
  }

  /** Resolves when every entry so far was written, or has failed. */
  settled(): Promise<void> {
    return this.#tail;
  }

  #write(entry: JournalEntry, time: number): void {
    this.#seq += 1;
    const row = { ...this.#owner, tab: this.#tab, seq: this.#seq, time, entry };
    this.#queue(async (database) => {
      if (this.#broken && entry.kind === 'patches') {
        return;
      }
      const transaction = database.transaction('entries', 'readwrite');
      const written = entry.kind === 'snapshot' ? [transaction.store.delete(rowsOfTab(this.#owner, this.#tab))] : [];
      await Promise.all([...written, transaction.store.put(row), transaction.done]);
      this.#broken = false;
      this.#tell('safe');
    });
  }

  #queue(work: (database: JournalDatabase) => Promise<void>): void {
    this.#tail = this.#after(this.#tail, work);
  }

  async #after(before: Promise<void>, work: (database: JournalDatabase) => Promise<void>): Promise<void> {
    await before;
    let database: JournalDatabase;
    try {
      database = await this.#database;
    } catch {
      this.#fail('closed');
      return;
    }
    try {
      await work(database);
    } catch (error) {
      this.#fail(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed');
    }
  }

  #fail(safety: JournalSafety): void {
    this.#broken = true;
    this.#tell(safety);
  }

  #tell(safety: JournalSafety): void {
    if (safety !== this.#safety) {
      this.#safety = safety;
      this.#onSafety(safety);
    }
  }
}
