import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aUser } from '../testing/builders.ts';
import { welcomeOnePerson, type OnePerson } from '../testing/onePerson.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let person: OnePerson;
beforeEach(async () => {
  gateway = await createTestGateway();
  person = welcomeOnePerson(gateway);
});
afterEach(() => gateway.close());

describe('registering', () => {
  const mutation =
    'mutation($i: RegisterInput!) { register(input: $i) { viewer { user { name } } userErrors { code field } } }';
  const input = { username: 'new@demo.test', password: 'lectern-demo', name: 'Mara Lindqvist', consent: true };

  test('AUTH-02 AUTH-15 REST-05 OP-26 makes the account and signs in', async () => {
    person.allowRefresh();
    gateway.on('POST', '/api/v1/public/users', { status: 201, body: aUser() });
    const { data } = await gateway.ask(mutation, { i: { ...input, language: 'DE', invitationToken: 'inv 1' } });
    expect(data.register.viewer.user.name).toBe('Mara Lindqvist');
    expect(gateway.calls[0]).toMatchObject({
      path: '/api/v1/public/users?invitation_token=inv 1',
      body: { username: 'new@demo.test', password: 'lectern-demo', name: 'Mara Lindqvist', language: 'de' },
    });
  });

  test.each([
    [
      'ERR-02',
      409,
      { code: 1000, message: 'This username (e-mail) already exists', params: {} },
      [{ code: '1000', field: null }],
    ],
    [
      'VAL-02',
      400,
      {
        code: 'INVALID',
        message: 'no',
        params: {},
        errors: [{ field: 'password', message: 'must have at least 8 characters' }],
      },
      [{ code: 'INVALID', field: 'password' }],
    ],
    ['ERR-17', 400, { code: -1, message: 'Unknown error occurred' }, [{ code: '59', field: null }]],
  ])('%s a refusal comes as data', async (_id, status, body, userErrors) => {
    gateway.on('POST', '/api/v1/public/users', { status, body });
    const { data } = await gateway.ask(mutation, { i: input });
    expect(data.register).toEqual({ viewer: null, userErrors });
    expect(gateway.calls).toHaveLength(1);
  });

  test('ERR-17 an account whose first sign-in is refused was made all the same', async () => {
    gateway.on('POST', '/api/v1/public/users', { status: 201, body: aUser() });
    gateway.on('POST', '/oauth/token', { status: 400, body: { error: 'invalid_grant', error_description: 'no luck' } });
    const { data } = await gateway.ask(
      'mutation($i: RegisterInput!) { register(input: $i) { viewer { user { name } } registered userErrors { code } } }',
      { i: input },
    );
    expect(data.register).toEqual({ viewer: null, registered: true, userErrors: [{ code: '59' }] });
  });

  test('OP-26 without consent nothing is sent', async () => {
    const { data } = await gateway.ask(mutation, { i: { ...input, consent: false } });
    expect(data.register.userErrors).toEqual([{ code: 'CONSENT_REQUIRED', field: 'consent' }]);
    expect(gateway.calls).toEqual([]);
  });
});
