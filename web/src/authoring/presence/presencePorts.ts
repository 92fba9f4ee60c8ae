import type { LockHolder } from '../save/saveMachine.ts';

/** What the holder of the lock says to who asks for it: in about five minutes, or no. */
export type RequestAnswer = 'SOON' | 'DECLINED';

/** Someone else who has the course open. */
export interface PresentPerson extends LockHolder {
  readonly editing: boolean;
  /** Whether they ask for the lock, and what was said to it. */
  readonly request: LockRequest | null;
}

export interface LockRequest {
  /** Null while nothing was said. */
  readonly answer: RequestAnswer | null;
}

/** Who has the course open, as the gateway answers it. */
export interface PresenceAnswer {
  /** Who holds the lock. */
  readonly holder: LockHolder | null;
  readonly others: readonly PresentPerson[];
  readonly ownRequest: LockRequest | null;
}

/** What presence needs of the world around it; each rejects when there was no answer. */
export interface PresencePorts {
  /** `reportPresence`. */
  readonly report: () => Promise<PresenceAnswer>;
  /** `askForLock`. */
  readonly ask: () => Promise<PresenceAnswer>;
  /** `answerLockRequest`. */
  readonly answer: (userId: number, answer: RequestAnswer) => Promise<PresenceAnswer>;
  /** `coursePresence`: hears the present state at once, and each change. The returned function ends it. */
  readonly watch: (onHeard: (answer: PresenceAnswer) => void) => () => void;
  /** Whether another tab of this person has the course open. */
  readonly isInOtherTab: () => Promise<boolean>;
  /** Runs something later; the returned function calls it off. */
  readonly schedule: (ms: number, run: () => void) => () => void;
}
