/** A certificate as it is stored: it copies what it certifies, and outlives the course (CERT-05). */
export interface CertificateRecord {
  readonly uuid: string;
  readonly holderName: string;
  readonly courseName: string;
  /** BCP 47, as the author stated it when it was issued; null when not stated. */
  readonly courseLanguage: string | null;
  /** Whole percent. */
  readonly scorePercent: number;
  readonly issuedDate: string;
  /** Minutes of the course when it was issued; null when not stated. */
  readonly duration: number | null;
}
