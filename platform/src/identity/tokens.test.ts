import { hkdfSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createAccessTokens } from './accessToken.ts';
import { isClient } from './clientCredentials.ts';
import { createRefreshTokens } from './refreshToken.ts';

const secret = 'a secret of thirty-two bytes or more';
const claims = {
  workspaceId: 1,
  userId: 1000,
  familyId: '5f0c3c0e-0000-4000-8000-000000000001',
  tokenId: '5f0c3c0e-0000-4000-8000-000000000002',
};

describe('access tokens', () => {
  const now = new Date('2030-01-31T09:00:00.000Z');
  const tokens = createAccessTokens(secret, () => now);

  test('OP-11 carry workspace, user and sign-in', async () => {
    expect(await tokens.verify(await tokens.issue(claims))).toEqual(claims);
  });

  test('OP-11 end after 15 minutes, also when they were checked before', async () => {
    let time = now;
    const moving = createAccessTokens(secret, () => time);
    const token = await moving.issue(claims);
    time = new Date(now.getTime() + 899_000);
    expect(await moving.verify(token)).toEqual(claims);
    time = new Date(now.getTime() + 900_000);
    expect(await moving.verify(token)).toBeNull();
  });

  test('of another key, without a signature or without our claims are nothing', async () => {
    const foreign = createAccessTokens('another secret of thirty-two bytes', () => now);
    expect(await tokens.verify(await foreign.issue(claims))).toBeNull();
    expect(await tokens.verify(new UnsecuredJWT({ ws: 1, fid: 'x', rid: 'y', sub: '1' }).encode())).toBeNull();
    const raw = await new SignJWT({ ws: 1 })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret));
    expect(await tokens.verify(raw)).toBeNull();
    expect(await tokens.verify('a.b.c')).toBeNull();
  });

  // Signed with the right key: only what the header or a claim says is wrong.
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lectern access token', 32));
  const seconds = Math.floor(now.getTime() / 1000);
  const signed = (header: { alg: string; [member: string]: unknown }, change: Record<string, unknown> = {}) => {
    const { workspaceId: ws, userId, familyId: fid, tokenId: rid } = claims;
    const payload = { ws, fid, rid, sub: String(userId), iss: 'lectern', iat: seconds, exp: seconds + 900, ...change };
    const kept = Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
    return new SignJWT(kept).setProtectedHeader(header).sign(key);
  };

  test('REST-81 another algorithm, issuer or no end makes a token nothing', async () => {
    expect(await tokens.verify(await signed({ alg: 'HS256' }))).toEqual(claims);
    for (const forged of [
      signed({ alg: 'HS512' }),
      signed({ alg: 'HS384' }),
      signed({ alg: 'HS256' }, { iss: 'elsewhere' }),
      signed({ alg: 'HS256' }, { exp: undefined }),
      signed({ alg: 'HS256' }, { iat: undefined }),
      signed({ alg: 'HS256' }, { ws: '1' }),
      signed({ alg: 'HS256' }, { sub: '1 or 1=1' }),
    ]) {
      expect(await tokens.verify(await forged)).toBeNull();
    }
    const [, payload = '', signature = ''] = (await signed({ alg: 'HS256' })).split('.');
    for (const alg of ['none', 'None', 'RS256', 'ES256', 'hs256']) {
      const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
      for (const end of ['', signature]) {
        expect(await tokens.verify(`${header}.${payload}.${end}`)).toBeNull();
      }
    }
  });
});

test.each([
  { ahead: 59, counts: true },
  { ahead: 61, counts: false },
  { ahead: 40 * 86_400, counts: false },
])(
  'REST-81 a token that was made $ahead s from now counts: $counts, also where it is known',
  async ({ ahead, counts }) => {
    const now = new Date('2030-01-01T00:00:00Z');
    let time = new Date(now.getTime() + ahead * 1000);
    const moving = createAccessTokens(secret, () => time);
    const token = await moving.issue(claims);
    expect(await moving.verify(token)).toEqual(claims);
    time = now;
    expect(await moving.verify(token)).toEqual(counts ? claims : null);
    expect(await createAccessTokens(secret, () => now).verify(token)).toEqual(counts ? claims : null);
  },
);

describe('refresh tokens', () => {
  const tokens = createRefreshTokens(secret);

  test('OP-11 follow from the id of their row, the same each time, for one workspace', () => {
    const token = tokens.tokenOf(1, claims.tokenId);
    expect(tokens.tokenOf(1, claims.tokenId)).toBe(token);
    expect(tokens.tokenIdOf(1, token)).toBe(claims.tokenId);
    expect(tokens.tokenIdOf(2, token)).toBeNull();
    expect(createRefreshTokens(`${secret}!`).tokenIdOf(1, token)).toBeNull();
    expect(tokens.tokenIdOf(1, '')).toBeNull();
    for (const spelling of [`${token}=`, `${token}!!`, ` ${token}`]) {
      expect(tokens.tokenIdOf(1, spelling)).toBeNull();
    }
  });
});

describe('OP-10 the client credential', () => {
  const client = { id: 'lectern-web', secret: 'pass:word' };
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  test.each([
    [basic('lectern-web:pass:word'), true],
    [basic('lectern-web:pass:word').replace('Basic', 'basic'), true],
    [basic('lectern-web:pass'), false],
    [basic('other:pass:word'), false],
    ['Bearer abc', false],
    [undefined, false],
  ])('%j is the client: %j', (header, expected) => {
    expect(isClient(header, client)).toBe(expected);
  });
});
