import type { Operation } from '../draft/operation.ts';
import type { JournalState } from '../journal/journalDatabase.ts';
import { isOfSame, type Conflict } from '../merge/mergeNodes.ts';
import { takeOther } from '../merge/takeOther.ts';
import type { Desk } from './Desk.ts';
import { joinVersions } from './joinVersions.ts';
import { sentAgain } from './sentAgain.ts';

interface JoiningEvents {
  readonly mayEdit: () => boolean;
  /** The draft is another one now. */
  readonly onJoined: () => void;
}

/** Joins the draft with what others saved, and with what an earlier tab left. */
export class Joining {
  readonly #desk: Desk;
  readonly #events: JoiningEvents;
  #running = 0;

  constructor(desk: Desk, events: JoiningEvents) {
    this.#desk = desk;
    this.#events = events;
  }

  get isRunning(): boolean {
    return this.#running > 0;
  }

  /** Whether there is something that a save would decide over the author's head. */
  get isUnsettled(): boolean {
    return this.isRunning || this.#desk.conflicts.length > 0;
  }

  /** Joins what others have saved since. False when the course could not be read. */
  newer(): Promise<boolean> {
    return this.#whileRunning(() => this.#join(() => this.#desk.course.state));
  }

  /** See `CourseEditor.takeUp`. */
  takeUp({ sending, conflicts = [], ...left }: JournalState): boolean {
    const { course } = this.#desk;
    if (!this.#mayTakeUp() || sending !== undefined || left.version !== course.state.version) {
      return false;
    }
    course.replace(left);
    this.#desk.conflicts = conflicts;
    this.#desk.note(null);
    this.#events.onJoined();
    return true;
  }

  /** See `CourseEditor.mergeLeft`. */
  mergeLeft(left: JournalState): Promise<boolean> {
    return this.#whileRunning(async () => {
      const state = this.#mayTakeUp() ? await sentAgain(this.#desk.ports, left).catch(() => null) : null;
      return state !== null && (await this.#join(() => (this.#mayTakeUp() ? state : null), left.conflicts));
    });
  }

  /** Settles a conflict; `dispatch` says whether the operation was done. */
  choose(conflict: Conflict, takeTheOther: boolean, dispatch: (operation: Operation) => boolean): void {
    const operation = takeTheOther ? takeOther(this.#desk.course.state.draft, conflict) : null;
    if (operation === null || dispatch(operation)) {
      this.#desk.conflicts = this.#desk.conflicts.filter((each) => each !== conflict);
      this.#desk.note(null);
      this.#desk.tell();
    }
  }

  #mayTakeUp(): boolean {
    return this.#events.mayEdit() && this.#desk.course.isSaved && this.#desk.conflicts.length === 0;
  }

  async #whileRunning(run: () => Promise<boolean>): Promise<boolean> {
    this.#running += 1;
    try {
      return await run();
    } finally {
      this.#running -= 1;
      this.#desk.tell();
    }
  }

  /**
   * Joins what others have saved with a draft, which `current` gives at the last moment, and continues with both. False when there is nothing to
   * join any more, or the course could not be read.
   */
  async #join(current: () => JournalState | null, more: readonly Conflict[] = []): Promise<boolean> {
    const desk = this.#desk;
    const joined = await joinVersions(desk.ports, current).catch(() => null);
    if (joined === null) {
      return false;
    }
    desk.course.replace(joined.state);
    const older = [...desk.conflicts, ...more];
    desk.conflicts = [
      ...older.filter((old) => joined.conflicts.every((each) => !isOfSame(old, each))),
      ...joined.conflicts,
    ];
    desk.note(null);
    this.#events.onJoined();
    return true;
  }
}
