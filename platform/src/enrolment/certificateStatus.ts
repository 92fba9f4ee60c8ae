import type { IsoTime } from '../content/content.ts';
import type { CertificateRecord } from './certificateRecord.ts';

/** Whether a certificate counts: as it was issued, no longer since its time is over, or not since it was taken back (CERT-06, BEY-17). */
export const certificateStatuses = ['VALID', 'EXPIRED', 'REVOKED'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

/** A certificate as it is answered: what is stored, and whether it counts now. */
export interface CertificateWire extends CertificateRecord {
  readonly status: CertificateStatus;
}

/**
 * What was taken back stays so, whether or not its time is over. Time is over with the second that it ends in, as its credential says it
 * in whole seconds: verifiers of either must not differ.
 */
export function statusOf(
  { expireTime, revokedTime }: Pick<CertificateRecord, 'expireTime' | 'revokedTime'>,
  now: IsoTime,
): CertificateStatus {
  if (revokedTime !== null) {
    return 'REVOKED';
  }
  return expireTime !== null && secondOf(expireTime) <= Date.parse(now) ? 'EXPIRED' : 'VALID';
}

const secondOf = (time: IsoTime): number => Math.floor(Date.parse(time) / 1000) * 1000;

export const toCertificateWire = (record: CertificateRecord, now: IsoTime): CertificateWire => ({
  ...record,
  status: statusOf(record, now),
});
