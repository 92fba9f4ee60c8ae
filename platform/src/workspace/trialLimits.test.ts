import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const password = 'lectern-demo';

describe('limits of new workspaces', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ RATE_LIMIT_TRIALS_PER_HOUR: '3', TRUSTED_PROXIES: '10.0.0.1' });
  });
  afterAll(() => server.close());

  let people = 0;
  const register = async (remoteAddress: string, host: string, headers: Record<string, string> = {}) => {
    people += 1;
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/v1/public/users',
      headers: { host, ...headers },
      remoteAddress,
      payload: { username: `person${people}@trial.test`, password, name: 'Somebody' },
    });
    return response.statusCode;
  };
  const aHost = () => `${randomUUID()}.localhost`;

  test('OP-48 an address reserves no more than a few hosts, others are not affected', async () => {
    const statuses = [];
    for (let index = 0; index < 4; index += 1) {
      statuses.push(await register('192.0.2.1', aHost()));
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect(await register('192.0.2.2', aHost())).toBe(201);
    // Registering where a workspace is in use has nothing to do with it.
    expect(await register('192.0.2.1', 'localhost')).toBe(201);
  });

  test('OP-48 at a domain that is not the operator’s nobody reserves a host', async () => {
    const own = await createTestApp({ DEFAULT_HOSTS: 'learn.test' });
    const registerAt = (domain: string) =>
      own.call('POST', '/api/v1/public/users', {
        host: `${randomUUID()}.${domain}`,
        body: { username: 'somebody@trial.test', password, name: 'Somebody' },
      });
    expect((await registerAt('localhost')).status).toBe(201);
    expect((await registerAt('learn.test')).status).toBe(201);
    expect((await registerAt('evil.test')).status).toBe(404);
    await own.close();
    const named = await createTestApp({ TRIAL_DOMAINS: 'trials.test' });
    const hosts = ['trials.test', 'localhost', 'eviltrials.test'].map((domain) => `${randomUUID()}.${domain}`);
    const answers = await Promise.all(hosts.map((host) => named.call('GET', '/api/v1/public/workspaces', { host })));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
    await named.close();
  });

  test('OP-48 the address that a trusted proxy names counts, the one that a client invents does not', async () => {
    const statuses = [];
    for (let index = 0; index < 4; index += 1) {
      statuses.push(await register('10.0.0.1', aHost(), { 'x-forwarded-for': '192.0.2.3' }));
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    const invented = [];
    for (let index = 0; index < 4; index += 1) {
      invented.push(await register('192.0.2.4', aHost(), { 'x-forwarded-for': `192.0.2.${100 + index}` }));
    }
    expect(invented).toEqual([201, 201, 201, 429]);
  });
});
