import type { CourseDraft } from '../draft/courseDraft.ts';
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
import type { Desk } from './Desk.ts';
import type { Outgoing, SaveAnswer } from './editorPorts.ts';
import type { Joining } from './Joining.ts';
import { idsOf, savedVersion } from './sentAgain.ts';

/** So often a save is tried again that was overtaken by typing. */
const mostRounds = 5;

/** A save waits no longer than this for the journal, in milliseconds. */
const longestJournalMs = 1000;

interface SavingParts {
  readonly reading: ContentReading;
  readonly joining: Joining;
  readonly fence: () => number | null;
  readonly onHeld: (by: LockHolder) => void;
}

/** Sends what changed, as its machine says. */
export class Saving {
  readonly #desk: Desk;
  readonly #parts: SavingParts;
  /** What the last refused save has sent. */
  #refused: CourseDraft | null = null;
  state: SaveState = initialSave;

  constructor(desk: Desk, parts: SavingParts) {
    this.#desk = desk;
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
    this.#desk.tell();
  }

  ask(force: boolean): void {
    // What is being joined is sent on its own then.
    if (force || !this.#parts.joining.isRunning) {
      this.on({ type: 'asked', force });
    }
  }

  /** The draft is another one now, or says what was saved. */
  edited(): void {
    this.on({ type: 'edited', same: this.#desk.course.isSaved });
  }

  /** The draft was joined with what others saved. */
  merged(): void {
    this.on({ type: 'merged', same: this.#desk.course.isSaved, resend: this.#desk.conflicts.length === 0 });
    this.edited();
  }

  /** See `CourseEditor.saveNow`. */
  async now(): Promise<boolean> {
    const { timers } = this.#desk;
    const isSafe = (): boolean => this.#desk.course.isSaved && this.#desk.outgoing === null;
    const rests = (): boolean => this.state.phase !== 'sending' && !this.#parts.joining.isRunning;
    await this.#desk.until(rests);
    // A file on its way becomes a section when it arrives. What is changed besides waits for it in the save, where that is seen.
    if (isSafe()) {
      await this.#desk.until(() => this.#desk.uploading.size === 0);
    }
    for (let round = 0; round < mostRounds && !isSafe() && !this.#parts.joining.isUnsettled; round += 1) {
      this.ask(false);
      if (timers.end('delay')) {
        this.on({ type: 'delayOver' });
      }
      await this.#desk.until(rests);
      if (this.state.phase === 'failed') {
        break;
      }
    }
    return isSafe() && !this.#parts.joining.isUnsettled;
  }

  placeOf({ path }: FieldProblem): ProblemPlace | null {
    return this.#refused === null ? null : placeOfProblem(this.#refused, path);
  }

  #do(effect: SaveEffect): void {
    const { timers, outgoing } = this.#desk;
    switch (effect) {
      case 'startDelay':
        timers.start('delay', saveDelayMs, () => this.on({ type: 'delayOver' }));
        return;
      case 'stopDelay':
        timers.end('delay');
        return;
      case 'startAutoSave':
        timers.repeat('autoSave', autoSaveMs, () => this.#autoSave());
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

  #autoSave(): void {
    const { base, draft } = this.#desk.course.state;
    const confirmationNeeded = this.#parts.joining.isUnsettled || needsConfirmation(base, draft);
    this.on({ type: 'autoSaveDue', confirmationNeeded });
  }

  async #send(): Promise<void> {
    const { course, ports } = this.#desk;
    await Promise.all(course.removedUnread().map(({ key, id }) => this.#parts.reading.read(key, id)));
    await this.#desk.until(() => this.#desk.uploading.size === 0);
    const { base, draft, version } = course.state;
    // What could not be uploaded stays on top of what is saved, so that the course does not count as saved.
    const sent = mapTexts(draft, withoutUnsent);
    const changes = changesBetween(base, sent);
    if (changes === null) {
      this.on({ type: 'saved', same: course.isSaved });
      return;
    }
    const fence = this.#parts.fence();
    const request = { ...this.state.manner, changes, version, fence, idempotencyKey: ports.newKey() };
    await this.#deliver({ request, sent });
  }

  async #deliver(outgoing: Outgoing): Promise<void> {
    const desk = this.#desk;
    desk.outgoing = outgoing;
    desk.note(null);
    // A tab that ends with the request on its way must know of it when it comes back, or what is new would be made a second time.
    await desk.settledWithin(longestJournalMs);
    const answer = await desk.ports
      .send(outgoing.request)
      .catch((): SaveAnswer => ({ ok: false, failure: { why: 'offline' } }));
    if (answer.ok) {
      desk.outgoing = null;
      desk.course.saved(outgoing.sent, savedVersion(outgoing.request, answer.version), idsOf(answer.created));
      desk.note(null);
      this.on({ type: 'saved', same: desk.course.isSaved });
      return;
    }
    const { failure } = answer;
    if (failure.why !== 'offline' && failure.why !== 'signedOut') {
      desk.outgoing = null;
      desk.note(null);
    }
    if (failure.why === 'locked' && this.#hasNewerLockThan(outgoing)) {
      await this.#send();
      return;
    }
    this.#refused = outgoing.sent;
    // Anyone who waits for the save waits for the joining too: it begins before anybody hears that the save failed.
    const joining = failure.why === 'newer' ? this.#parts.joining.newer() : null;
    this.on({ type: 'failed', failure });
    await joining;
    if (failure.why === 'locked' && failure.holder !== null) {
      this.#parts.onHeld(failure.holder);
    }
  }

  /** Whether the lock was lost and taken again since: what was sent under the old one did not arrive, and goes out again under this one. */
  #hasNewerLockThan({ request }: Outgoing): boolean {
    const fence = this.#parts.fence();
    return fence !== null && fence !== request.fence;
  }
}
