/**
 * One course being edited: joins draft, undo, journal, saving and lock. Screens read `getSnapshot` (with `subscribe`, for
 * `useSyncExternalStore`) and call what is public here; everything that touches the world goes through the ports.
 */
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { findOf } from '../draft/findNode.ts';
import type { Operation, Refusal } from '../draft/operation.ts';
import { readContent } from '../draft/readContent.ts';
import type { Journal, JournalSafety } from '../journal/Journal.ts';
import type { JournalState } from '../journal/journalDatabase.ts';
import {
  beatMs,
  lockOff,
  mayEdit,
  nextLock,
  type LockEffect,
  type LockEvent,
  type LockState,
} from '../lock/lockMachine.ts';
import { isOfSame, type Conflict } from '../merge/mergeNodes.ts';
import { takeOther } from '../merge/takeOther.ts';
import { changesBetween } from '../save/changes.ts';
import { needsConfirmation } from '../save/needsConfirmation.ts';
import { placeOfProblem, type ProblemPlace } from '../save/placeOfProblem.ts';
import {
  autoSaveMs,
  initialSave,
  nextSave,
  saveDelayMs,
  type FieldProblem,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
} from '../save/saveMachine.ts';
import { EditedCourse, type Done } from './EditedCourse.ts';
import type { EditorPorts, Outgoing, SaveAnswer } from './editorPorts.ts';
import { joinVersions } from './joinVersions.ts';
import { idsOf, savedVersion, sentAgain } from './sentAgain.ts';
import { Timers } from './Timers.ts';

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
  /** Lectures whose content is being read. */
  readonly reading: ReadonlySet<NodeKey>;
}

export class CourseEditor {
  readonly #ports: EditorPorts;
  readonly #course: EditedCourse;
  readonly #timers: Timers;
  #journal: Journal | null = null;
  #safety: JournalSafety = 'safe';
  #save: SaveState = initialSave;
  #lock: LockState = lockOff;
  #outgoing: Outgoing | null = null;
  /** What the last refused save has sent. */
  #refused: CourseDraft | null = null;
  #conflicts: readonly Conflict[] = [];
  readonly #reading = new Map<NodeKey, Promise<boolean>>();
  readonly #listeners = new Set<() => void>();
  #snapshot: EditorSnapshot;

  constructor(state: JournalState, ports: EditorPorts) {
    this.#ports = ports;
    this.#course = new EditedCourse(state);
    this.#timers = new Timers(ports.schedule);
    this.#snapshot = this.#take();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  getSnapshot = (): EditorSnapshot => this.#snapshot;

  /** Writes what is not saved into a journal from now on; `journal` reports to `setJournalSafety`. */
  keepIn(journal: Journal): void {
    this.#journal = journal;
    this.#note(null);
  }

  setJournalSafety = (safety: JournalSafety): void => {
    this.#safety = safety;
    this.#tell();
  };

  /** Does an operation, or says why not. */
  dispatch(operation: Operation): Refusal | 'readOnly' | null {
    if (!mayEdit(this.#lock)) {
      return 'readOnly';
    }
    const result = this.#course.apply(operation, this.#ports.now());
    if (typeof result === 'string') {
      return result;
    }
    if (result.done?.length !== 0) {
      this.#edited(result.done);
    }
    return null;
  }

  undo(): void {
    this.#moveInHistory(() => this.#course.undo());
  }

  redo(): void {
    this.#moveInHistory(() => this.#course.redo());
  }

  /** Back to what was saved last (SAVE-05); it can be undone. */
  reset(): void {
    this.#moveInHistory(() => (this.#course.isSaved ? undefined : this.#course.reset(this.#ports.now())));
  }

  /** Reads the content of a lecture unless that was done. False when it could not be read, or the lecture is gone. */
  readLecture(key: NodeKey): Promise<boolean> {
    const lecture = findOf(this.#course.state.draft, 'lecture', key)?.node;
    if (lecture === undefined) {
      return Promise.resolve(false);
    }
    if (lecture.content !== 'notRead' || lecture.id === undefined) {
      return Promise.resolve(true);
    }
    return this.#read(key, lecture.id);
  }

  /** Saves after a delay (SAVE-03), or at once what failed before; `force` as SAVE-13 says. */
  save(force = false): void {
    this.#onSave({ type: 'asked', force });
  }

  /** Calls a waiting save off, or leaves a failed one. */
  cancelSave(): void {
    this.#onSave({ type: 'cancelled' });
  }

  switchAutoSave(on: boolean): void {
    this.#onSave({ type: 'autoSaveSwitched', on });
  }

  /** The servers answer again, or somebody signed in again: what is not answered yet is sent once more. */
  lineBack(): void {
    this.#onSave({ type: 'lineBack' });
  }

  signedIn(): void {
    this.#onSave({ type: 'signedIn' });
  }

  /** Takes that the course was published or unpublished, which is a mutation of its own. */
  published(published: boolean, version: number): void {
    this.#course.published(published, version);
    this.#note(null);
    this.#tell();
  }

  /** Asks for the lock (LOCK-01). */
  turnOn(): void {
    this.#onLock({ type: 'turnedOn' });
  }

  /** Takes the lock from whoever holds it (LOCK-08). */
  takeOver(): void {
    this.#onLock({ type: 'tookOver' });
  }

  /** Gives the lock back without saving. */
  turnOff(): void {
    this.#onLock({ type: 'turnedOff' });
  }

  /** Saves what changed without delay, and waits for the answer. False when it could not be saved: the state of saving says why. */
  async saveNow(): Promise<boolean> {
    await this.#until(() => this.#save.phase !== 'sending');
    if (this.#save.phase !== 'same') {
      this.save();
      if (this.#timers.end('delay')) {
        this.#onSave({ type: 'delayOver' });
      }
      await this.#until(() => this.#save.phase !== 'sending');
    }
    return this.#course.isSaved;
  }

  /**
   * Goes on with a draft that was left unsaved, which then is what is to be saved. False when the course was saved by somebody since it
   * was left, or a save of it had no answer (`mergeLeft`), or when something was changed here already.
   */
  takeUp(left: JournalState): boolean {
    if (!this.#mayTakeUp() || left.sending !== undefined || left.version !== this.#course.state.version) {
      return false;
    }
    this.#course.replace(left);
    this.#edited(null);
    return true;
  }

  /**
   * The same for a draft that is older than the course: a save of it that had no answer is sent once more, and both are joined. False also when
   * the platform could not be reached.
   */
  async mergeLeft(left: JournalState): Promise<boolean> {
    const state = this.#mayTakeUp() ? await sentAgain(this.#ports, left).catch(() => null) : null;
    return state !== null && (await this.#join(() => (this.#mayTakeUp() ? state : null)));
  }

  /** Settles what a merge left to choose: keeps what the draft has, or takes the other version. */
  choose(conflict: Conflict, takeTheOther: boolean): void {
    const operation = takeTheOther ? takeOther(this.#course.state.draft, conflict) : null;
    if (operation === null || this.dispatch(operation) === null) {
      this.#conflicts = this.#conflicts.filter((each) => each !== conflict);
      this.#tell();
    }
  }

  /** Where the place is that a problem of the last save names; null when it cannot be told. */
  placeOf(problem: FieldProblem): ProblemPlace | null {
    return this.#refused === null ? null : placeOfProblem(this.#refused, problem.path);
  }

  /**
   * Switches editing off: saves what changed and gives the lock back (LOCK-06). False when it could not be saved, also because something was
   * typed meanwhile: then editing stays on. `isLeaving` says once it is saved whether nobody has come back.
   */
  async leave(isLeaving = (): boolean => true): Promise<boolean> {
    const saved = await this.saveNow();
    if (saved && isLeaving()) {
      this.turnOff();
    }
    return saved;
  }

  /** Ends all timers. The draft stays in the journal. */
  close(): void {
    this.#timers.endAll();
  }

  #moveInHistory(move: () => Done | undefined): void {
    if (mayEdit(this.#lock)) {
      const done = move();
      if (done !== undefined) {
        this.#edited(done);
      }
    }
  }

  #edited(done: Done): void {
    this.#note(done);
    this.#onSave({ type: 'edited', same: this.#course.isSaved });
    this.#tell();
  }

  #note(done: Done): void {
    if (this.#course.isSaved && this.#outgoing === null) {
      this.#journal?.clear();
    } else {
      const sending = this.#outgoing;
      this.#journal?.record({ ...this.#course.state, ...(sending && { sending }) }, done, this.#ports.now());
    }
  }

  #read(key: NodeKey, id: number): Promise<boolean> {
    const underWay = this.#reading.get(key);
    if (underWay !== undefined) {
      return underWay;
    }
    const reading = this.#readNow(key, id).finally(() => {
      this.#reading.delete(key);
      this.#tell();
    });
    this.#reading.set(key, reading);
    this.#tell();
    return reading;
  }

  async #readNow(key: NodeKey, id: number): Promise<boolean> {
    const content = await this.#ports.readLecture(id).catch(() => null);
    if (content === null) {
      return false;
    }
    this.#course.read(key, readContent(content, this.#ports.newKey));
    this.#note(null);
    return true;
  }

  #onSave(event: SaveEvent): void {
    const { state, effects } = nextSave(this.#save, event);
    if (state === this.#save && effects.length === 0) {
      return;
    }
    this.#save = state;
    for (const effect of effects) {
      this.#doSave(effect);
    }
    this.#tell();
  }

  #doSave(effect: SaveEffect): void {
    switch (effect) {
      case 'startDelay':
        this.#timers.start('delay', saveDelayMs, () => this.#onSave({ type: 'delayOver' }));
        return;
      case 'stopDelay':
        this.#timers.end('delay');
        return;
      case 'startAutoSave':
        this.#timers.repeat('autoSave', autoSaveMs, () => {
          const { base, draft } = this.#course.state;
          this.#onSave({ type: 'autoSaveDue', confirmationNeeded: needsConfirmation(base, draft) });
        });
        return;
      case 'stopAutoSave':
        this.#timers.end('autoSave');
        return;
      case 'send':
        void this.#send();
        return;
      case 'sendAgain':
        void (this.#outgoing === null ? this.#send() : this.#deliver(this.#outgoing));
    }
  }

  async #send(): Promise<void> {
    await Promise.all(this.#course.removedUnread().map(({ key, id }) => this.#read(key, id)));
    const { base, draft, version } = this.#course.state;
    const changes = changesBetween(base, draft);
    if (changes === null) {
      this.#onSave({ type: 'saved', same: true });
      return;
    }
    const { manner } = this.#save;
    const fence = this.#lock.phase === 'mine' || this.#lock.phase === 'away' ? this.#lock.fence : null;
    const request = { ...manner, changes, version, fence, idempotencyKey: this.#ports.newKey() };
    await this.#deliver({ request, sent: draft });
  }

  async #deliver(outgoing: Outgoing): Promise<void> {
    this.#outgoing = outgoing;
    this.#note(null);
    const answer = await this.#ports
      .send(outgoing.request)
      .catch((): SaveAnswer => ({ ok: false, failure: { why: 'offline' } }));
    if (answer.ok) {
      this.#outgoing = null;
      this.#course.saved(outgoing.sent, savedVersion(outgoing.request, answer.version), idsOf(answer.created));
      this.#note(null);
      this.#onSave({ type: 'saved', same: this.#course.isSaved });
      return;
    }
    const { failure } = answer;
    if (failure.why !== 'offline' && failure.why !== 'signedOut') {
      this.#outgoing = null;
      this.#note(null);
    }
    this.#refused = outgoing.sent;
    this.#onSave({ type: 'failed', failure });
    if (failure.why === 'newer') {
      await this.#join(() => this.#course.state);
    }
    if (failure.why === 'locked' && failure.holder !== null) {
      this.#onLock({ type: 'held', by: failure.holder });
    }
  }

  #mayTakeUp(): boolean {
    return mayEdit(this.#lock) && this.#course.isSaved;
  }

  /**
   * Joins what others have saved with a draft, which `current` gives at the last moment, and goes on with both. False when there is nothing to
   * join any more, or the course could not be read.
   */
  async #join(current: () => JournalState | null): Promise<boolean> {
    const joined = await joinVersions(this.#ports, current).catch(() => null);
    if (joined === null) {
      return false;
    }
    this.#course.replace(joined.state);
    this.#conflicts = [
      ...this.#conflicts.filter((old) => joined.conflicts.every((each) => !isOfSame(old, each))),
      ...joined.conflicts,
    ];
    this.#note(null);
    const same = this.#course.isSaved;
    this.#onSave({ type: 'merged', same, resend: joined.conflicts.length === 0 });
    this.#onSave({ type: 'edited', same });
    this.#tell();
    return true;
  }

  #onLock(event: LockEvent): void {
    const { state, effects } = nextLock(this.#lock, event);
    if (state === this.#lock && effects.length === 0) {
      return;
    }
    this.#lock = state;
    for (const effect of effects) {
      this.#doLock(effect);
    }
    this.#tell();
  }

  #doLock(effect: LockEffect): void {
    switch (effect.type) {
      case 'lock':
        void this.#askForLock(effect.takeOver);
        return;
      case 'unlock':
        // A lock that is not given back ends by itself.
        void this.#ports.unlock(effect.fence).catch(() => undefined);
        return;
      case 'startBeat':
        this.#timers.repeat('beat', beatMs, () => this.#onLock({ type: 'beatDue', now: this.#ports.now() }));
        return;
      case 'stopBeat':
        this.#timers.end('beat');
    }
  }

  async #askForLock(takeOver: boolean): Promise<void> {
    const answer = await this.#ports.lock(takeOver).catch(() => null);
    const now = this.#ports.now();
    if (answer === null) {
      this.#onLock({ type: 'failed', now });
    } else if (answer.outcome === 'locked') {
      this.#onLock({ type: 'locked', fence: answer.fence, now });
      this.lineBack();
    } else {
      this.#onLock({ type: 'held', by: answer.by });
    }
  }

  #until(holds: () => boolean): Promise<void> {
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

  #take(): EditorSnapshot {
    const { draft, version } = this.#course.state;
    return {
      draft,
      version,
      editable: mayEdit(this.#lock),
      save: this.#save,
      lock: this.#lock,
      canUndo: this.#course.canUndo,
      canRedo: this.#course.canRedo,
      journal: this.#safety,
      conflicts: this.#conflicts,
      reading: new Set(this.#reading.keys()),
    };
  }

  #tell(): void {
    this.#snapshot = this.#take();
    for (const listener of this.#listeners) {
      listener();
    }
  }
}
