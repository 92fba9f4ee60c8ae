/**
 * The life of saving, as pure steps: events in, the next state and what to do out.
 *
 * ```
 * same ──edited──► changed ──asked──► waiting (2 s) ──delayOver──► sending ──saved──► same | changed
 *                     ▲                  │ cancelled                  │
 *                     └──────────────────┘          failed(why) ◄─────┘  ──asked / lineBack / signedIn──► sending
 * ```
 */

/** A save waits this long before it is sent; its buttons are disabled meanwhile (SAVE-03). */
export const saveDelayMs = 2000;

/** With auto-save on, what changed is saved this often (SAVE-04). */
export const autoSaveMs = 60_000;

/**
 * Why a save failed:
 * - `offline`: there was no answer; it is sent again on its own
 * - `signedOut`: the session has ended; it is sent again once someone signed in
 * - `outdated`: the page is of a version that the servers no longer know; it has to be loaded again
 * - `newer`: the course was saved since by someone else (412); to be merged
 * - `locked`: another holds the lock (423)
 * - `losses`: learners would lose progress (409); to be confirmed (SAVE-09)
 * - `invalid`: fields do not fit (400)
 * - `unknown`: anything else, with its code
 */
export type SaveFailure =
  | { readonly why: 'offline' | 'signedOut' | 'outdated' }
  | { readonly why: 'newer'; readonly currentVersion: number | null }
  | { readonly why: 'locked'; readonly holder: LockHolder | null }
  | { readonly why: 'losses'; readonly learnerCount: number | null; readonly lost: LostParts }
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
  /** Why, for words in the language of the interface; null for what is not common. */
  readonly reason: FieldReason | null;
}

/** A reason of the platform (`docs/errors.md`), with the limit that it speaks of. */
export interface FieldReason {
  readonly reason: string;
  readonly limit?: number;
}

/** How a save is made. */
export interface SaveManner {
  /** In spite of another's lock, of a newer version and of what learners lose (SAVE-13). */
  readonly force: boolean;
  /** Nobody asked for it. */
  readonly auto: boolean;
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
  /** The draft says something else than what was saved last, or the same again. */
  | { readonly type: 'edited'; readonly same: boolean }
  | { readonly type: 'asked'; readonly force?: boolean }
  | { readonly type: 'delayOver' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'saved'; readonly same: boolean }
  | { readonly type: 'failed'; readonly failure: SaveFailure }
  /** What others saved meanwhile was joined with the draft; `resend` when nobody has to choose anything. */
  | { readonly type: 'merged'; readonly same: boolean; readonly resend: boolean }
  /** The servers answer again. */
  | { readonly type: 'lineBack' }
  | { readonly type: 'signedIn' }
  | { readonly type: 'autoSaveSwitched'; readonly on: boolean }
  /** The time of auto-save; `confirmationNeeded` as SAVE-09 says. */
  | { readonly type: 'autoSaveDue'; readonly confirmationNeeded: boolean };

/** - `again` sends what failed once more as it was, with its key: it may have arrived. */
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
      // A confirmed save and a second try were asked for before: they wait no more.
      return state.phase === 'failed'
        ? sending(state, manner, manner.force || !isUnanswered(state) ? 'send' : 'sendAgain')
        : { state: { ...state, phase: 'waiting', manner, failure: null }, effects: ['startDelay'] };
    }
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
      return state.autoSave && state.phase === 'changed' && !event.confirmationNeeded
        ? sending(state, { force: false, auto: true }, 'send')
        : stay;
  }
}

/** Whether what was sent may have arrived: then it stays as it is until there is an answer. */
export const isUnanswered = ({ failure }: SaveState): boolean =>
  failure?.why === 'offline' || failure?.why === 'signedOut';

const sending = (state: SaveState, manner: SaveManner, effect: 'send' | 'sendAgain'): SaveStep => ({
  state: { ...state, phase: 'sending', manner, failure: null },
  effects: [effect],
});
