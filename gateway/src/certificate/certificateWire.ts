/** A certificate as the platform answers it (CERT-05, OP-24). */
export interface CertificateWire {
  readonly uuid: string;
  readonly holderName: string;
  readonly courseName: string;
  readonly scorePercent: number;
  readonly issuedDate: string;
  readonly duration: number | null;
}
