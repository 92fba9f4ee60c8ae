import type { CourseDraft } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import type { JournalState } from '../journal/journalDatabase.ts';
import { isOfSame, type Conflict } from '../merge/mergeNodes.ts';
import { takeOther } from '../merge/takeOther.ts';
import type { EditingState } from './EditingState.ts';
import { mergeVersions } from './mergeVersions.ts';
import { resend } from './resend.ts';

interface MergingEvents {
  readonly mayEdit: () => boolean;
  /** Called when the draft was replaced by the merged one. */
  readonly onMerged: () => void;
}

/** Merges the draft with what others saved, and with what an earlier tab left behind. */
export class Merging {
  readonly #editing: EditingState;
  readonly #events: MergingEvents;
  #running = 0;

  constructor(editing: EditingState, events: MergingEvents) {
    this.#editing = editing;
    this.#events = events;
  }

  get isRunning(): boolean {
    return this.#running > 0;
  }

  /** Whether a save now would decide something that is the author's to decide. */
  get isUnsettled(): boolean {
    return this.isRunning || this.#editing.conflicts.length > 0;
  }

  /** Merges what others have saved since. False when the course could not be read. */
  newer(): Promise<boolean> {
    return this.#whileRunning(() => this.#merge(() => this.#editing.course.state));
  }

  /** See `CourseEditor.takeUp`. */
  takeUp({ sending, conflicts = [], ...left }: JournalState): boolean {
    const { course } = this.#editing;
    if (!this.#mayTakeUp() || sending !== undefined || left.version !== course.state.version) {
      return false;
    }
    // An earlier version of this client left it: a merge takes the fields that came since from the course.
    const has = fieldNames(left.draft);
    if (![...fieldNames(course.state.draft)].every((name) => has.has(name))) {
      return false;
    }
    course.replace(left);
    this.#editing.conflicts = conflicts;
    this.#editing.note(null);
    this.#events.onMerged();
    return true;
  }

  /** See `CourseEditor.mergeLeft`. */
  mergeLeft(left: JournalState): Promise<boolean> {
    return this.#whileRunning(async () => {
      const state = this.#mayTakeUp() ? await resend(this.#editing.ports, left).catch(() => null) : null;
      return state !== null && (await this.#merge(() => (this.#mayTakeUp() ? state : null), left.conflicts));
    });
  }

  /** Resolves a conflict; `dispatch` says whether the operation was applied. */
  choose(conflict: Conflict, takeTheOther: boolean, dispatch: (operation: Operation) => boolean): void {
    const operation = takeTheOther ? takeOther(this.#editing.course.state.draft, conflict) : null;
    if (operation === null || dispatch(operation)) {
      this.#editing.conflicts = this.#editing.conflicts.filter((each) => each !== conflict);
      this.#editing.note(null);
      this.#editing.notify();
    }
  }

  #mayTakeUp(): boolean {
    return this.#events.mayEdit() && this.#editing.course.isSaved && this.#editing.conflicts.length === 0;
  }

  async #whileRunning(run: () => Promise<boolean>): Promise<boolean> {
    this.#running += 1;
    try {
      return await run();
    } finally {
      this.#running -= 1;
      this.#editing.notify();
    }
  }

  /**
   * Merges what others have saved into a draft, which `current` gives at the last moment. False when there is nothing to merge any more, or
   * the course could not be read.
   */
  async #merge(current: () => JournalState | null, more: readonly Conflict[] = []): Promise<boolean> {
    const editing = this.#editing;
    const merged = await mergeVersions(editing.ports, current).catch(() => null);
    if (merged === null) {
      return false;
    }
    editing.course.replace(merged.state);
    const older = [...editing.conflicts, ...more];
    editing.conflicts = [
      ...older.filter((old) => merged.conflicts.every((each) => !isOfSame(old, each))),
      ...merged.conflicts,
    ];
    editing.note(null);
    this.#events.onMerged();
    return true;
  }
}

/** The names of the fields that a draft holds, of the course and of what stands in it. */
const fieldNames = ({ fields, modules }: CourseDraft): ReadonlySet<string> =>
  new Set([
    ...Object.keys(fields),
    ...modules.flatMap((module) => [
      ...Object.keys(module.fields).map((name) => `module.${name}`),
      ...module.lectures.flatMap((lecture) => Object.keys(lecture.fields).map((name) => `lecture.${name}`)),
    ]),
  ]);
