/** Who else has a course open, and asking its editor for the lock (BEY-08). */
import { inWorkspace, type Database, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import type { Author } from '../policy.ts';
import { findHolder, type HeldLock } from './lockQueries.ts';
import {
  answerRequest,
  findPresent,
  notePresence,
  noteRequest,
  type LockRequest,
  type LockRequestAnswer,
  type PresentPerson,
} from './presenceQueries.ts';
import { requireEditable } from './requireEditable.ts';

export interface CoursePresence {
  readonly lock: HeldLock | null;
  /** Everyone but the caller. */
  readonly others: (PresentPerson & { readonly editing: boolean })[];
  /** The caller's own. */
  readonly ownRequest: LockRequest | null;
}

interface PresenceRequest {
  readonly workspaceId: Id;
  readonly courseId: Id;
  readonly author: Author;
}

/** Reads who is there and changes nothing. Throws NOT_FOUND, and FORBIDDEN for a template by anyone but an admin; so do the others. */
export const readPresence = (db: Database, request: PresenceRequest): Promise<CoursePresence> =>
  withCourse(db, request, async () => undefined);

/** Tells that the caller looks on. */
export const reportPresence = (db: Database, request: PresenceRequest): Promise<CoursePresence> =>
  withCourse(db, request, (trx) => notePresence(trx, request.courseId, request.author.userId));

/** Asks anyone who holds the lock to hand it over. Asking twice is asking once. */
export const askForLock = (db: Database, request: PresenceRequest): Promise<CoursePresence> =>
  withCourse(db, request, async (trx) => {
    await notePresence(trx, request.courseId, request.author.userId);
    const held = await findHolder(trx, request.courseId);
    // Nobody asks themselves.
    if (held?.lockedBy.id !== request.author.userId) {
      await noteRequest(trx, request.courseId, request.author.userId);
    }
  });

/** Answers someone's request; nothing happens unless the caller holds the lock and it was asked for. */
export const answerLockRequest = (
  db: Database,
  request: PresenceRequest & { readonly userId: Id; readonly answer: LockRequestAnswer },
): Promise<CoursePresence> =>
  withCourse(db, request, (trx) =>
    answerRequest(trx, request.courseId, {
      userId: request.userId,
      holderId: request.author.userId,
      answer: request.answer,
    }),
  );

/** Who is there, from the caller's view. */
export async function presenceFor(trx: Trx, courseId: Id, userId: Id): Promise<CoursePresence> {
  const [lock, present] = await Promise.all([findHolder(trx, courseId), findPresent(trx, courseId)]);
  return {
    lock,
    others: present
      .filter(({ id }) => id !== userId)
      .map((person) => ({ ...person, editing: person.id === lock?.lockedBy.id })),
    ownRequest: present.find(({ id }) => id === userId)?.request ?? null,
  };
}

const withCourse = (
  db: Database,
  { workspaceId, courseId, author }: PresenceRequest,
  work: (trx: Trx) => Promise<void>,
): Promise<CoursePresence> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await requireEditable(trx, courseId, author);
    await work(trx);
    return presenceFor(trx, courseId, author.userId);
  });
