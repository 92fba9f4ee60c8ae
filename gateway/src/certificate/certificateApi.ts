import type { Rest } from '../rest/Rest.ts';
import { withQuery } from '../rsql.ts';
import type { CertificateWire } from './certificateWire.ts';

/** REST-36 `GET /public/certificates?uuid=…`; 404 for an unknown one (OP-24). */
export const getPublicCertificate = (rest: Rest, uuid: string): Promise<CertificateWire> =>
  rest.getPublic(withQuery('/api/v1/public/certificates', { uuid }));
