import type { OutboundError } from './outboundClient.ts';

/** Why another server could not be read, as far as the connection tells. */
export type OutboundTrouble =
  | 'NAME_NOT_FOUND'
  | 'ADDRESS_REFUSED'
  | 'UNREACHABLE'
  | 'CERTIFICATE'
  | 'TOO_SLOW'
  | 'TOO_LARGE';

const unknownNames: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA']);
/** Codes of Node for certificates that do not fit; the others of its TLS begin with `ERR_TLS_CERT` or `CERT_`. */
const certificateCodes: ReadonlySet<unknown> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** What an admin can do something about: a name that is not found is mended elsewhere than a certificate that ran out. */
export function troubleOf({ failure, cause }: OutboundError): OutboundTrouble {
  switch (failure) {
    case 'refused':
      return 'ADDRESS_REFUSED';
    case 'too_slow':
      return 'TOO_SLOW';
    case 'too_large':
      return 'TOO_LARGE';
    case 'unreachable': {
      const code = (cause as NodeJS.ErrnoException | undefined)?.code;
      if (unknownNames.has(code)) {
        return 'NAME_NOT_FOUND';
      }
      return certificateCodes.has(code) || /^(?:ERR_TLS_CERT|CERT_)/.test(code ?? '') ? 'CERTIFICATE' : 'UNREACHABLE';
    }
  }
}
