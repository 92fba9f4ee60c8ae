import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

/** Refusals of the platform, and what a client reads of them. */
const refusals: readonly (readonly [string, number, object, object])[] = [
  ['ERR-06', 400, { code: 1100, message: 'Invalid token' }, { code: '1100', field: null }],
  ['ERR-07', 400, { code: 1101, message: 'Token expired' }, { code: '1101', field: null }],
  [
    'ERR-04',
    400,
    { code: 1003, message: 'Username or password is not valid', errors: [{ field: 'password', message: 'too short' }] },
    { code: '1003', field: 'password' },
  ],
  ['ERR-20', 400, { code: -1, message: 'Unknown error occurred' }, { code: '59', field: null }],
  ['ERR-20', 400, {}, { code: '59', field: null }],
  ['ERR-20', 429, { code: 'RATE_LIMITED', message: 'wait' }, { code: 'RATE_LIMITED', field: null }],
];

describe('forgotten', () => {
  const mutation =
    'mutation($i: RequestPasswordResetInput!) { requestPasswordReset(input: $i) { accepted userErrors { code field } } }';

  test('AUTH-03 REST-08 OP-26 asks for a mail at the host called, in one call without a token', async () => {
    gateway.on('POST', '/api/v1/public/tokens', { status: 204 });
    const { data } = await gateway.ask(
      mutation,
      { i: { username: ' mara@demo.test ' } },
      { ...bearer(), host: 'acme.localhost:4000' },
    );
    expect(data.requestPasswordReset).toEqual({ accepted: true, userErrors: [] });
    expect(gateway.calls).toHaveLength(1);
    expect(gateway.calls[0]).toMatchObject({
      path: '/api/v1/public/tokens',
      body: { '@type': 'RESET_PW', username: 'mara@demo.test', hostname: 'acme.localhost' },
    });
    expect(gateway.calls[0]?.headers['authorization']).toBeUndefined();
  });

  test.each(refusals)('%s a refusal %d %j comes as data', async (_id, status, body, userError) => {
    gateway.on('POST', '/api/v1/public/tokens', { status, body });
    const { data } = await gateway.ask(mutation, { i: { username: 'x' } });
    // The input has no password that a refusal could be about.
    const { code, field } = userError as { code: string; field: string | null };
    expect(data.requestPasswordReset).toEqual({
      accepted: null,
      userErrors: [{ code, field: field === 'password' ? null : field }],
    });
  });

  test('ERR-04 a refusal of the catalogue keeps its text, whichever field it is about', async () => {
    const [, , [, status, body]] = refusals as [unknown, unknown, (typeof refusals)[number]];
    gateway.on('POST', '/api/v1/public/tokens', { status, body });
    const { data } = await gateway.ask(mutation.replace('code field', 'code field message'), { i: { username: 'x' } });
    expect(data.requestPasswordReset.userErrors).toEqual([
      { code: '1003', field: null, message: 'Username or password is not valid' },
    ]);
  });

  test('an outage is no refusal', async () => {
    gateway.on('POST', '/api/v1/public/tokens', { status: 503, body: { code: 'UNAVAILABLE', message: 'busy' } });
    const { errors } = await gateway.ask(mutation, { i: { username: 'x' } });
    expect(errors[0]?.extensions['code']).toBe('UNAVAILABLE');
  });
});

describe('reset', () => {
  const mutation = 'mutation($i: ResetPasswordInput!) { resetPassword(input: $i) { reset userErrors { code field } } }';
  const input = { token: 'tok_en-1', password: 'a new password' };
  const path = '/api/v1/public/tokens/tok_en-1/_redeem';

  test('AUTH-04 REST-09 redeems the token', async () => {
    gateway.on('POST', path, { status: 204 });
    const { data } = await gateway.ask(mutation, { i: input });
    expect(data.resetPassword).toEqual({ reset: true, userErrors: [] });
    expect(gateway.calls).toHaveLength(1);
    expect(gateway.calls[0]?.body).toEqual({ '@type': 'RESET_PW', password: 'a new password' });
  });

  test.each(refusals)('%s a refusal %d %j comes as data', async (_id, status, body, userError) => {
    gateway.on('POST', path, { status, body });
    const { data } = await gateway.ask(mutation, { i: input });
    expect(data.resetPassword).toEqual({ reset: null, userErrors: [userError] });
  });

  test.each(['', '.', '..', '../../users', 'a b', 'x'.repeat(201)])(
    'ERR-06 %j, which no mail of ours had, is no part of an address',
    async (token) => {
      const { data } = await gateway.ask(mutation, { i: { ...input, token } });
      expect(data.resetPassword).toEqual({ reset: null, userErrors: [{ code: '1100', field: null }] });
      expect(gateway.calls).toEqual([]);
    },
  );
});

describe('changed', () => {
  const mutation =
    'mutation($i: ChangePasswordInput!) { changePassword(input: $i) { changed userErrors { code field } } }';
  const input = { currentPassword: 'old password', password: 'a new password' };
  const path = '/api/v1/secured/users/me/password';

  test('SET-01 sends both as the person who is signed in', async () => {
    gateway.on('PUT', path, { status: 204 });
    const { data } = await gateway.ask(mutation, { i: input }, bearer());
    expect(data.changePassword).toEqual({ changed: true, userErrors: [] });
    expect(gateway.calls).toHaveLength(1);
    expect(gateway.calls[0]).toMatchObject({ body: input, headers: { authorization: 'Bearer access-1' } });
  });

  const ofField: readonly (readonly [string, object, object])[] = [
    ['ERR-05', { code: 1004, message: 'Wrong credentials' }, { code: '1004', field: 'currentPassword' }],
    ['ERR-15 AUTH-14', { code: 1004, message: 'User account is locked' }, { code: 'LOCKED', field: null }],
    ...refusals.filter(([, status]) => status === 400).map(([id, , body, view]) => [id, body, view] as const),
  ];

  test.each(ofField)('%s a refusal %j comes as data', async (_id, body, userError) => {
    gateway.on('PUT', path, { status: 400, body });
    const { data } = await gateway.ask(mutation, { i: input }, bearer());
    expect(data.changePassword).toEqual({ changed: null, userErrors: [userError] });
  });

  test('AUTH-06 a visitor has no password to change', async () => {
    const { errors } = await gateway.ask(mutation, { i: input });
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect(gateway.calls).toEqual([]);
  });
});

test('AUTH-11 REST-12 signing out everywhere says so', async () => {
  gateway.on('POST', '/api/v1/secured/users/me/_logout', { status: 204 });
  for (const everywhere of [true, false]) {
    await gateway.ask(
      'mutation($e: Boolean) { signOut(input: { everywhere: $e }) { signedOut } }',
      { e: everywhere },
      bearer(),
    );
  }
  expect(gateway.paths()).toEqual([
    'POST /api/v1/secured/users/me/_logout?everywhere=true',
    'POST /api/v1/secured/users/me/_logout',
  ]);
});

test('AUTH-11 nobody is told that they are signed out everywhere while they are not', async () => {
  gateway.on('POST', '/api/v1/secured/users/me/_logout', { status: 503 });
  const { data, errors, response } = await gateway.ask(
    'mutation { signOut(input: { everywhere: true }) { signedOut } }',
    {},
    bearer(),
  );
  expect(data.signOut).toBeNull();
  expect(errors[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
  expect(response.cookies).toEqual([]);
});

test('AUTH-15 REST-01 a sign-in may carry an invitation', async () => {
  gateway.on('POST', '/oauth/token', {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Invalid token', code: 1100 },
  });
  const { data } = await gateway.ask(
    'mutation { signIn(input: { username: "a@b.c", password: "x", invitationToken: "inv-1" }) { userErrors { code } } }',
  );
  expect(data.signIn.userErrors).toEqual([{ code: '1100' }]);
  expect(gateway.calls[0]?.body).toBe('grant_type=password&username=a%40b.c&password=x&invitation_token=inv-1');
});
