import type { components } from '../rest/generated/platform.ts';

/** A certificate as the platform answers it (CERT-05, OP-24). */
export type CertificateWire = Readonly<components['schemas']['Certificate']>;
