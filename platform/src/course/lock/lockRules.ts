/** The lock of a course, and which saves it lets through (OP-15, OP-16). Pure; the database's clock decides what is alive. */
import type { IsoTime } from '../../content/content.ts';
import type { Id } from '../../shared/id.ts';

/** The lock as it stands in a course row. */
export interface CourseLock {
  /** Who took it last; null after it was given back. */
  readonly userId: Id | null;
  readonly until: IsoTime | null;
  /** Whether `until` is still to come. */
  readonly alive: boolean;
  /** Lock token: rises by one with every change of holder. */
  readonly token: number;
}

/**
 * Whether a save by `userId` with the given lock token may go through. With a lock token it must be the latest, and its holder must not
 * have given the lock back; a lock that ran out and that nobody took since still counts, so that a short loss of the network
 * costs nothing. Without a lock token nobody may hold the lock, not even the caller.
 */
export function maySave(lock: CourseLock, userId: Id, lockToken: number | undefined): boolean {
  return lockToken === undefined ? !lock.alive : lock.userId === userId && lock.token === lockToken;
}
