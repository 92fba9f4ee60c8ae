import type { Id } from '../shared/id.ts';

/** A certificate as it is stored: it copies what it certifies, and outlives the course (CERT-05). */
export interface CertificateRecord {
  readonly uuid: string;
  readonly holderName: string;
  /** The course that it was issued for, which may be gone. */
  readonly courseId: Id;
  readonly courseName: string;
  /** BCP 47, as the author stated it when it was issued; null when not stated. */
  readonly courseLanguage: string | null;
  /** Whole percent. */
  readonly scorePercent: number;
  readonly issuedDate: string;
  /** Minutes of the course when it was issued; null when not stated. */
  readonly duration: number | null;
  /** Points in percent that were needed; null for what was issued before this was kept. */
  readonly requiredPercent: number | null;
  /** Until when it counts; null for always. */
  readonly expireTime: string | null;
  /** When an admin took it back; null while it stands. */
  readonly revokedTime: string | null;
  /** Why it was taken back, for everyone who verifies it; null while it stands. */
  readonly revokeReason: string | null;
}
