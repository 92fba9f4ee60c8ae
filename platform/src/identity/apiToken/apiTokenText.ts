import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import contract from '../../../../contracts/apiToken.json' with { type: 'json' };

const { prefix } = contract;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 36 characters of 62 are 214 bits. */
const secretLength = 36;
/** Of 32 bits in base 62. */
const checksumLength = 6;
const shape = new RegExp(`^${prefix}[0-9A-Za-z]{${secretLength + checksumLength}}$`);

/**
 * A new API token: a prefix by which scanners of leaked secrets find it, 36 random characters, and their checksum, by which they can tell it
 * from what only looks like one.
 */
export function makeApiToken(): string {
  const secret = Array.from({ length: secretLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix}${secret}${checksumOf(prefix + secret)}`;
}

/** Whether it may be an API token, or is one of another kind, such as an access token. */
export const looksLikeApiToken = (token: string): boolean => token.startsWith(prefix);

/** Whether its checksum is right: what was cut short or made up need not be looked for. */
export const isWellFormed = (token: string): boolean =>
  shape.test(token) && checksumOf(token.slice(0, -checksumLength)) === token.slice(-checksumLength);

/** How it ends, by which its owner can tell it from others. */
export const lastCharactersOf = (token: string): string => token.slice(-4);

/** The CRC-32 of the text in base 62, six digits, the highest first. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < checksumLength; place += 1) {
    digits = `${alphabet[rest % alphabet.length]}${digits}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
