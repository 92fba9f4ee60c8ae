import { afterEach, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aCertificate } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const { uuid } = aCertificate();
const path = `/api/v1/secured/certificates/${uuid}`;
const time = '2030-01-02T03:04:05.000Z';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const revoking = `mutation ($i: RevokeCertificateInput!) { revokeCertificate(input: $i) {
  certificate { uuid status revokeTime revokeReason badgeUrl } userErrors { code field } } }`;
const restoring = `mutation ($i: RestoreCertificateInput!) { restoreCertificate(input: $i) {
  certificate { id status revokeTime } userErrors { code } } }`;

test('BEY-17 a certificate is taken back by global id or uuid, with the reason', async () => {
  gateway.on('POST', `${path}/_revoke`, {
    body: aCertificate({ revokedTime: time, revokeReason: 'By mistake', status: 'REVOKED' }),
  });
  for (const certificateId of [uuid, toGlobalId('Certificate', uuid)]) {
    const { data } = await gateway.ask(revoking, { i: { certificateId, reason: 'By mistake' } }, bearer());
    expect(data.revokeCertificate).toEqual({
      certificate: {
        uuid,
        status: 'REVOKED',
        revokeTime: time,
        revokeReason: 'By mistake',
        badgeUrl: `http://localhost/credentials/${uuid}?format=jwt`,
      },
      userErrors: [],
    });
    expect(gateway.calls.at(-1)?.body).toEqual({ reason: 'By mistake' });
  }
});

test('BEY-17 and given back', async () => {
  gateway.on('POST', `${path}/_restore`, { body: aCertificate() });
  const { data } = await gateway.ask(restoring, { i: { certificateId: uuid } }, bearer());
  expect(data.restoreCertificate).toEqual({
    certificate: { id: toGlobalId('Certificate', uuid), status: 'VALID', revokeTime: null },
    userErrors: [],
  });
});

test('BEY-17 a refusal names the field', async () => {
  const errors = [{ field: 'reason', message: 'is required' }];
  gateway.on('POST', `${path}/_revoke`, { status: 400, body: { code: 'INVALID', message: 'No', errors } });
  const { data } = await gateway.ask(revoking, { i: { certificateId: uuid, reason: '' } }, bearer());
  expect(data.revokeCertificate).toEqual({ certificate: null, userErrors: [{ code: 'INVALID', field: 'reason' }] });
});

test('BEY-17 credentials and their keys pass through as they are, open to pages elsewhere, and say where their page is', async () => {
  gateway.on('GET', `/credentials/${uuid}`, {
    status: 302,
    headers: { location: `http://localhost/verifycertificate/?uuid=${uuid}`, vary: 'accept' },
  });
  gateway.on('GET', '/.well-known/jwks.json', {
    body: { keys: [] },
    headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
  });
  const page = await gateway.app.inject({
    url: `/credentials/${uuid}`,
    headers: { accept: 'text/html', cookie: 'tokens=secret' },
  });
  expect([page.statusCode, page.headers.location]).toEqual([302, `http://localhost/verifycertificate/?uuid=${uuid}`]);
  expect(gateway.calls.at(-1)?.headers).toMatchObject({ accept: 'text/html' });
  expect(gateway.calls.at(-1)?.headers['cookie']).toBeUndefined();
  const keys = await gateway.app.inject('/.well-known/jwks.json');
  expect([keys.headers['access-control-allow-origin'], keys.json()]).toEqual(['*', { keys: [] }]);
});
