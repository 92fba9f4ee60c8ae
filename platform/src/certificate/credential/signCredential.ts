import { SignJWT } from 'jose';
import type { JsonObject } from '../../db/columnTypes.ts';
import { credentialAddresses } from './credentialAddresses.ts';
import { signingAlgorithm, type SigningKey } from './credentialKeys.ts';
import type { Issuer } from '../certificateService.ts';

/**
 * The credential as a compact JWS: its own members are the payload, and the claims that repeat them stand beside (Open Badges 3.0,
 * section 8.2). `kid` is the address of the public key.
 */
export function signCredential(
  credential: JsonObject & { readonly id: string },
  key: SigningKey,
  issuer: Issuer,
  typ: 'JWT' | 'vc+jwt',
): Promise<string> {
  const addresses = credentialAddresses(issuer);
  const { id, validFrom, validUntil, credentialSubject } = credential;
  const claims = {
    ...credential,
    iss: addresses.issuer,
    jti: id,
    nbf: secondsOf(validFrom),
    ...(validUntil === undefined ? {} : { exp: secondsOf(validUntil) }),
    ...(isIdentified(credentialSubject) ? { sub: credentialSubject.id } : {}),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: signingAlgorithm, kid: addresses.key(key.keyId), typ })
    .sign(key.privateKey);
}

const secondsOf = (time: unknown): number => Date.parse(String(time)) / 1000;

const isIdentified = (subject: unknown): subject is { readonly id: string } =>
  typeof subject === 'object' && subject !== null && 'id' in subject && typeof subject.id === 'string';
