import { appendAudit } from '../../audit/appendAudit.ts';
import { inWorkspace, type Database } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { toCertificateWire, type CertificateWire } from '../../enrolment/certificateStatus.ts';
import type { Viewer } from '../../http/access.ts';
import type { Id } from '../../shared/id.ts';
import { findCertificate } from '../certificateQueries.ts';
import { isUuid } from '../certificateService.ts';
import { mayRevoke } from '../policy.ts';
import { lockCertificate, writeRevocation } from './revocationQueries.ts';

export interface RevocationRequest {
  readonly workspaceId: Id;
  readonly viewer: Viewer;
  readonly uuid: string;
  /** Why it is taken back; null to give it back. */
  readonly reason: string | null;
  readonly now: Date;
}

/**
 * Takes a certificate back, or gives it back, for admins of its course (BEY-17). One that is as asked for stays as it is, with the
 * reason that was given first. Throws NOT_FOUND for everyone else.
 */
export const changeRevocation = (db: Database, request: RevocationRequest): Promise<CertificateWire> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    const { workspaceId, viewer, uuid, reason, now } = request;
    const known = isUuid(uuid) ? await lockCertificate(trx, workspaceId, uuid) : null;
    if (known === null || !mayRevoke(viewer, known)) {
      throw new DomainError('NOT_FOUND');
    }
    if (known.revoked !== (reason !== null)) {
      const revocation = reason === null ? null : { time: now.toISOString(), reason };
      await writeRevocation(trx, workspaceId, { uuid, revocation });
      await appendAudit(trx, {
        workspaceId,
        action: reason === null ? 'CERTIFICATE_RESTORED' : 'CERTIFICATE_REVOKED',
        actorId: viewer.userId,
        subjectId: known.holderId,
        details: { certificateId: uuid, courseId: known.courseId },
      });
    }
    const changed = await findCertificate(trx, uuid);
    if (changed === null) {
      throw new DomainError('NOT_FOUND');
    }
    return toCertificateWire(changed, now.toISOString());
  });
