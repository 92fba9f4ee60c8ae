import type { CourseDraft } from '../draft/courseDraft.ts';
import { isSame } from '../draft/isSame.ts';
import type { CourseImpact } from '../impact/impact.ts';
import { changesBetween } from '../save/changes.ts';
import { needsConfirmation } from '../save/needsConfirmation.ts';
import { placeOfProblem, type ProblemPlace } from '../save/placeOfProblem.ts';
import {
  autoSaveMs,
  initialSave,
  nextSave,
  saveDelayMs,
  type FieldProblem,
  type LockHolder,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
} from '../save/saveMachine.ts';
import { mapTexts } from '../../editing/uploads/mapTexts.ts';
import { withoutUnsent } from '../../editing/uploads/uploadMark.ts';
import type { ContentReading } from './ContentReading.ts';
import type { EditingState } from './EditingState.ts';
import type { Outgoing, SaveAnswer } from './editorPorts.ts';
import type { Merging } from './Merging.ts';
import { idsOf, savedVersion } from './resend.ts';

/** How often a save is repeated because of typing meanwhile. */
const mostRounds = 5;

/** A save waits no longer than this for the journal, in milliseconds. */
const longestJournalMs = 1000;

/** The draft as it can be sent now. */
const withoutUploads = (draft: CourseDraft): CourseDraft => mapTexts(draft, withoutUnsent);

interface SavingParts {
  readonly reading: ContentReading;
  readonly merging: Merging;
  readonly lockToken: () => number | null;
  readonly onHeld: (by: LockHolder) => void;
}

/** Sends changes by the steps of the state machine of saving. */
export class Saving {
  readonly #editing: EditingState;
  readonly #parts: SavingParts;
  /** The last save that was refused. */
  #refused: Outgoing | null = null;
  state: SaveState = initialSave;
  /** See `EditorSnapshot.gradingJobId`. */
  gradingJobId: number | null = null;
  /** See `CourseEditor.setSeenByLearners`. */
  seenByLearners: boolean | null = true;

  constructor(editing: EditingState, parts: SavingParts) {
    this.#editing = editing;
    this.#parts = parts;
  }

  on(event: SaveEvent): void {
    const { state, effects } = nextSave(this.state, event);
    if (state === this.state && effects.length === 0) {
      return;
    }
    this.state = state;
    for (const effect of effects) {
      this.#do(effect);
    }
    this.#editing.notify();
  }

  ask(force: boolean): void {
    // A merge that is running sends its result itself.
    if (force || !this.#parts.merging.isRunning) {
      this.on({ type: 'asked', force });
    }
  }

  /** The draft has changed, perhaps back to what was saved. */
  edited(): void {
    this.on({ type: 'edited', same: this.#editing.course.isSaved });
  }

  /** The draft was merged with what others saved. */
  merged(): void {
    this.on({ type: 'merged', same: this.#editing.course.isSaved, resend: this.#editing.conflicts.length === 0 });
    this.edited();
  }

  /** See `CourseEditor.saveNow`. */
  async now(): Promise<boolean> {
    const { timers } = this.#editing;
    const isSafe = (): boolean => this.#editing.course.isSaved && this.#editing.outgoing === null;
    const rests = (): boolean => this.state.phase !== 'sending' && !this.#parts.merging.isRunning;
    await this.#editing.until(rests);
    // An upload becomes a section once it is finished. Other changes wait for it within the save, where the author sees it.
    if (isSafe()) {
      await this.#editing.until(() => this.#editing.uploading.size === 0);
    }
    for (let round = 0; round < mostRounds && !isSafe() && !this.#parts.merging.isUnsettled; round += 1) {
      this.ask(false);
      if (timers.end('delay')) {
        this.on({ type: 'delayOver' });
      }
      await this.#editing.until(rests);
      if (this.state.phase === 'failed') {
        break;
      }
    }
    return isSafe() && !this.#parts.merging.isUnsettled;
  }

  placeOf({ path }: FieldProblem): ProblemPlace | null {
    return this.#refused === null ? null : placeOfProblem(this.#refused.sent, path);
  }

  /** See `CourseEditor.readImpact`. */
  async readImpact(): Promise<CourseImpact | null> {
    return this.#refused === null ? null : this.#editing.ports.readImpact(this.#refused.request);
  }

  #do(effect: SaveEffect): void {
    const { timers, outgoing } = this.#editing;
    switch (effect) {
      case 'startDelay':
        timers.start('delay', saveDelayMs, () => this.on({ type: 'delayOver' }));
        return;
      case 'stopDelay':
        timers.end('delay');
        return;
      case 'startAutoSave':
        timers.repeat('autoSave', autoSaveMs, () => this.autoSave());
        return;
      case 'stopAutoSave':
        timers.end('autoSave');
        return;
      case 'send':
        void this.#send();
        return;
      case 'sendAgain':
        void (outgoing === null ? this.#send() : this.#deliver(outgoing));
    }
  }

  /** Sends what changed, unless that is for the author to decide (OP-66). Nothing while auto-save is off. */
  autoSave(): void {
    const { base, draft } = this.#editing.course.state;
    if (this.seenByLearners === null) {
      return;
    }
    // Without the lock it would be refused, and so would what is as invalid as it was.
    const refused = this.state.failure?.why === 'invalid' ? (this.#refused?.sent ?? null) : null;
    if (this.#parts.lockToken() === null || (refused !== null && isSame(withoutUploads(draft), refused))) {
      return;
    }
    // What learners do not have yet takes nothing from them.
    const isTheirs = this.seenByLearners ?? true;
    const confirmationNeeded = this.#parts.merging.isUnsettled || (isTheirs && needsConfirmation(base, draft));
    this.on({ type: 'autoSaveDue', confirmationNeeded });
  }

  async #send(): Promise<void> {
    const { course, ports } = this.#editing;
    await Promise.all(course.removedUnread().map(({ key, id }) => this.#parts.reading.read(key, id)));
    await this.#editing.until(() => this.#editing.uploading.size === 0);
    const { base, draft, version } = course.state;
    // What could not be uploaded stays in the draft, so that the course does not count as saved.
    const sent = withoutUploads(draft);
    const changes = changesBetween(base, sent);
    if (changes === null) {
      this.on({ type: 'saved', same: course.isSaved });
      return;
    }
    const lockToken = this.#parts.lockToken();
    const request = { ...this.state.manner, changes, version, lockToken, idempotencyKey: ports.newKey() };
    await this.#deliver({ request, sent });
  }

  async #deliver(outgoing: Outgoing): Promise<void> {
    const editing = this.#editing;
    editing.outgoing = outgoing;
    this.gradingJobId = null;
    editing.note(null);
    // A tab that is closed during the request must find it in the journal later, or new nodes would be created twice.
    await editing.settledWithin(longestJournalMs);
    const answer = await editing.ports
      .send(outgoing.request)
      .catch((): SaveAnswer => ({ ok: false, failure: { why: 'offline' } }));
    if (answer.ok) {
      editing.outgoing = null;
      editing.savedTime = editing.ports.now();
      this.#refused = null;
      this.gradingJobId = answer.gradingJobId ?? null;
      editing.course.saved(outgoing.sent, savedVersion(outgoing.request, answer.version), idsOf(answer.created));
      editing.note(null);
      this.on({ type: 'saved', same: editing.course.isSaved });
      return;
    }
    const { failure } = answer;
    if (failure.why !== 'offline' && failure.why !== 'signedOut') {
      editing.outgoing = null;
      editing.note(null);
    }
    if (failure.why === 'locked' && this.#hasNewerLockThan(outgoing)) {
      await this.#send();
      return;
    }
    this.#refused = outgoing;
    // Callers who await the save await the merge too: it begins before they learn that the save failed.
    const merging = failure.why === 'newer' ? this.#parts.merging.newer() : null;
    this.on({ type: 'failed', failure });
    await merging;
    if (failure.why === 'locked' && failure.holder !== null) {
      this.#parts.onHeld(failure.holder);
    }
  }

  /**
   * Whether the lock was lost and taken again since: what was sent under the old lock token was refused, and is sent again under the new one.
   */
  #hasNewerLockThan({ request }: Outgoing): boolean {
    const lockToken = this.#parts.lockToken();
    return lockToken !== null && lockToken !== request.lockToken;
  }
}
