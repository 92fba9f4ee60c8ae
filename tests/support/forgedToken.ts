import { createHmac, generateKeyPairSync, hkdfSync, sign } from 'node:crypto';

type Claims = Readonly<Record<string, unknown>>;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function readToken(token: string): { readonly header: Claims; readonly claims: Claims } {
  const [header = '', claims = ''] = token.split('.');
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Claims;
  return { header: read(header), claims: read(claims) };
}

/** A token signed with HMAC-SHA256 by a key of one's choice. */
export function hmacToken(header: Claims, claims: Claims, key: string | Buffer): string {
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

/** The key that a platform with this `TOKEN_SECRET` signs access tokens with. */
export const signingKey = (tokenSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', tokenSecret, '', 'lectern access token', 32));

/** Everything that is known to fool a careless reader of tokens, made of a good token, by what it tries. */
export function forgedTokens(good: string, otherUserId: number): Readonly<Record<string, string>> {
  const { header, claims } = readToken(good);
  const [goodHeader = '', goodClaims = '', signature = ''] = good.split('.');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const rsaSigned = `${part({ ...header, alg: 'RS256' })}.${goodClaims}`;
  const embedded = { ...header, alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) };
  const embeddedSigned = `${part(embedded)}.${goodClaims}`;
  const rsa = (text: string) => sign('sha256', Buffer.from(text), privateKey).toString('base64url');
  return {
    'no algorithm and no signature': `${part({ alg: 'none', typ: 'JWT' })}.${goodClaims}.`,
    'no algorithm in other letters': `${part({ alg: 'nOnE' })}.${goodClaims}.${signature}`,
    'no signature': `${goodHeader}.${goodClaims}.`,
    'no dot': `${goodHeader}.${goodClaims}`,
    'the signature of other claims': `${goodHeader}.${part({ ...claims, sub: String(otherUserId) })}.${signature}`,
    'a longer life': `${goodHeader}.${part({ ...claims, exp: 4_102_444_800 })}.${signature}`,
    'another workspace': `${goodHeader}.${part({ ...claims, ws: 2 })}.${signature}`,
    'a key of its own': hmacToken(header, claims, 'a-key-of-its-own'),
    'an empty key': hmacToken(header, claims, ''),
    'a public key as the secret': hmacToken({ ...header, alg: 'HS256' }, claims, pem),
    'RSA in place of HMAC': `${rsaSigned}.${rsa(rsaSigned)}`,
    'a key in its own header': `${embeddedSigned}.${rsa(embeddedSigned)}`,
    'a key id that names an empty file': hmacToken({ ...header, kid: '../../../../dev/null' }, claims, ''),
    'a key id with a statement': hmacToken({ ...header, kid: "x' union select 'key'--" }, claims, 'key'),
    'an address of keys': hmacToken({ ...header, jku: 'https://keys.example/jwks.json' }, claims, 'key'),
    'a critical header': hmacToken({ ...header, crit: ['b64'], b64: false }, claims, ''),
  };
}
