/**
 * The state machine of saving, as pure steps: an event in, the next state and its effects out.
 *
 * ```
 * same ──edited──► changed ──asked──► waiting (2 s) ──delayOver──► sending ──saved──► same | changed
 *                     ▲                  │ cancelled                  │
 *                     └──────────────────┘          failed(why) ◄─────┘  ──asked / lineBack / signedIn──► sending
 * ```
 */

import { withGradings, type ChangedAnswers, type QuestionGrading } from '../grading/grading.ts';

/** A save waits this long before it is sent; its buttons are disabled meanwhile (SAVE-03). */
export const saveDelayMs = 2000;

/** With auto-save on, changes are saved this often (SAVE-04). */
export const autoSaveMs = 60_000;

/**
 * Why a save failed:
 * - `offline`: there was no answer; it is sent again on its own
 * - `signedOut`: the session has ended; it is sent again once the author has signed in
 * - `outdated`: the page is of a version that the servers no longer know; it has to be loaded again
 * - `newer`: the course was saved since by someone else (412); to be merged
 * - `locked`: someone else holds the lock (423)
 * - `losses`: learners would lose progress (409); to be confirmed (SAVE-09)
 * - `undecided`: what is right was changed, and its author has to say what becomes of earlier answers (OP-274)
 * - `invalid`: fields are invalid (400)
 * - `unknown`: anything else, with its code
 */
export type SaveFailure =
  | { readonly why: 'offline' | 'signedOut' | 'outdated' }
  | { readonly why: 'newer'; readonly currentVersion: number | null }
  | { readonly why: 'locked'; readonly holder: LockHolder | null }
  | { readonly why: 'losses'; readonly learnerCount: number | null; readonly lost: LostParts }
  | { readonly why: 'undecided'; readonly questions: readonly ChangedAnswers[] }
  | { readonly why: 'invalid'; readonly problems: readonly FieldProblem[] }
  | { readonly why: 'unknown'; readonly code: string };

/** What learners have worked in and would lose: the first lectures and questions by name, and how many more there are. */
export interface LostParts {
  readonly lectures: readonly { readonly lectureId: number; readonly name: string }[];
  readonly questions: readonly { readonly questionId: number; readonly text: string; readonly lectureName: string }[];
  readonly moreCount: number;
}

export interface LockHolder {
  readonly userId: number;
  readonly name: string;
  readonly username: string;
}

/** A `userErrors` entry: `path` names the place within the input, as `modules.0.lectures.2.name`. */
export interface FieldProblem {
  readonly path: string;
  readonly code: string;
  readonly message: string;
  /** The reason, to be shown in the language of the interface; null for uncommon ones. */
  readonly reason: FieldReason | null;
}

/** A reason of the platform (`docs/errors.md`), with the limit that it speaks of. */
export interface FieldReason {
  readonly reason: string;
  readonly limit?: number;
}

/** Options of a save. */
export interface SaveManner {
  /** Despite someone else's lock, a newer version and losses of learners (SAVE-13). */
  readonly force: boolean;
  /** An auto-save. */
  readonly auto: boolean;
  /** What its author decided of earlier answers. */
  readonly grading?: readonly QuestionGrading[];
}

export interface SaveState {
  readonly phase: 'same' | 'changed' | 'waiting' | 'sending' | 'failed';
  /** The save that waits, is under way or failed. */
  readonly manner: SaveManner;
  /** Set in phase `failed`. */
  readonly failure: SaveFailure | null;
  readonly autoSave: boolean;
}

export type SaveEvent =
  /** The draft differs from what was saved last, or is the same again. */
  | { readonly type: 'edited'; readonly same: boolean }
  | { readonly type: 'asked'; readonly force?: boolean }
  /** Its author has decided what becomes of earlier answers: the save that was refused is sent with that. */
  | { readonly type: 'decided'; readonly grading: readonly QuestionGrading[] }
  | { readonly type: 'delayOver' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'saved'; readonly same: boolean }
  | { readonly type: 'failed'; readonly failure: SaveFailure }
  /** What others saved meanwhile was merged into the draft; `resend` when there are no conflicts. */
  | { readonly type: 'merged'; readonly same: boolean; readonly resend: boolean }
  /** The servers answer again. */
  | { readonly type: 'lineBack' }
  | { readonly type: 'signedIn' }
  | { readonly type: 'autoSaveSwitched'; readonly on: boolean }
  /** Auto-save is due, with changes that were not refused yet; `confirmationNeeded` as in SAVE-09. */
  | { readonly type: 'autoSaveDue'; readonly confirmationNeeded: boolean };

/** - `again` repeats the failed request unchanged, with its key: it may have arrived. */
export type SaveEffect = 'startDelay' | 'stopDelay' | 'startAutoSave' | 'stopAutoSave' | 'send' | 'sendAgain';

export interface SaveStep {
  readonly state: SaveState;
  readonly effects: readonly SaveEffect[];
}

const byHand: SaveManner = { force: false, auto: false };

export const initialSave: SaveState = { phase: 'same', manner: byHand, failure: null, autoSave: false };

export function nextSave(state: SaveState, event: SaveEvent): SaveStep {
  const stay: SaveStep = { state, effects: [] };
  const settled = (same: boolean): SaveState => ({
    ...state,
    phase: same ? 'same' : 'changed',
    manner: byHand,
    failure: null,
  });
  const idle = state.phase === 'changed' || state.phase === 'failed';
  switch (event.type) {
    case 'edited':
      return state.phase === 'same' || state.phase === 'changed' || (state.phase === 'failed' && !isUnanswered(state))
        ? {
            state: event.same ? settled(true) : { ...state, phase: state.phase === 'same' ? 'changed' : state.phase },
            effects: [],
          }
        : stay;
    case 'asked': {
      const manner = { force: event.force ?? false, auto: false };
      if (!idle) {
        return stay;
      }
      // The delay of a confirmed save and of a retry is over already.
      return state.phase === 'failed'
        ? sending(state, manner, manner.force || !isUnanswered(state) ? 'send' : 'sendAgain')
        : { state: { ...state, phase: 'waiting', manner, failure: null }, effects: ['startDelay'] };
    }
    case 'decided':
      return state.failure?.why === 'undecided'
        ? sending(
            state,
            { ...state.manner, auto: false, grading: withGradings(state.manner.grading, event.grading) },
            'send',
          )
        : stay;
    case 'delayOver':
      return state.phase === 'waiting' ? sending(state, state.manner, 'send') : stay;
    case 'cancelled':
      if (state.phase === 'waiting') {
        return { state: settled(false), effects: ['stopDelay'] };
      }
      return state.phase === 'failed' && !isUnanswered(state) ? { state: settled(false), effects: [] } : stay;
    case 'saved':
      return state.phase === 'sending' ? { state: settled(event.same), effects: [] } : stay;
    case 'failed':
      return state.phase === 'sending'
        ? { state: { ...state, phase: 'failed', failure: event.failure }, effects: [] }
        : stay;
    case 'merged':
      if (state.failure?.why !== 'newer') {
        return stay;
      }
      return event.resend && !event.same
        ? sending(state, { ...state.manner, force: false }, 'send')
        : { state: settled(event.same), effects: [] };
    case 'lineBack':
      return state.failure?.why === 'offline' ? sending(state, state.manner, 'sendAgain') : stay;
    case 'signedIn':
      return state.failure?.why === 'signedOut' ? sending(state, state.manner, 'sendAgain') : stay;
    case 'autoSaveSwitched':
      return event.on === state.autoSave
        ? stay
        : { state: { ...state, autoSave: event.on }, effects: [event.on ? 'startAutoSave' : 'stopAutoSave'] };
    case 'autoSaveDue':
      // What was refused as invalid may have been mended since; any other failure is for the author.
      return state.autoSave &&
        (state.phase === 'changed' || state.failure?.why === 'invalid') &&
        !event.confirmationNeeded
        ? sending(state, { force: false, auto: true }, 'send')
        : stay;
  }
}

/** Whether the request may have arrived: then it stays unchanged until there is an answer. */
export const isUnanswered = ({ failure }: SaveState): boolean =>
  failure?.why === 'offline' || failure?.why === 'signedOut';

const sending = (state: SaveState, manner: SaveManner, effect: 'send' | 'sendAgain'): SaveStep => ({
  state: { ...state, phase: 'sending', manner, failure: null },
  effects: [effect],
});
