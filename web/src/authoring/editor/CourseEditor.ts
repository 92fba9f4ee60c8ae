/**
 * One course being edited: joins draft, undo, journal, saving and lock. Screens read `getSnapshot` (with `subscribe`, for
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
import { Desk } from './Desk.ts';
import type { Done } from './EditedCourse.ts';
import type { EditorPorts } from './editorPorts.ts';
import { Joining } from './Joining.ts';
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
  readonly #desk: Desk;
  readonly #reading: ContentReading;
  readonly #locking: Locking;
  readonly #joining: Joining;
  readonly #saving: Saving;
  #snapshot: EditorSnapshot;

  constructor(state: JournalState, ports: EditorPorts) {
    const desk = new Desk(state, ports);
    this.#desk = desk;
    this.#reading = new ContentReading(desk);
    this.#locking = new Locking(desk, () => this.lineBack());
    this.#joining = new Joining(desk, {
      mayEdit: () => this.#locking.mayEdit,
      onJoined: () => this.#saving.merged(),
    });
    this.#saving = new Saving(desk, {
      reading: this.#reading,
      joining: this.#joining,
      fence: () => this.#locking.fence,
      onHeld: (by) => this.#locking.heldBy(by),
    });
    this.#snapshot = this.#take();
    // The first to hear of a change, so that all others find it here.
    desk.subscribe(() => (this.#snapshot = this.#take()));
  }

  subscribe = (listener: () => void): (() => void) => this.#desk.subscribe(listener);

  getSnapshot = (): EditorSnapshot => this.#snapshot;

  /** Writes what is not saved into a journal from now on; `journal` reports to `setJournalSafety`. */
  keepIn(journal: Journal): void {
    this.#desk.keepIn(journal);
  }

  setJournalSafety = (safety: JournalSafety): void => {
    this.#desk.safety = safety;
    this.#desk.tell();
  };

  /** Does an operation, or says why not. */
  dispatch(operation: Operation): Refusal | 'readOnly' | null {
    if (!this.#locking.mayEdit) {
      return 'readOnly';
    }
    const result = this.#desk.course.apply(operation, this.#desk.ports.now());
    if (typeof result === 'string') {
      return result;
    }
    if (result.done?.length !== 0) {
      this.#edited(result.done);
    }
    return null;
  }

  undo(): void {
    this.#moveInHistory(() => this.#desk.course.undo());
  }

  redo(): void {
    this.#moveInHistory(() => this.#desk.course.redo());
  }

  /** Back to what was saved last (SAVE-05); it can be undone. */
  reset(): void {
    const { course, ports } = this.#desk;
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
    this.#desk.course.published(published, version);
    this.#desk.note(null);
    this.#desk.tell();
  }

  /** A save waits from now on until this upload rests. */
  uploadBegan(key: string): void {
    this.#desk.uploading.add(key);
    this.#desk.tell();
  }

  /** A save waits for it no longer. */
  uploadRests(key: string): void {
    if (this.#desk.uploading.delete(key)) {
      this.#desk.tell();
    }
  }

  /**
   * Puts HTML in the place of the mark of an upload, wherever that stands, or nothing (`''`). It is no step of the history: what undoing
   * brings back has the picture as well.
   */
  settleUpload(key: string, html: string): void {
    if (this.#desk.course.settleUpload(key, html)) {
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

  /** Joins what others have saved since. False when the course could not be read. */
  catchUp(): Promise<boolean> {
    return this.#joining.newer();
  }

  /**
   * Goes on with a draft that was left unsaved, which then is what is to be saved. False when the course was saved by someone since it
   * was left, or a save of it had no answer (`mergeLeft`), or when something was changed here already.
   */
  takeUp(left: JournalState): boolean {
    return this.#joining.takeUp(left);
  }

  /**
   * The same for a draft that is older than the course: a save of it that had no answer is sent once more, and both are joined. False also when
   * the platform could not be reached.
   */
  mergeLeft(left: JournalState): Promise<boolean> {
    return this.#joining.mergeLeft(left);
  }

  /** Settles what a merge left to choose: keeps what the draft has, or takes the other version. */
  choose(conflict: Conflict, takeTheOther: boolean): void {
    this.#joining.choose(conflict, takeTheOther, (operation) => this.dispatch(operation) === null);
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
    this.#desk.timers.endAll();
    return this.#desk.settled();
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
    this.#desk.note(done);
    this.#saving.edited();
    this.#desk.tell();
  }

  #take(): EditorSnapshot {
    const { course, safety, conflicts, uploading } = this.#desk;
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
