import {
  beatMs,
  lockOff,
  mayEdit,
  nextLock,
  type LockEffect,
  type LockEvent,
  type LockState,
} from '../lock/lockMachine.ts';
import type { LockHolder } from '../save/saveMachine.ts';
import type { EditingState } from './EditingState.ts';

/** Holds the lock of the course by the steps of its state machine. */
export class Locking {
  readonly #editing: EditingState;
  /** Called for each heartbeat that the platform has answered. */
  readonly #onHeard: () => void;
  state: LockState = lockOff;

  constructor(editing: EditingState, onHeard: () => void) {
    this.#editing = editing;
    this.#onHeard = onHeard;
  }

  get mayEdit(): boolean {
    return mayEdit(this.state);
  }

  /** Null without a lock. */
  get lockToken(): number | null {
    return this.state.phase === 'mine' || this.state.phase === 'away' ? this.state.lockToken : null;
  }

  turnOn(): void {
    this.#on({ type: 'turnedOn' });
  }

  takeOver(): void {
    this.#on({ type: 'tookOver' });
  }

  /** Renews it ahead of its time, which tells whether it is still held. */
  check(): void {
    this.#on({ type: 'beatDue', now: this.#editing.ports.now() });
  }

  turnOff(): void {
    this.#on({ type: 'turnedOff' });
  }

  /** Hands it over; false when it is not held. */
  handOver(to: LockHolder): boolean {
    const isHeld = this.state.phase === 'mine';
    this.#on({ type: 'handedOver', to });
    return isHeld;
  }

  /** Someone else turned out to hold it. */
  heldBy(by: LockHolder): void {
    this.#on({ type: 'held', by });
  }

  #on(event: LockEvent): void {
    const { state, effects } = nextLock(this.state, event);
    if (state === this.state && effects.length === 0) {
      return;
    }
    this.state = state;
    for (const effect of effects) {
      this.#do(effect);
    }
    this.#editing.notify();
  }

  #do(effect: LockEffect): void {
    const { ports, timers } = this.#editing;
    switch (effect.type) {
      case 'lock':
        void this.#ask(effect.takeOver);
        return;
      case 'unlock':
        // A lock that is not released expires.
        void ports.unlock(effect.lockToken, effect.handOverTo?.userId ?? null).catch(() => undefined);
        return;
      case 'startBeat':
        timers.repeat('beat', beatMs, () => this.#on({ type: 'beatDue', now: ports.now() }));
        return;
      case 'stopBeat':
        timers.end('beat');
    }
  }

  async #ask(takeOver: boolean): Promise<void> {
    const { ports } = this.#editing;
    const answer = await ports.lock(takeOver).catch(() => null);
    const now = ports.now();
    if (answer === null) {
      this.#on({ type: 'failed', now });
    } else if (answer.outcome === 'locked') {
      this.#on({ type: 'locked', lockToken: answer.lockToken, now });
      this.#onHeard();
    } else if (answer.outcome === 'denied') {
      this.#on({ type: 'denied' });
    } else {
      this.#on({ type: 'held', by: answer.by });
    }
  }
}
