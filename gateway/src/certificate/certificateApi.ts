import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import { withQuery } from '../rsql.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { workspacePath } from '../workspace/workspacePaths.ts';
import type { CertificateWire } from './certificateWire.ts';

const base = '/api/v1/secured/certificates';

/** REST-36 `GET /public/certificates?uuid=…`; 404 for an unknown one (OP-24). */
export const getPublicCertificate = (rest: Rest, uuid: string): Promise<CertificateWire> =>
  rest.getPublic(withQuery('/api/v1/public/certificates', { uuid }));

/** `POST /secured/certificates/{uuid}/_revoke`; one that is revoked already is answered as it is. */
export const postRevoke = (rest: Rest, uuid: string, reason: string): Promise<CertificateWire> =>
  rest.post(`${base}/${encodeURIComponent(uuid)}/_revoke`, { reason } satisfies Schemas['RevokeRequest']);

/** `POST /secured/certificates/{uuid}/_restore`; one that stands is answered as it is. */
export const postRestore = (rest: Rest, uuid: string): Promise<CertificateWire> =>
  rest.post(`${base}/${encodeURIComponent(uuid)}/_restore`);

/** OP-170 `GET /secured/completionrecords`: of the viewer, the latest completion first. */
export const getCompletionRecords = (rest: Rest, page: PageRequest): Promise<PageWire<Schemas['CompletionRecord']>> =>
  rest.get(withQuery('/api/v1/secured/completionrecords', { ...page }));

/** `GET /secured/workspaces/{id}/certificates`, what changed last at the end, for admins. */
export const getIssuedCertificates = (
  rest: Rest,
  workspaceId: number,
  query: PageRequest & { readonly q: string },
): Promise<PageWire<Schemas['IssuedCertificate']>> =>
  rest.get(withQuery(`${workspacePath(workspaceId)}/certificates`, { ...query }));
