export const credentialForms = ['jwt', 'json'] as const;

export type CredentialForm = (typeof credentialForms)[number];

/**
 * How a credential is answered: signed, unless its JSON is asked for. Browsers name pages before all else, and are shown one where
 * there is one.
 */
export function formOf(asked: CredentialForm | undefined, accept: string | undefined): CredentialForm | 'page' {
  if (asked !== undefined) {
    return asked;
  }
  const types = (accept ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  if (types.some((type) => type === 'application/vc+jwt' || type === 'application/jwt')) {
    return 'jwt';
  }
  if (types.includes('text/html')) {
    return 'page';
  }
  return types.some(
    (type) => type === 'application/json' || type === 'application/ld+json' || type === 'application/vc',
  )
    ? 'json'
    : 'jwt';
}
