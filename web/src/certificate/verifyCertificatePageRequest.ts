import type { PageRequest } from '../routing/pageRequest.ts';

const uuidShape = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text looks like the number of a certificate. */
function isCertificateNumber(text: string): boolean {
  return uuidShape.test(text);
}

/** `/verifycertificate/?uuid=` (CERT-06). Without a number that can be one, the page only asks for it. */
export const verifyCertificatePageRequest: PageRequest<{ uuid: string; named: boolean }> = {
  name: 'VerifyCertificatePageQuery',
  variables({ search }) {
    const uuid = new URLSearchParams(search).get('uuid')?.trim() ?? '';
    return { uuid, named: isCertificateNumber(uuid) };
  },
};
