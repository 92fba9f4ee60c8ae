import type { Schemas } from '../rest/Schemas.ts';

/** A certificate as the platform answers it (CERT-05, OP-24). */
export type CertificateWire = Schemas['Certificate'];
