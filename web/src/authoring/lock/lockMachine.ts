/**
 * The state machine of the lock, as pure steps (LOCK-01 … LOCK-09, OP-16).
 *
 * ```
 * off ──turnedOn──► asking ──locked──► mine ──no beat for 30 s──► away ──locked──► mine
 *  ▲                  │ held             │ held                     │ held
 *  └──────────────────┘                  └────────► lost ◄──────────┘ ──turnedOn / tookOver──► asking
 * ```
 *
 * From each of them `denied` leads to a state of that name, and `turnedOn` from there to asking.
 */
import type { LockHolder } from '../save/saveMachine.ts';

/** The lock is renewed this often (LOCK-04). */
export const beatMs = 10_000;

/** Without an answered heartbeat for this long, the lock has expired on the platform. */
export const lifeMs = 30_000;

export type LockState =
  /** `heldBy` names the holder: taking over is offered (LOCK-08). */
  | {
      readonly phase: 'off';
      readonly heldBy: LockHolder | null;
      readonly failed: boolean;
      /** It was handed over to them here (BEY-08). */
      readonly handedOver?: true;
    }
  | { readonly phase: 'asking'; readonly takeOver: boolean }
  | { readonly phase: 'mine'; readonly lockToken: number; readonly lastBeat: number }
  /** Someone else holds it now; the draft is read-only (LOCK-05). */
  | { readonly phase: 'lost'; readonly by: LockHolder }
  /** The author may no longer edit the course, or it was deleted; the draft is read-only (EDIT-08). */
  | { readonly phase: 'denied' }
  /** The platform cannot be reached; editing continues in the browser alone. */
  | { readonly phase: 'away'; readonly lockToken: number };

export type LockEvent =
  | { readonly type: 'turnedOn' }
  | { readonly type: 'tookOver' }
  | { readonly type: 'locked'; readonly lockToken: number; readonly now: number }
  | { readonly type: 'held'; readonly by: LockHolder }
  /** The viewer may not edit the course. */
  | { readonly type: 'denied' }
  /** The platform did not answer, or refused for another reason. */
  | { readonly type: 'failed'; readonly now: number }
  | { readonly type: 'beatDue'; readonly now: number }
  /** Everything is saved, and the lock goes to `to`. */
  | { readonly type: 'handedOver'; readonly to: LockHolder }
  | { readonly type: 'turnedOff' };

export type LockEffect =
  | { readonly type: 'lock'; readonly takeOver: boolean }
  | { readonly type: 'unlock'; readonly lockToken: number; readonly handOverTo: LockHolder | null }
  | { readonly type: 'startBeat' | 'stopBeat' };

export interface LockStep {
  readonly state: LockState;
  readonly effects: readonly LockEffect[];
}

export const lockOff = { phase: 'off', heldBy: null, failed: false } as const satisfies LockState;

export function nextLock(state: LockState, event: LockEvent): LockStep {
  const stay: LockStep = { state, effects: [] };
  switch (event.type) {
    case 'turnedOn':
    case 'tookOver': {
      const takeOver = event.type === 'tookOver';
      return state.phase === 'off' || state.phase === 'lost' || state.phase === 'denied'
        ? { state: { phase: 'asking', takeOver }, effects: [{ type: 'lock', takeOver }] }
        : stay;
    }
    case 'locked':
      return locked(state, event);
    case 'held':
      return held(state, event.by);
    case 'denied':
      return denied(state);
    case 'failed':
      return state.phase === 'asking' ? { state: { ...lockOff, failed: true }, effects: [] } : silent(state, event.now);
    case 'beatDue': {
      if (state.phase !== 'mine' && state.phase !== 'away') {
        return stay;
      }
      return { state: silent(state, event.now).state, effects: [{ type: 'lock', takeOver: false }] };
    }
    case 'handedOver':
      return handedOver(state, event.to);
    case 'turnedOff':
      return turnedOff(state);
  }
}

function locked(state: LockState, { lockToken, now }: { readonly lockToken: number; readonly now: number }): LockStep {
  const mine: LockState = { phase: 'mine', lockToken, lastBeat: now };
  switch (state.phase) {
    case 'asking':
      return { state: mine, effects: [{ type: 'startBeat' }] };
    case 'mine':
    case 'away':
      return { state: mine, effects: [] };
    case 'off':
      // It was turned off before the answer came.
      return { state, effects: [{ type: 'unlock', lockToken, handOverTo: null }] };
    case 'lost':
    case 'denied':
      return { state, effects: [] };
  }
}

function held(state: LockState, by: LockHolder): LockStep {
  if (state.phase === 'asking') {
    return { state: { phase: 'off', heldBy: by, failed: false }, effects: [] };
  }
  return state.phase === 'mine' || state.phase === 'away'
    ? { state: { phase: 'lost', by }, effects: [{ type: 'stopBeat' }] }
    : { state, effects: [] };
}

function denied(state: LockState): LockStep {
  switch (state.phase) {
    case 'asking':
      return { state: { phase: 'denied' }, effects: [] };
    case 'mine':
    case 'away':
      return { state: { phase: 'denied' }, effects: [{ type: 'stopBeat' }] };
    case 'off':
    case 'lost':
    case 'denied':
      return { state, effects: [] };
  }
}

/** A lock whose last answered heartbeat is too long ago counts as away. */
const silent = (state: LockState, now: number): LockStep => ({
  state:
    state.phase === 'mine' && now - state.lastBeat >= lifeMs ? { phase: 'away', lockToken: state.lockToken } : state,
  effects: [],
});

function turnedOff(state: LockState): LockStep {
  return state.phase === 'mine' || state.phase === 'away'
    ? {
        state: lockOff,
        effects: [{ type: 'stopBeat' }, { type: 'unlock', lockToken: state.lockToken, handOverTo: null }],
      }
    : { state: lockOff, effects: [] };
}

function handedOver(state: LockState, to: LockHolder): LockStep {
  return state.phase === 'mine'
    ? {
        state: { phase: 'off', heldBy: to, failed: false, handedOver: true },
        effects: [{ type: 'stopBeat' }, { type: 'unlock', lockToken: state.lockToken, handOverTo: to }],
      }
    : { state, effects: [] };
}

/** Whether the draft may be changed: while the lock is held, and while the platform cannot be reached. */
export const mayEdit = ({ phase }: LockState): boolean => phase === 'mine' || phase === 'away';
