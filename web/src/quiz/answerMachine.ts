import { failedRefusal, type QueuedWrite } from '../offline/pendingWrites.ts';
import type { QuestionProps } from './QuestionProps.ts';

/**
 * The life of one answer on the screen, as pure steps (QUIZ-09, QUIZ-10, QUIZ-23, OP-59).
 *
 * ```
 * settled ──changed──► editing ──submitted──► checking ──answered──► settled
 *                         ▲                     │  ▲
 *                         └──────refused────────┤  └─submitted (same key)
 *                                             failed, kept
 * ```
 *
 * A kept answer waits in this browser and is sent on its own; until then it can be changed, and nobody knows whether it is right (BEY-18).
 */
export interface AnswerState<Choice> {
  /** What stands on the card now. */
  choice: Choice;
  phase: 'settled' | 'editing' | 'checking' | 'failed' | 'kept' | 'refused';
  /** The idempotency key of the submission that is under way or failed; the next try uses it again. */
  key: string | null;
  /** The code of the refusal in phase `refused`. */
  refusal: string | null;
}

/** What can happen to an answer. */
export type AnswerEvent<Choice> =
  | { type: 'changed'; choice: Choice }
  | { type: 'submitted'; key: string }
  | { type: 'answered' }
  | { type: 'failed' }
  | { type: 'kept' }
  | { type: 'refused'; code: string };

/** The state of a card that shows what the platform knows. */
export function settledAnswer<Choice>(choice: Choice): AnswerState<Choice> {
  return { choice, phase: 'settled', key: null, refusal: null };
}

/**
 * The next state. A change while an answer is being checked is ignored, so that what is checked is what is shown. A retry
 * keeps the key of the failed submission: it never spends a second try.
 */
export function nextAnswer<Choice>(state: AnswerState<Choice>, event: AnswerEvent<Choice>): AnswerState<Choice> {
  switch (event.type) {
    case 'changed':
      return state.phase === 'checking' ? state : { choice: event.choice, phase: 'editing', key: null, refusal: null };
    case 'submitted':
      return state.phase === 'checking'
        ? state
        : { ...state, phase: 'checking', key: state.key ?? event.key, refusal: null };
    case 'answered':
      return { ...state, phase: 'settled', key: null };
    case 'failed':
      return { ...state, phase: 'failed' };
    case 'kept':
      return { ...state, phase: 'kept' };
    case 'refused':
      return { ...state, phase: 'refused', key: null, refusal: event.code };
  }
}

/**
 * The state of a card whose answer waits in this browser, or was refused when it was sent at last. Where the servers failed over it, nobody
 * knows whether it arrived: it can be tried again under its key.
 */
export function waitingAnswer<Choice>(
  choice: Choice,
  { key, failures, refusal }: Pick<QueuedWrite, 'key' | 'failures' | 'refusal'>,
): AnswerState<Choice> {
  if (refusal !== null && refusal !== failedRefusal) return { choice, phase: 'refused', key: null, refusal };
  return { choice, phase: failures > 0 ? 'failed' : 'kept', key, refusal: null };
}

/** The verdict that may be shown: the stored one while the choice is untouched, none once it was changed (QUIZ-09). */
export function shownVerdict(phase: AnswerState<unknown>['phase'], stored: boolean | null): boolean | null {
  return phase === 'settled' ? stored : null;
}

/**
 * The verdict by which a card marks what was chosen, and its parts: none where the point was given to what is not right by now, so that nothing
 * wrong is called right (OP-345).
 */
export function markedVerdict(
  { keyChanged, regrading }: Pick<QuestionProps, 'keyChanged' | 'regrading'>,
  verdict: boolean | null,
): boolean | null {
  return keyChanged && regrading === 'POINT_GIVEN' ? null : verdict;
}

/** Tries left at a wrong limit; null without a limit. Never below 0. */
export function triesLeft(wrongLimit: number, wrongCount: number): number | null {
  return wrongLimit === 0 ? null : Math.max(0, wrongLimit - wrongCount);
}
