import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { mePath } from '../testing/browser.ts';
import { aUser } from '../testing/builders.ts';
import { preflight, welcomeOnePerson, type OnePerson } from '../testing/onePerson.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let person: OnePerson;
beforeEach(async () => {
  gateway = await createTestGateway();
  person = welcomeOnePerson(gateway);
});
afterEach(() => gateway.close());

describe('the settings', () => {
  test('SET-01 REST-11 OP-14 left out stays, null clears; the readable cookie follows', async () => {
    const cookie = await person.signIn();
    gateway.on('PATCH', mePath, { body: aUser({ name: 'Mara L.', language: 'uk' }) });
    const { data, response } = await gateway.ask(
      'mutation($i: UpdateViewerInput!) { updateViewer(input: $i) { user { name } userErrors { code } } }',
      { i: { name: 'Mara L.', phone: null, country: 'DE', language: 'UK' } },
      { cookie, ...preflight },
    );
    expect(data.updateViewer.user.name).toBe('Mara L.');
    expect(gateway.calls.at(-1)?.body).toEqual({
      name: 'Mara L.',
      language: 'uk',
      phone: null,
      address: { country: 'DE' },
    });
    expect(response.cookies.find(({ name }) => name === 'user')?.value).toContain('"UK"');
  });

  test('ACH-05 a frame is chosen by either id of its link, and taken off by null', async () => {
    gateway.on('PATCH', mePath, { body: aUser() });
    const choose = (avatarFrameId: string | null) =>
      gateway.ask(
        'mutation($i: UpdateViewerInput!) { updateViewer(input: $i) { userErrors { code field } } }',
        { i: { avatarFrameId } },
        bearer(),
      );
    for (const [given, sent] of [
      [toGlobalId('EarnedAchievement', 1501), 1501],
      ['1501', 1501],
      [null, null],
    ] as const) {
      await choose(given);
      expect(gateway.calls.at(-1)?.body).toEqual({ avatarFrameId: sent });
    }
  });

  test('OP-13 a field error names the field of the input', async () => {
    gateway.on('PATCH', mePath, {
      status: 400,
      body: {
        code: 'INVALID',
        message: 'no',
        params: {},
        errors: [{ field: 'address.country', message: 'must be a country code' }],
      },
    });
    const { data } = await gateway.ask(
      'mutation { updateViewer(input: { country: "XX" }) { user { name } userErrors { code field message } } }',
      {},
      bearer(),
    );
    expect(data.updateViewer).toEqual({
      user: null,
      userErrors: [{ code: 'INVALID', field: 'country', message: 'must be a country code' }],
    });
  });
});
