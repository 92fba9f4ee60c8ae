import { appendAudit, keyedNameHash } from '../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError, invalidField } from '../errors.ts';
import type { Actor } from '../http/actorOf.ts';
import { requestHash, withIdempotency } from '../http/idempotency.ts';
import type { PageRequest, PageRows } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import { findPersonByAddress } from '../workspace/people/peopleQueries.ts';
import {
  endRequest,
  everyPrivacyRequest,
  findPrivacyRequest,
  findPrivacyRequests,
  insertPrivacyRequest,
  orderOfRequests,
  type NewRequest,
  type PrivacyRequestRow,
} from './privacyRequestQueries.ts';
import { dueTimeOf, earliestRequest, latestRequest } from './privacyRequestRules.ts';

type RequestDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

export interface RequestListing {
  readonly q?: string | undefined;
  /** An address, in any case of letters; those of who was erased are found by it, too. */
  readonly username?: string | undefined;
  readonly sort: readonly string[];
}

const filterOf = ({ config }: Pick<Deps, 'config'>, workspaceId: Id, { q, username }: RequestListing) => ({
  workspaceId,
  q,
  usernameHash: username === undefined ? undefined : keyedNameHash(config, workspaceId, username.trim()),
});

/** A page of who asked for their data or its erasure, the newest first unless sorted (BEY-20). */
export const listPrivacyRequests = (
  deps: RequestDeps,
  workspaceId: Id,
  { page, ...asked }: RequestListing & { readonly page: PageRequest },
): Promise<PageRows<PrivacyRequestRow>> =>
  inWorkspace(deps.db, workspaceId, (trx) =>
    findPrivacyRequests(trx, filterOf(deps, workspaceId, asked), { order: orderOfRequests(asked.sort), page }),
  );

/** All of them, for a file; that someone takes it is noted as well. */
export async function exportPrivacyRequests(
  deps: RequestDeps,
  { workspaceId, actorId }: Actor,
  asked: RequestListing,
): Promise<AsyncIterable<readonly PrivacyRequestRow[]>> {
  const order = orderOfRequests(asked.sort);
  await inWorkspace(deps.db, workspaceId, (trx) =>
    appendAudit(trx, { workspaceId, action: 'LIST_DOWNLOADED', actorId, details: { list: 'privacyrequests' } }),
  );
  return everyPrivacyRequest(deps.db, filterOf(deps, workspaceId, asked), order);
}

/**
 * Logs a request that came from outside, once per key; it is open until it is carried out for the person. Throws INVALID for a time in the future or
 * long ago, CONFLICT when one of the kind is open for the address.
 */
export const logPrivacyRequest = (
  { db, clock, config }: RequestDeps,
  { workspaceId, actorId }: Actor,
  asked: { readonly kind: NewRequest['kind']; readonly username: string; readonly requestedTime?: string | undefined },
  key: string | undefined,
): Promise<PrivacyRequestRow> =>
  inWorkspace(db, workspaceId, async (trx) => {
    // The address stands in it as it does in the request: nobody guesses it from the hash.
    const hash = requestHash(asked.kind, asked.requestedTime, keyedNameHash(config, workspaceId, asked.username));
    const { body } = await withIdempotency<{ readonly requestId: Id }>(
      trx,
      { workspaceId, userId: actorId, operation: 'logPrivacyRequest', key, requestHash: hash },
      async () => {
        const now = clock();
        const requestedTime = asked.requestedTime === undefined ? now : new Date(asked.requestedTime);
        if (requestedTime > latestRequest(now) || requestedTime < earliestRequest(now)) {
          throw invalidField('requestedTime', 'must be within the last year');
        }
        const person = await findPersonByAddress(trx, workspaceId, asked.username);
        const username = person?.username ?? asked.username;
        const requestId = await insertPrivacyRequest(trx, {
          kind: asked.kind,
          state: 'OPEN',
          origin: 'MAIL',
          username,
          usernameHash: keyedNameHash(config, workspaceId, username),
          userId: person?.userId ?? null,
          orderedBy: actorId,
          requestedTime,
          dueTime: dueTimeOf(requestedTime),
          closedTime: null,
        });
        if (requestId === null) {
          throw new DomainError('CONFLICT', { message: 'Such a request is open for this address already' });
        }
        await appendAudit(trx, {
          workspaceId,
          action: 'PRIVACY_REQUEST_LOGGED',
          actorId,
          ...(person === null ? {} : { subjectId: person.userId }),
          details: { privacyRequestId: requestId, kind: asked.kind },
        });
        return { status: 201, body: { requestId } };
      },
    );
    return loadRequest(trx, body.requestId);
  });

/**
 * Ends a request that no button carries out. Throws NOT_FOUND for none, CONFLICT for one that has ended, and for calling one done whose
 * person is here: it is done by giving them their data, or by erasing them.
 */
export const closePrivacyRequest = (
  { db, clock }: RequestDeps,
  { workspaceId, actorId }: Actor,
  requestId: Id,
  state: 'DONE' | 'CANCELLED',
): Promise<PrivacyRequestRow> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const request = await loadRequest(trx, requestId);
    if (state === 'DONE' && request.isHere) {
      throw new DomainError('CONFLICT', { message: 'This person is here: carry the request out for them' });
    }
    if (!(await endRequest(trx, requestId, { state, now: clock() }))) {
      throw new DomainError('CONFLICT', { message: 'This request has ended' });
    }
    await appendAudit(trx, {
      workspaceId,
      action: 'PRIVACY_REQUEST_CLOSED',
      actorId,
      ...(request.userId === null ? {} : { subjectId: request.userId }),
      details: { privacyRequestId: requestId, kind: request.kind, state },
    });
    return loadRequest(trx, requestId);
  });

async function loadRequest(trx: Trx, requestId: Id): Promise<PrivacyRequestRow> {
  const request = await findPrivacyRequest(trx, requestId);
  if (request === null) {
    throw new DomainError('NOT_FOUND');
  }
  return request;
}
