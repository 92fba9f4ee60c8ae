/**
 * One course being edited: it connects draft, undo, journal, saving and lock. Screens read `getSnapshot` (with `subscribe`, for
 * `useSyncExternalStore`) and call what is public here; everything that touches the world goes through the ports.
 */
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import type { Operation, Refusal } from '../draft/operation.ts';
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
  /** Whether operations are taken now: the lock is held, or nothing is heard of the platform. */
  readonly editable: boolean;
  readonly save: SaveState;
  readonly lock: LockState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly journal: JournalSafety;
  /** What a merge left to choose. */
  readonly conflicts: readonly Conflict[];
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

  constructor(state: JournalState, ports: EditorPorts) {
    const editing = new EditingState(state, ports);
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
      fence: () => this.#locking.fence,
      onHeld: (by) => this.#locking.heldBy(by),
    });
    this.#snapshot = this.#take();
    // The first to hear of a change, so that all others find it here.
    editing.subscribe(() => (this.#snapshot = this.#take()));
  }

  subscribe = (listener: () => void): (() => void) => this.#editing.subscribe(listener);

  getSnapshot = (): EditorSnapshot => this.#snapshot;

  /** Writes what is not saved into a journal from now on; `journal` reports to `setJournalSafety`. */
  keepIn(journal: Journal): void {
    this.#editing.keepIn(journal);
  }

  setJournalSafety = (safety: JournalSafety): void => {
    this.#editing.safety = safety;
    this.#editing.notify();
  };

  /** Does an operation, or says why not. */
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

  /** Back to what was saved last (SAVE-05); it can be undone. */
  reset(): void {
    const { course, ports } = this.#editing;
    this.#moveInHistory(() => (course.isSaved ? undefined : course.reset(ports.now())));
  }

  /** Reads the content of a lecture unless that was done. False when it could not be read, or the lecture is gone. */
  readLecture(key: NodeKey): Promise<boolean> {
    return this.#reading.lecture(key);
  }

  /** Saves after a delay (SAVE-03), or at once what failed before; `force` as SAVE-13 says. */
  save(force = false): void {
    this.#saving.ask(force);
  }

  /** Calls a waiting save off, or leaves a failed one. */
  cancelSave(): void {
    this.#saving.on({ type: 'cancelled' });
  }

  switchAutoSave(on: boolean): void {
    this.#saving.on({ type: 'autoSaveSwitched', on });
  }

  /** The servers answer again, or someone signed in again: what is not answered yet is sent once more. */
  lineBack(): void {
    this.#saving.on({ type: 'lineBack' });
  }

  signedIn(): void {
    this.#saving.on({ type: 'signedIn' });
  }

  /** Takes that the course was published or unpublished, which is a mutation of its own. */
  published(published: boolean, version: number): void {
    this.#editing.course.published(published, version);
    this.#editing.note(null);
    this.#editing.notify();
  }

  /** A save waits from now on until this upload rests. */
  uploadBegan(key: string): void {
    this.#editing.uploading.add(key);
    this.#editing.notify();
  }

  /** A save waits for it no longer. */
  uploadRests(key: string): void {
    if (this.#editing.uploading.delete(key)) {
      this.#editing.notify();
    }
  }

  /**
   * Puts HTML in the place of the mark of an upload, wherever that stands, or nothing (`''`). It is no step of the history: what undoing
   * brings back has the picture as well.
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

  /** Takes the lock from anyone who holds it (LOCK-08). */
  takeOver(): void {
    this.#locking.takeOver();
  }

  /** Gives the lock back without saving. */
  turnOff(): void {
    this.#locking.turnOff();
  }

  /** The fence of the lock; null without one. */
  get fence(): number | null {
    return this.#locking.fence;
  }

  /**
   * Saves what changed without delay, and waits for the answer; what is typed meanwhile is saved as well, a few times over. False when
   * it could not be saved: the state of saving says why, or there are conflicts to settle first, or someone never stopped typing.
   */
  saveNow(): Promise<boolean> {
    return this.#saving.now();
  }

  /** Merges what others have saved since. False when the course could not be read. */
  catchUp(): Promise<boolean> {
    return this.#merging.newer();
  }

  /**
   * Goes on with a draft that was left unsaved, which then is what is to be saved. False when the course was saved by someone since it
   * was left, or a save of it had no answer (`mergeLeft`), or when something was changed here already.
   */
  takeUp(left: JournalState): boolean {
    return this.#merging.takeUp(left);
  }

  /**
   * The same for a draft that is older than the course: a save of it that had no answer is sent once more, and both are merged. False also when
   * the platform could not be reached.
   */
  mergeLeft(left: JournalState): Promise<boolean> {
    return this.#merging.mergeLeft(left);
  }

  /** Settles what a merge left to choose: keeps what the draft has, or takes the other version. */
  choose(conflict: Conflict, takeTheOther: boolean): void {
    this.#merging.choose(conflict, takeTheOther, (operation) => this.dispatch(operation) === null);
  }

  /** Where the place is that a problem of the last save names; null when it cannot be told. */
  placeOf(problem: FieldProblem): ProblemPlace | null {
    return this.#saving.placeOf(problem);
  }

  /**
   * Switches editing off: saves what changed and gives the lock back (LOCK-06). False when it could not be saved, as `saveNow` says: then
   * editing stays on. `isLeaving` says once it is saved whether nobody has come back.
   */
  async leave(isLeaving = (): boolean => true): Promise<boolean> {
    const saved = await this.saveNow();
    if (saved && isLeaving()) {
      this.turnOff();
    }
    return saved;
  }

  /** Saves what changed and passes the lock on (BEY-08). False when it could not be saved, or the lock is not held: then nothing happens. */
  async handOver(to: LockHolder): Promise<boolean> {
    return (await this.saveNow()) && this.#locking.handOver(to);
  }

  /** Ends all timers, and resolves when the journal has all that is not saved. */
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
    const { course, safety, conflicts, uploading } = this.#editing;
    const { draft, version } = course.state;
    return {
      draft,
      version,
      editable: this.#locking.mayEdit,
      save: this.#saving.state,
      lock: this.#locking.state,
      canUndo: course.canUndo,
      canRedo: course.canRedo,
      journal: safety,
      conflicts,
      uploading: uploading.size,
      unreadable: this.#reading.failed,
    };
  }
}
