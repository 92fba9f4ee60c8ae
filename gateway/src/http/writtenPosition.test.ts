import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mePath } from '../testing/browser.ts';
import { aPage, aUser } from '../testing/builders.ts';
import { cookieHeader, preflight, welcomeOnePerson, type OnePerson } from '../testing/onePerson.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const rename = 'mutation { updateViewer(input: { name: "Mara" }) { user { name } userErrors { code } } }';
const catalogue = '{ courses(first: 3) { totalCount } }';

let gateway: TestGateway;
let person: OnePerson;
beforeEach(async () => {
  gateway = await createTestGateway();
  person = welcomeOnePerson(gateway);
  gateway.on('PATCH', mePath, { body: aUser(), headers: { 'x-written-position': '2/A0' } });
  gateway.on('GET', '/api/v1/public/courses', { body: aPage([]) });
});
afterEach(() => gateway.close());

const readsAfter = (path: string) =>
  gateway.calls.filter((call) => call.path.startsWith(path)).map(({ headers }) => headers['x-read-after']);

describe('OP-331 what was written is seen by what is read next', () => {
  test('a browser keeps the position in a cookie for a minute, and reads the catalogue after it', async () => {
    const cookie = await person.signIn();
    const { response } = await gateway.ask(rename, {}, { cookie, ...preflight });
    const written = response.cookies.find(({ name }) => name === 'written');
    expect(written).toMatchObject({ value: '2/A0', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 60 });
    await gateway.ask(catalogue, {}, { cookie: `${cookie}; ${cookieHeader([written as never])}`, ...preflight });
    await gateway.ask(catalogue, {}, { cookie: 'written=2%2FA0', ...preflight, 'sec-fetch-site': 'cross-site' });
    expect(readsAfter('/api/v1/public/courses')).toEqual(['2/A0', undefined]);
  });

  test('a program is told in a header, keeps no cookie, and says it by a header', async () => {
    const { response } = await gateway.ask(rename, {}, bearer('access-1'));
    expect(response.headers['x-written-position']).toBe('2/A0');
    expect(response.headers['access-control-expose-headers']).toContain('x-written-position');
    expect(response.cookies).toEqual([]);
    await gateway.ask(catalogue, {}, { ...bearer('access-1'), 'x-read-after': '2/A0' });
    await gateway.ask(catalogue, {}, { 'x-read-after': 'no "position"' });
    expect(readsAfter('/api/v1/public/courses')).toEqual(['2/A0', 'newest']);
  });

  test('the later of two positions counts; the newest gives way to what is told after it, and takes the place of what was told before', async () => {
    const { response } = await gateway.ask(rename, {}, { ...bearer('access-1'), 'x-read-after': 'FFFFFFFF/FFFFFFFF' });
    expect(response.headers['x-written-position']).toBe('2/A0');
    const { response: before } = await gateway.ask(rename, {}, { ...bearer('access-1'), 'x-read-after': '3/1' });
    expect(before.headers['x-written-position']).toBe('3/1');
    gateway.on('PATCH', mePath, { body: aUser(), headers: { 'x-written-position': 'FFFFFFFF/FFFFFFFF' } });
    const { response: untold } = await gateway.ask(rename, {}, { ...bearer('access-1'), 'x-read-after': '3/1' });
    expect(untold.headers['x-written-position']).toBe('FFFFFFFF/FFFFFFFF');
  });

  test('OP-339 the cookie of a browser never goes back behind the one that it sent', async () => {
    const cookie = await person.signIn();
    const cookieAfter = async (sent: string) => {
      const { response } = await gateway.ask(rename, {}, { cookie: `${cookie}; written=${sent}`, ...preflight });
      return response.cookies.find(({ name }) => name === 'written')?.value;
    };
    expect(await cookieAfter('3%2F1')).toBe('3/1');
    expect(await cookieAfter('1%2F1')).toBe('2/A0');
    expect(await cookieAfter('newest')).toBe('2/A0');
  });

  test('the later calls of the operation that has written come after it', async () => {
    await gateway.ask(
      'mutation { first: updateViewer(input: { name: "M" }) { user { name } } second: updateViewer(input: { name: "N" }) { user { name } } }',
      {},
      bearer('access-1'),
    );
    const writes = gateway.calls.filter(({ method }) => method === 'PATCH');
    expect(writes.map(({ headers }) => headers['x-read-after'])).toEqual([undefined, '2/A0']);
  });

  test('without a replica there is no position, no header and no cookie', async () => {
    gateway.on('PATCH', mePath, { body: aUser() });
    const cookie = await person.signIn();
    const { response } = await gateway.ask(rename, {}, { cookie, ...preflight });
    expect(response.headers['x-written-position']).toBeUndefined();
    expect(response.cookies.map(({ name }) => name)).not.toContain('written');
  });
});
