import type { Journal, JournalSafety } from '../journal/Journal.ts';
import type { JournalState } from '../journal/journalDatabase.ts';
import type { Conflict } from '../merge/mergeNodes.ts';
import { EditedCourse, type Done } from './EditedCourse.ts';
import type { EditorPorts, Outgoing } from './editorPorts.ts';
import { Timers } from './Timers.ts';

/** What the parts of an editor share: the course, the world, the journal, and who listens. */
export class Desk {
  readonly ports: EditorPorts;
  readonly course: EditedCourse;
  readonly timers: Timers;
  safety: JournalSafety = 'safe';
  /** A save under way, or one that had no answer. */
  outgoing: Outgoing | null = null;
  /** Uploads under way, for which a save waits. */
  readonly uploading = new Set<string>();
  /** What a merge left to choose. */
  conflicts: readonly Conflict[] = [];
  #journal: Journal | null = null;
  readonly #listeners = new Set<() => void>();

  constructor({ conflicts = [], ...state }: JournalState, ports: EditorPorts) {
    this.ports = ports;
    this.course = new EditedCourse(state);
    this.timers = new Timers(ports.schedule);
    this.conflicts = conflicts;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Tells who listens that something is otherwise now. */
  tell(): void {
    for (const listener of this.#listeners) {
      listener();
    }
  }

  /** Resolves when something holds, which is looked at after each change. */
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

  /** Notes in the journal what is not safe on the platform: by patches where those alone tell what is new. */
  note(done: Done): void {
    const { course, outgoing, conflicts } = this;
    if (course.isSaved && outgoing === null && conflicts.length === 0) {
      this.#journal?.clear();
    } else {
      const more = { ...(outgoing && { sending: outgoing }), ...(conflicts.length > 0 && { conflicts }) };
      this.#journal?.record({ ...course.state, ...more }, done, this.ports.now());
    }
  }

  /** Resolves when the journal has written all that it was given. */
  async settled(): Promise<void> {
    await this.#journal?.settled();
  }

  /** The same, but no longer than so many milliseconds. */
  settledWithin(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.ports.schedule(ms, resolve);
      void this.settled().finally(stop).then(resolve);
    });
  }
}
