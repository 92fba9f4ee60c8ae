import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mePath } from '../testing/browser.ts';
import { aUser } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const own = '/api/v1/secured/users/me/reminders';
const byToken = '/api/v1/public/reminders/_switch';
const unknown = { status: 404, body: { code: 'NOT_FOUND', message: 'no' } };
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

test('BEY-13 how the viewer is reminded is one call, made when it is asked for', async () => {
  gateway.on('GET', mePath, { body: aUser() });
  gateway.on('GET', own, { body: { byMail: false } });
  const { data } = await gateway.ask('{ viewer { reminders { byMail } } }', {}, bearer());
  expect(data.viewer.reminders).toEqual({ byMail: false });
  await gateway.ask('{ viewer { hasPassword } }', {}, bearer());
  expect(gateway.paths().filter((call) => call.endsWith(own))).toHaveLength(1);
});

test('BEY-13 updateReminders sends what it was given', async () => {
  gateway.on('PUT', own, { body: { byMail: false } });
  const document =
    'mutation { updateReminders(input: { byMail: false }) { reminders { byMail } userErrors { code } } }';
  const { data } = await gateway.ask(document, {}, bearer());
  expect(data.updateReminders).toEqual({ reminders: { byMail: false }, userErrors: [] });
  expect(gateway.calls[0]?.body).toEqual({ byMail: false });
});

describe('by the token of a mail', () => {
  const document = 'mutation($i: SwitchRemindersInput!) { switchReminders(input: $i) { byMail userErrors { code } } }';

  test('BEY-13 switchReminders needs nobody to be signed in', async () => {
    gateway.on('POST', byToken, { status: 204 });
    const { data } = await gateway.ask(document, { i: { token: '7.abc', byMail: true } });
    expect(data.switchReminders).toEqual({ byMail: true, userErrors: [] });
    expect(gateway.calls[0]?.body).toEqual({ token: '7.abc', on: true });
  });

  test('BEY-13 a token that does not count is refused', async () => {
    gateway.on('POST', byToken, unknown);
    const { data } = await gateway.ask(document, { i: { token: 'x', byMail: false } });
    expect(data.switchReminders).toEqual({ byMail: null, userErrors: [{ code: 'NOT_FOUND' }] });
  });

  const post = (url: string, contentType: string, payload: string) =>
    gateway.app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'localhost',
        'content-type': contentType,
        origin: 'https://mail.test',
        'sec-fetch-site': 'cross-site',
      },
      payload,
    });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('BEY-13 RFC 8058 a mail program stops them by one POST of %s', async (contentType, payload) => {
    gateway.on('POST', byToken, { status: 204 });
    const reply = await post('/reminders/?token=7.abc', contentType, payload);
    expect(reply.statusCode).toBe(200);
    expect(gateway.calls[0]).toMatchObject({ body: { token: '7.abc', on: false } });
    expect(gateway.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  test.each(['/reminders/', '/reminders/?token=wrong', '/reminders?token=a&token=b'])(
    'BEY-13 RFC 8058 %s stops nothing and says so',
    async (url) => {
      gateway.on('POST', byToken, unknown);
      const reply = await post(url, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  test('BEY-13 RFC 8058 a mail program hears that the platform is away', async () => {
    gateway.on('POST', byToken, { status: 503, body: {} });
    const reply = await post('/reminders/?token=7.abc', 'application/x-www-form-urlencoded', '');
    expect(reply.statusCode).toBe(502);
  });
});
