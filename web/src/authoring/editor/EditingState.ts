import type { Journal, JournalSafety } from '../journal/Journal.ts';
import type { JournalState } from '../journal/journalDatabase.ts';
import type { Conflict } from '../merge/mergeNodes.ts';
import { DraftHistory, type Done } from './DraftHistory.ts';
import type { EditorPorts, Outgoing } from './editorPorts.ts';
import { Timers } from './Timers.ts';

/** The state that the parts of an editor share: the draft, the ports, the journal, and the listeners. */
export class EditingState {
  readonly ports: EditorPorts;
  readonly course: DraftHistory;
  readonly timers: Timers;
  safety: JournalSafety = 'safe';
  /** A save under way, or one that had no answer. */
  outgoing: Outgoing | null = null;
  /** Uploads under way, for which a save waits. */
  readonly uploading = new Set<string>();
  /** When the course was saved last, by the clock of the ports. */
  savedTime: number;
  /** Conflicts of a merge that the author has not resolved yet. */
  conflicts: readonly Conflict[] = [];
  #journal: Journal | null = null;
  readonly #listeners = new Set<() => void>();

  constructor({ conflicts = [], ...state }: JournalState, ports: EditorPorts, savedTime: number) {
    this.ports = ports;
    this.savedTime = savedTime;
    this.course = new DraftHistory(state);
    this.timers = new Timers(ports.schedule);
    this.conflicts = conflicts;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Tells the listeners that something has changed. */
  notify(): void {
    for (const listener of this.#listeners) {
      listener();
    }
  }

  /** Resolves once a condition holds; it is checked after each change. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (holds()) {
          stop();
          resolve();
        }
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  keepIn(journal: Journal): void {
    this.#journal = journal;
    this.note(null);
  }

  /** Writes to the journal what the platform does not have yet, as patches where they are enough. */
  note(done: Done): void {
    const { course, outgoing, conflicts } = this;
    if (course.isSaved && outgoing === null && conflicts.length === 0) {
      this.#journal?.clear();
    } else {
      const more = { ...(outgoing && { sending: outgoing }), ...(conflicts.length > 0 && { conflicts }) };
      this.#journal?.record({ ...course.state, ...more }, done, this.ports.now());
    }
  }

  /** Resolves when the journal has written everything it was given. */
  async settled(): Promise<void> {
    await this.#journal?.settled();
  }

  /** The same, but waits no longer than this. */
  settledWithin(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.ports.schedule(ms, resolve);
      void this.settled().finally(stop).then(resolve);
    });
  }
}
