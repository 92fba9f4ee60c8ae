import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

interface Country {
  code: string;
  name: string;
}

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('REST-14 OP-61 lists the countries of ISO 3166-1 by name', async () => {
  const { status, body } = await server.call<Country[]>('GET', '/api/v1/public/country');
  expect(status).toBe(200);
  expect(body).toContainEqual({ code: 'DE', name: 'Germany' });
  expect(body.length).toBeGreaterThan(240);
});

const nameOf = async (language: string) =>
  (await server.call<Country[]>('GET', `/api/v1/public/country?language=${language}`)).body.find(
    ({ code }) => code === 'DE',
  )?.name;

test('REST-14 gives the names in each language of the interface', async () => {
  expect(await nameOf('de')).toBe('Deutschland');
  expect(await nameOf('pt')).toBe('Alemanha');
  expect(await nameOf('uk')).toBe('Німеччина');
  expect(await nameOf('ru')).toBe('Германия');
});

test('REST-14 can be revalidated by its ETag', async () => {
  const first = await server.call('GET', '/api/v1/public/country');
  const second = await server.call('GET', '/api/v1/public/country', {
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect(second).toMatchObject({ status: 304, body: '' });
});
