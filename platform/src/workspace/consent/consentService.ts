import { appendAudit } from '../../audit/appendAudit.ts';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import {
  findConsents,
  insertActiveConsent,
  insertUserConsent,
  lookUpConsent,
  type ConsentVersion,
} from './consentQueries.ts';
import type { ConsentVersionResponse } from './consentSchemas.ts';
import type { Id } from '../../shared/id.ts';

/** What a client accepts where the workspace names no version (GW-34, LIM-17). */
const defaultConsentId = 1;

/**
 * Notes that a user accepted a consent of the workspace; again changes nothing (REST-37). Where there is no version at all, the
 * default id is taken without anything to note. NOT_FOUND for every other consent.
 */
export const acceptWorkspaceConsent = (
  { db, clock }: Deps,
  values: { workspaceId: Id; userId: Id; consentId: Id },
): Promise<void> =>
  inWorkspace(db, values.workspaceId, async (trx) => {
    const { workspaceId, userId, consentId } = values;
    const found = await lookUpConsent(trx, workspaceId, consentId);
    if (found === 'none' && consentId === defaultConsentId) {
      return;
    }
    if (found !== 'known') {
      throw new DomainError('NOT_FOUND');
    }
    if (await insertUserConsent(trx, { ...values, now: clock() })) {
      await appendAudit(trx, {
        workspaceId,
        action: 'CONSENT_ACCEPTED',
        actorId: userId,
        subjectId: userId,
        details: { consentId },
      });
    }
  });

/** A page of the versions, the newest first, and how many there are. */
export const listConsents = (
  { db }: Deps,
  workspaceId: Id,
  page: PageRequest,
): Promise<PageRows<ConsentVersionResponse>> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const found = await findConsents(trx, workspaceId, page);
    return { ...found, rows: found.rows.map(toResponse) };
  });

/** Makes a new version and the active one of it, once per key (WS-20). */
export const createConsent = (
  { db, clock }: Deps,
  { workspaceId, url, actorId, key }: { workspaceId: Id; url: string; actorId: Id; key: string | undefined },
): Promise<ConsentVersionResponse> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const { body } = await withIdempotency<ConsentVersionResponse>(
      trx,
      { workspaceId, userId: actorId, operation: 'createConsent', key, requestHash: requestHash(url) },
      async () => {
        const consent = await insertActiveConsent(trx, { workspaceId, url, now: clock() });
        await appendAudit(trx, { workspaceId, action: 'CONSENT_CREATED', actorId, details: { consentId: consent.id } });
        return { status: 201, body: toResponse(consent) };
      },
    );
    return body;
  });

const toResponse = (version: ConsentVersion): ConsentVersionResponse => ({
  ...version,
  createdTime: version.createdTime.toISOString(),
});
