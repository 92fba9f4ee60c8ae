import type { Certificate } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { CertificateWire } from './certificateWire.ts';

/** Its course is read when it is asked for. */
export type CertificateModel = Omit<Certificate, 'course'> & { readonly courseId: number };

/** The PDF, the badge and the page are served by the host that was called, hence paths (OP-24, CERT-06). */
export function toCertificate(wire: CertificateWire): CertificateModel {
  const uuid = encodeURIComponent(wire.uuid);
  return {
    id: toGlobalId('Certificate', wire.uuid),
    uuid: wire.uuid,
    holderName: wire.holderName,
    courseId: wire.courseId,
    courseName: wire.courseName,
    courseLanguage: wire.courseLanguage,
    scorePercent: wire.scorePercent,
    issueTime: wire.issuedDate,
    durationMinutes: wire.duration,
    status: wire.status,
    expireTime: wire.expireTime,
    revokeTime: wire.revokedTime,
    revokeReason: wire.revokeReason,
    badgeUrl: `/credentials/${uuid}?format=jwt`,
    pdfUrl: `/api/v1/public/certificates/${uuid}/pdf`,
    verifyUrl: `/verifycertificate/?uuid=${uuid}`,
  };
}
