import { keyedNameHash } from '../audit/appendAudit.ts';
import type { Config } from '../config.ts';
import { workspaceOf, type Trx } from '../db/database.ts';
import type { Id } from '../shared/id.ts';
import { endRequestsOf, insertPrivacyRequest, type NewRequest } from './privacyRequestQueries.ts';
import { dueTimeOf } from './privacyRequestRules.ts';

/** By what a request is carried out, so that it can be noted. */
export interface CarriedOutBy {
  readonly origin: Exclude<NewRequest['origin'], 'MAIL'>;
  readonly config: Pick<Config, 'tokenSecret'>;
}

export interface CarriedOut extends CarriedOutBy {
  readonly kind: NewRequest['kind'];
  readonly userId: Id;
  readonly username: string;
  /** Whether the person proved that the address is theirs. */
  readonly addressProven: boolean;
  /** Absent for the operator. */
  readonly actorId: Id | undefined;
  readonly now: Date;
}

/**
 * Notes that someone got their data, or was erased, in the transaction in which it happens: what was open of this kind is done, and
 * without such it stands as a request of its own that was answered at once. Anyone who is erased has no data to ask for any more.
 */
export async function noteCarriedOut(trx: Trx, done: CarriedOut): Promise<void> {
  const { kind, origin, config, userId, username, addressProven, actorId, now } = done;
  const usernameHash = keyedNameHash(config, workspaceOf(trx), username);
  const theirs = { userId, usernameHash: origin === 'SELF' && !addressProven ? null : usernameHash };
  const ended = await endRequestsOf(trx, { kind, ...theirs }, { state: 'DONE', now });
  if (kind === 'ERASURE') {
    await endRequestsOf(trx, { kind: 'EXPORT', ...theirs }, { state: 'CANCELLED', now });
  }
  if (ended.length === 0) {
    await insertPrivacyRequest(trx, {
      kind,
      state: 'DONE',
      origin,
      username: kind === 'ERASURE' ? null : username,
      usernameHash,
      userId,
      orderedBy: actorId ?? null,
      requestedTime: now,
      dueTime: dueTimeOf(now),
      closedTime: now,
    });
  }
}
