/**
 * One course being edited: it connects draft, undo, journal, saving and lock. Screens read `getSnapshot` (with `subscribe`, for
 * `useSyncExternalStore`) and call the public methods; everything that touches the outside goes through the ports.
 */
import type { FileFault } from '../check/fileFault.ts';
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import type { Operation, Refusal } from '../draft/operation.ts';
import type { QuestionGrading } from '../grading/grading.ts';
import type { CourseImpact } from '../impact/impact.ts';
import type { Journal, JournalSafety } from '../journal/Journal.ts';
import type { JournalState } from '../journal/journalDatabase.ts';
import type { LockState } from '../lock/lockMachine.ts';
import type { Conflict } from '../merge/mergeNodes.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import type { FieldProblem, LockHolder, SaveState } from '../save/saveMachine.ts';
import { ContentReading } from './ContentReading.ts';
import { EditingState } from './EditingState.ts';
import type { Done } from './DraftHistory.ts';
import type { EditorPorts } from './editorPorts.ts';
import { Merging } from './Merging.ts';
import { Locking } from './Locking.ts';
import { Saving } from './Saving.ts';

export interface EditorSnapshot {
  readonly draft: CourseDraft;
  readonly version: number;
  /** Whether the draft may be changed: the lock is held, or the platform cannot be reached. */
  readonly editable: boolean;
  readonly save: SaveState;
  /** When the course was saved last, in milliseconds. */
  readonly savedTime: number;
  readonly lock: LockState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly journal: JournalSafety;
  /** Conflicts of a merge that the author has not resolved yet. */
  readonly conflicts: readonly Conflict[];
  /** The raw id of the job that grades earlier answers since the last save; null where there is none. */
  readonly gradingJobId: number | null;
  /** How many uploads a save would wait for. */
  readonly uploading: number;
  /** Lectures whose content could not be read. */
  readonly unreadable: ReadonlySet<NodeKey>;
}

export class CourseEditor {
  readonly #editing: EditingState;
  readonly #reading: ContentReading;
  readonly #locking: Locking;
  readonly #merging: Merging;
  readonly #saving: Saving;
  #snapshot: EditorSnapshot;

  /** `savedTime` is when the course was saved last before it was opened, in milliseconds. */
  constructor(state: JournalState, ports: EditorPorts, savedTime = ports.now()) {
    const editing = new EditingState(state, ports, savedTime);
    this.#editing = editing;
    this.#reading = new ContentReading(editing);
    this.#locking = new Locking(editing, () => this.lineBack());
    this.#merging = new Merging(editing, {
      mayEdit: () => this.#locking.mayEdit,
      onMerged: () => this.#saving.merged(),
    });
    this.#saving = new Saving(editing, {
      reading: this.#reading,
      merging: this.#merging,
      lockToken: () => this.#locking.lockToken,
      onHeld: (by) => this.#locking.heldBy(by),
    });
    this.#snapshot = this.#take();
    // The first listener, so that all others find the new snapshot.
    editing.subscribe(() => (this.#snapshot = this.#take()));
  }

  subscribe = (listener: () => void): (() => void) => this.#editing.subscribe(listener);

  getSnapshot = (): EditorSnapshot => this.#snapshot;

  /** From now on writes unsaved changes to a journal; `journal` reports to `setJournalSafety`. */
  keepIn(journal: Journal): void {
    this.#editing.keepIn(journal);
  }

  setJournalSafety = (safety: JournalSafety): void => {
    this.#editing.safety = safety;
    this.#editing.notify();
  };

  /** Applies an operation, or answers why it was refused. */
  dispatch(operation: Operation): Refusal | 'readOnly' | null {
    if (!this.#locking.mayEdit) {
      return 'readOnly';
    }
    const result = this.#editing.course.apply(operation, this.#editing.ports.now());
    if (typeof result === 'string') {
      return result;
    }
    if (result.done?.length !== 0) {
      this.#edited(result.done);
    }
    return null;
  }

  undo(): void {
    this.#moveInHistory(() => this.#editing.course.undo());
  }

  redo(): void {
    this.#moveInHistory(() => this.#editing.course.redo());
  }

  /** Reverts to the last saved state (SAVE-05); this can be undone. */
  reset(): void {
    const { course, ports } = this.#editing;
    this.#moveInHistory(() => (course.isSaved ? undefined : course.reset(ports.now())));
  }

  /** Reads the content of a lecture unless it was read already. False when it could not be read, or the lecture was deleted. */
  readLecture(key: NodeKey): Promise<boolean> {
    return this.#reading.lecture(key);
  }

  /** What is amiss with the files that the course names, as it is stored (OP-238, OP-285); null when that could not be read. */
  readFileFaults(): Promise<readonly FileFault[] | null> {
    return this.#editing.ports.readFileFaults().catch(() => null);
  }

  /** Saves after a delay (SAVE-03), or immediately after a failure; `force` as in SAVE-13. */
  save(force = false): void {
    this.#saving.ask(force);
  }

  /** Sends a save that was refused as `undecided` again, with what becomes of earlier answers (OP-279). */
  decide(grading: readonly QuestionGrading[]): void {
    this.#saving.on({ type: 'decided', grading });
  }

  /** Cancels a waiting save, or dismisses a failed one. */
  cancelSave(): void {
    this.#saving.on({ type: 'cancelled' });
  }

  switchAutoSave(on: boolean): void {
    this.#saving.on({ type: 'autoSaveSwitched', on });
  }

  /**
   * Whether learners see at once what is saved. Null while its author has not said so yet: auto-save waits for that, a save by hand does
   * not (OP-261).
   */
  setSeenByLearners(seen: boolean | null): void {
    this.#saving.seenByLearners = seen;
  }

  /** Auto-save ahead of its time, as a lecture is left; nothing while it is off. */
  autoSave(): void {
    this.#saving.autoSave();
  }

  /** The servers answer again, or the author has signed in again: a save without an answer is sent once more. */
  lineBack(): void {
    this.#saving.on({ type: 'lineBack' });
  }

  signedIn(): void {
    this.#saving.on({ type: 'signedIn' });
  }

  /** Notes that the course was published or unpublished, which is a mutation of its own. */
  published(published: boolean, version: number): void {
    this.#editing.course.published(published, version);
    this.#editing.savedTime = this.#editing.ports.now();
    this.#editing.note(null);
    this.#editing.notify();
  }

  /** The course was restored, which is a mutation of its own: reads it. False when it could not be read. */
  restored(): Promise<boolean> {
    this.#editing.savedTime = this.#editing.ports.now();
    return this.#merging.newer();
  }

  /** From now on a save waits for this upload to finish. */
  uploadBegan(key: string): void {
    this.#editing.uploading.add(key);
    this.#editing.notify();
  }

  /** A save no longer waits for it. */
  uploadRests(key: string): void {
    if (this.#editing.uploading.delete(key)) {
      this.#editing.notify();
    }
  }

  /**
   * Replaces the mark of an upload with HTML, wherever it is, or removes it (`''`). This is not a step of the history: what undoing
   * restores has the picture as well.
   */
  settleUpload(key: string, html: string): void {
    if (this.#editing.course.settleUpload(key, html)) {
      this.#edited(null);
    }
  }

  /** Asks for the lock (LOCK-01). */
  turnOn(): void {
    this.#locking.turnOn();
  }

  /** Takes the lock over from its holder (LOCK-08). */
  takeOver(): void {
    this.#locking.takeOver();
  }

  /** Finds out whether the lock is still held, ahead of its next heartbeat. */
  checkLock(): void {
    this.#locking.check();
  }

  /** Gives the lock back without saving. */
  turnOff(): void {
    this.#locking.turnOff();
  }

  /** The token of the lock; null without one. */
  get lockToken(): number | null {
    return this.#locking.lockToken;
  }

  /**
   * Saves without delay and waits for the answer; what is typed meanwhile is saved as well, up to a few times. False when
   * it could not be saved: the saving state says why, or conflicts have to be resolved first, or the author never stopped typing.
   */
  saveNow(): Promise<boolean> {
    return this.#saving.now();
  }

  /** Merges what others have saved since. False when the course could not be read. */
  catchUp(): Promise<boolean> {
    return this.#merging.newer();
  }

  /**
   * Continues with a draft that was left unsaved. False when someone has saved the course since, when a save of that draft had no answer,
   * when an earlier version of this client left it without a field that courses have now (use `mergeLeft`), or when something has been
   * changed here already.
   */
  takeUp(left: JournalState): boolean {
    return this.#merging.takeUp(left);
  }

  /**
   * The same for a draft that is older than the course: a save of it that had no answer is sent once more, and both are merged. False also
   * when the platform could not be reached.
   */
  mergeLeft(left: JournalState): Promise<boolean> {
    return this.#merging.mergeLeft(left);
  }

  /** Resolves a conflict of a merge: keeps the version of the draft, or takes the other one. */
  choose(conflict: Conflict, takeTheOther: boolean): void {
    this.#merging.choose(conflict, takeTheOther, (operation) => this.dispatch(operation) === null);
  }

  /** The place in the draft that a problem of the last save names; null when there is none. */
  placeOf(problem: FieldProblem): ProblemPlace | null {
    return this.#saving.placeOf(problem);
  }

  /** What the save that was refused last would do to learners; null where they get nothing of it yet. Rejects when it is not known. */
  readImpact = (): Promise<CourseImpact | null> => this.#saving.readImpact();

  /**
   * Ends editing: saves and releases the lock (LOCK-06). False when it could not be saved, as in `saveNow`: then
   * editing stays on. `isLeaving` says once it is saved whether nobody has come back.
   */
  async leave(isLeaving = (): boolean => true): Promise<boolean> {
    const saved = await this.saveNow();
    if (saved && isLeaving()) {
      this.turnOff();
    }
    return saved;
  }

  /** Saves and hands the lock over (BEY-08). False, with nothing done, when it could not be saved or the lock is not held. */
  async handOver(to: LockHolder): Promise<boolean> {
    return (await this.saveNow()) && this.#locking.handOver(to);
  }

  /** Stops all timers, and resolves when the journal has every unsaved change. */
  close(): Promise<void> {
    this.#editing.timers.endAll();
    return this.#editing.settled();
  }

  #moveInHistory(move: () => Done | undefined): void {
    if (this.#locking.mayEdit) {
      const done = move();
      if (done !== undefined) {
        this.#edited(done);
      }
    }
  }

  #edited(done: Done): void {
    this.#editing.note(done);
    this.#saving.edited();
    this.#editing.notify();
  }

  #take(): EditorSnapshot {
    const { course, safety, conflicts, uploading, savedTime } = this.#editing;
    const { draft, version } = course.state;
    return {
      draft,
      version,
      editable: this.#locking.mayEdit,
      save: this.#saving.state,
      savedTime,
      lock: this.#locking.state,
      canUndo: course.canUndo,
      canRedo: course.canRedo,
      journal: safety,
      conflicts,
      gradingJobId: this.#saving.gradingJobId,
      uploading: uploading.size,
      unreadable: this.#reading.failed,
    };
  }
}
