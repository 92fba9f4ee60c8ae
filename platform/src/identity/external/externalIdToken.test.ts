import { SignJWT, UnsecuredJWT, exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHostileSignIn, googleClient, inSeconds, type HostileSignIn } from './hostileSignIn.testkit.ts';

describe('OP-36 an ID token that someone brings', () => {
  let hostile: HostileSignIn;
  beforeAll(async () => {
    hostile = await createHostileSignIn();
  });
  afterAll(() => hostile.close());
  beforeEach(() => hostile.reset());

  test('AUTH-05 REST-03 that was made for us opens the account of its address', async () => {
    const member = await hostile.aMember();
    const pair = await hostile.calls.grant('google', await hostile.signed(hostile.claimsOf(member.username)));
    expect((await hostile.calls.whoIs(pair)).body).toMatchObject({ id: member.userId });
  });

  test.each<[string, (email: string) => Promise<string> | string]>([
    ['for another audience', (email) => hostile.signed(hostile.claimsOf(email, { aud: 'another-app' }))],
    [
      'for several, of whom another asked',
      (email) => hostile.signed(hostile.claimsOf(email, { aud: [googleClient, 'x'], azp: 'x' })),
    ],
    ['of another issuer', (email) => hostile.signed(hostile.claimsOf(email, { iss: 'https://accounts.example.org' }))],
    [
      'that is expired',
      (email) => hostile.signed(hostile.claimsOf(email, { exp: inSeconds(hostile.server.now()) - 60 })),
    ],
    [
      'of the future',
      (email) => hostile.signed(hostile.claimsOf(email, { nbf: inSeconds(hostile.server.now()) + 600 })),
    ],
    ['without an end', (email) => hostile.signed(hostile.claimsOf(email, { exp: undefined }))],
    ['without a person', (email) => hostile.signed(hostile.claimsOf(email, { sub: undefined }))],
    ['with algorithm none', (email) => new UnsecuredJWT(hostile.claimsOf(email)).encode()],
    [
      'signed with our client secret',
      (email) =>
        new SignJWT(hostile.claimsOf(email))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(Buffer.from('secret of google'.repeat(2))),
    ],
    [
      'signed with the public key as a secret',
      async (email) =>
        new SignJWT(hostile.claimsOf(email))
          .setProtectedHeader({ alg: 'HS256', kid: 'one' })
          .sign(Buffer.from(await exportSPKI(hostile.publicKey))),
    ],
    [
      'signed with a key that it brings along',
      async (email) => {
        const own = await generateKeyPair('RS256', { extractable: true });
        return new SignJWT(hostile.claimsOf(email))
          .setProtectedHeader({ alg: 'RS256', jwk: await exportJWK(own.publicKey) })
          .sign(own.privateKey);
      },
    ],
    [
      'signed with another key of the same name',
      async (email) => {
        const own = await generateKeyPair('RS256');
        return new SignJWT(hostile.claimsOf(email))
          .setProtectedHeader({ alg: 'RS256', kid: 'one' })
          .sign(own.privateKey);
      },
    ],
    [
      'changed after it was signed',
      async (email) => {
        const [head, , signature] = (await hostile.signed(hostile.claimsOf('someone@mail.test'))).split('.');
        return [head, Buffer.from(JSON.stringify(hostile.claimsOf(email))).toString('base64url'), signature].join('.');
      },
    ],
    ['that is none', () => 'not.a.token'],
    ['that is an access token of the provider', () => 'at-the-provider'],
  ])('ERR-05 1004 %s opens nothing', async (_what, make) => {
    const member = await hostile.aMember();
    const token = await make(member.username);
    expect(await hostile.calls.grant('google', token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', code: 1004, message: 'Wrong credentials' },
    });
    expect(await hostile.calls.register('google', token)).toMatchObject({ status: 400, body: { code: 1004 } });
  });

  test('1004 for the client of one realm opens nothing in the other', async () => {
    const member = await hostile.aMember();
    const forGoogle = await hostile.signed(hostile.claimsOf(member.username));
    expect((await hostile.calls.grant('custom-oauth2', forGoogle)).body).toMatchObject({ code: 1004 });
    const forOwn = await hostile.signed(hostile.claimsOf(member.username, { aud: 'lectern' }));
    expect((await hostile.calls.grant('google', forOwn)).body).toMatchObject({ code: 1004 });
    expect((await hostile.calls.grant('custom-oauth2', forOwn)).status).toBe(200);
  });

  test('9905 whose address is not verified opens nothing', async () => {
    const member = await hostile.aMember();
    const token = await hostile.signed(hostile.claimsOf(member.username, { email_verified: false }));
    expect((await hostile.calls.grant('google', token)).body).toMatchObject({ code: 9905 });
    const text = await hostile.signed(hostile.claimsOf(member.username, { email_verified: 'true' }));
    expect((await hostile.calls.grant('google', text)).body).toMatchObject({ code: 9905 });
  });

  test('1004 of a provider whose keys are out of reach opens nothing', async () => {
    hostile.answers.override = () => ({ status: 500, json: {} });
    hostile.server.at(new Date(hostile.server.now().getTime() + 1000));
    const unknownKey = await new SignJWT(hostile.claimsOf('someone@mail.test'))
      .setProtectedHeader({ alg: 'RS256', kid: 'never seen' })
      .sign(hostile.key);
    expect((await hostile.calls.grant('google', unknownKey)).body).toMatchObject({ code: 1004 });
  });
});
