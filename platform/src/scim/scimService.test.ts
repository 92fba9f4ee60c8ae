import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { scimSource } from '../integration/personnel/scimSource.ts';
import { createOutbound } from '../outbound/outboundClient.ts';
import { aScimProvider, type ScimProvider } from '../testing/scimProvider.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { waitingForALock } from '../testing/waitingForALock.ts';
import { lockAddress } from '../workspace/people/invitationQueries.ts';
import { deleteToken } from './token/scimTokenQueries.ts';

const tokens = '/api/v1/secured/workspaces/1/scimtoken';
const everyPath = [
  ['GET', '/ServiceProviderConfig'],
  ['GET', '/ResourceTypes'],
  ['GET', '/ResourceTypes/User'],
  ['GET', '/Schemas'],
  ['GET', '/Schemas/urn:ietf:params:scim:schemas:core:2.0:User'],
  ...['/Users', '/Groups'].flatMap((url) => [
    ['GET', url],
    ['POST', url],
    ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, `${url}/1`]),
  ]),
] as [string, string][];

describe('the service of SCIM', () => {
  let server: TestApp;
  let admin: TestUser;
  let provider: ScimProvider;
  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true, username: 'admin@demo.test' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await inWorkspace(server.db, 1, async (trx) => {
      await trx.deleteFrom('personnel_link').execute();
      await trx.deleteFrom('invitation').execute();
    });
    provider = await aScimProvider(server, admin);
  });

  const callAs = (bearer: string | undefined, method: string, path: string, host = 'localhost') =>
    server.call<{ status?: string; detail?: string }>(method, `/scim/v2${path}`, {
      host,
      headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      ...(['POST', 'PUT', 'PATCH'].includes(method) ? { body: {} } : {}),
    });

  test('BEY-14 nothing but the token of the workspace opens any of it', async () => {
    const stranger = await server.aUser({ workspaceId: 2, roleAdmin: true });
    const other = await aScimProvider(server, stranger);
    const opened: string[] = [];
    for (const [method, path] of everyPath) {
      for (const bearer of [undefined, other.token, await server.signIn(admin), `${provider.token}x`, 'x'.repeat(43)]) {
        const { status, headers, body } = await callAs(bearer, method, path);
        const isRefused =
          status === 401 && headers['www-authenticate'] === 'Bearer realm="scim"' && body.status === '401';
        if (!isRefused) {
          opened.push(`${method} ${path}: ${status}`);
        }
      }
      const { status } = await callAs(provider.token, method, path);
      if (status === 401 || status >= 500) {
        opened.push(`${method} ${path} with the token: ${status}`);
      }
    }
    expect(opened).toEqual([]);
  });

  test('BEY-14 the token opens nothing else', async () => {
    for (const url of ['/api/v1/secured/users/me', tokens, '/api/v1/secured/workspaces/1/usersaccess']) {
      const { status } = await server.call('GET', url, { headers: { authorization: `Bearer ${provider.token}` } });
      expect(status, url).toBe(401);
    }
  });

  test('BEY-14 ids of another workspace are nothing', async () => {
    const added = await provider.call('POST', '/Users', { userName: 'mine@demo.test' });
    const group = await provider.call('POST', '/Groups', { displayName: 'Mine' });
    const other = await aScimProvider(server, await server.aUser({ workspaceId: 2, roleAdmin: true }));
    for (const url of [`/Users/${added.body.id}`, `/Groups/${group.body.id}`]) {
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', { userName: 'mine@demo.test', displayName: 'Mine' }],
        ['PATCH', { Operations: [{ op: 'add', path: 'displayName', value: 'Theirs' }] }],
        ['DELETE', undefined],
      ] as const) {
        expect((await other.call(method, url, body)).status, `${method} ${url}`).toBe(404);
      }
    }
    expect((await other.call('GET', '/Users')).body.totalResults).toBe(0);
    const theirs = await other.call('POST', '/Groups', { displayName: 'Theirs', members: [{ value: added.body.id }] });
    expect(theirs).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
  });

  test('BEY-14 an admin makes a token, which is told once, makes another, and withdraws it', async () => {
    const state = async () => (await server.call('GET', tokens, { as: admin })).body;
    await provider.call('POST', '/Users', { userName: 'counted@demo.test' });
    const used = await state();
    expect(used).toMatchObject({ hasToken: true, peopleCount: 1, lastUseTime: server.now().toISOString() });
    expect(JSON.stringify(used)).not.toContain(provider.token);
    const stored = await inWorkspace(server.db, 1, (trx) => trx.selectFrom('scim_token').selectAll().execute());
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(provider.token);

    expect(await server.call('POST', tokens, { as: admin, body: {} })).toMatchObject({ status: 409 });
    const key = { 'idempotency-key': randomUUID() };
    const body = { replaces: true };
    const second = await server.call<{ token: string }>('POST', tokens, { as: admin, headers: key, body });
    expect(second).toMatchObject({ status: 201, headers: { 'cache-control': 'no-store' } });
    expect(second.body.token).toMatch(/^[\w-]{43}$/);
    const third = await server.call<{ token: string }>('POST', tokens, { as: admin, headers: key, body });
    expect(third.body.token).not.toBe(second.body.token);
    const replies = await inWorkspace(server.db, 1, (trx) => trx.selectFrom('idempotency_key').selectAll().execute());
    expect(JSON.stringify(replies)).not.toContain(second.body.token);
    // The ones before stopped at once, and whom the provider knows stays.
    expect((await callAs(provider.token, 'GET', '/Users')).status).toBe(401);
    expect((await callAs(second.body.token, 'GET', '/Users')).status).toBe(401);
    expect(await callAs(third.body.token, 'GET', '/Users')).toMatchObject({ status: 200, body: { totalResults: 1 } });

    const other = `${tokens}?createTime=2020-01-01T00:00:00.000Z`;
    expect((await server.call('DELETE', other, { as: admin })).status).toBe(409);
    const { createTime } = await state();
    expect((await server.call('DELETE', `${tokens}?createTime=${String(createTime)}`, { as: admin })).status).toBe(204);
    expect((await server.call('DELETE', tokens, { as: admin })).status).toBe(404);
    expect((await callAs(third.body.token, 'GET', '/Users')).status).toBe(401);
    expect(await state()).toEqual({ hasToken: false, createTime: null, lastUseTime: null, peopleCount: 0 });
    const entries = await inWorkspace(server.db, 1, (trx) =>
      trx
        .selectFrom('audit_entry')
        .select(['actor_id', 'details'])
        .where('action', '=', 'INTEGRATION_CHANGED')
        .orderBy('audit_id', 'desc')
        .limit(3)
        .execute(),
    );
    expect(entries).toEqual(
      ['disconnected', 'reconnected', 'reconnected'].map((change) => ({
        actor_id: admin.userId,
        details: { type: 'SCIM', change },
      })),
    );
  });

  test('BEY-14 a call that is under way when the token is withdrawn leaves nothing that the provider alone could change', async () => {
    const { posted, withdrawn } = await inWorkspace(server.db, 1, async (trx) => {
      await lockAddress(trx, 1, 'underway@demo.test');
      const posting = provider.call('POST', '/Users', { userName: 'underway@demo.test' });
      await waitingForALock(server, 1);
      const withdrawing = server.call('DELETE', tokens, { as: admin });
      await waitingForALock(server, 2);
      return { posted: posting, withdrawn: withdrawing };
    });
    expect([(await posted).status, (await withdrawn).status]).toEqual([201, 204]);
    provider = await aScimProvider(server, admin);
    expect((await provider.call('GET', '/Users')).body.totalResults).toBe(0);

    const { late } = await inWorkspace(server.db, 1, async (trx) => {
      await deleteToken(trx, 1);
      const posting = provider.call('POST', '/Groups', { displayName: 'Late' });
      await waitingForALock(server);
      return { late: posting };
    });
    expect(await late).toMatchObject({ status: 401, body: { detail: 'The token was withdrawn' } });
    provider = await aScimProvider(server, admin);
    expect((await provider.call('GET', '/Groups?filter=displayName eq "Late"')).body.totalResults).toBe(0);
  });

  test('BEY-14 says what it supports', async () => {
    const config = await provider.call('GET', '/ServiceProviderConfig');
    expect(config).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/scim+json; charset=utf-8' },
      body: {
        patch: { supported: true },
        bulk: { supported: false },
        filter: { supported: true, maxResults: 200 },
        sort: { supported: false },
        etag: { supported: true },
        authenticationSchemes: [{ type: 'oauthbearertoken' }],
      },
    });
    const types = await provider.call('GET', '/ResourceTypes');
    expect(types.body.Resources.map(({ id }) => id)).toEqual(['User', 'Group']);
    const schemas = await provider.call('GET', '/Schemas');
    for (const { id } of schemas.body.Resources) {
      expect((await provider.call('GET', `/Schemas/${id}`)).body.id).toBe(id);
    }
    expect(types.body.Resources.map(({ schema }) => schema)).toEqual(schemas.body.Resources.map(({ id }) => id));
  });

  test('BEY-14 1,000 people are read page by page, each once, and found by every filter', async () => {
    await inWorkspace(server.db, 1, async (trx) => {
      const people = Array.from({ length: 1_000 }, (_each, index) => ({
        workspace_id: 1,
        user_id: 5_000_000 + index,
        username: `person${index}@demo.test`,
        ...(index % 10 === 0 ? { revoked_time: server.now() } : {}),
      }));
      await trx.insertInto('invitation').values(people).execute();
      await trx
        .insertInto('personnel_link')
        .values(
          people.map(({ user_id, username }, index) => ({
            workspace_id: 1,
            source: 'SERVER' as const,
            external_id: String(9_500 + index),
            user_id,
            user_name: username,
            provider_key: `Key-${index}`,
            display_name: index === 7 ? '100%_sure' : `Person ${index}`,
          })),
        )
        .execute();
    });
    const seen: string[] = [];
    for (let startIndex = 1; startIndex <= 1_000; startIndex += 200) {
      const { body } = await provider.call('GET', `/Users?startIndex=${startIndex}&count=500`);
      expect(body).toMatchObject({ totalResults: 1_000, startIndex, itemsPerPage: 200 });
      seen.push(...body.Resources.map(({ id }) => id));
    }
    expect(seen).toEqual(Array.from({ length: 1_000 }, (_each, index) => String(9_500 + index)));
    expect((await provider.call('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 1_000, Resources: [] });
    expect((await provider.call('GET', '/Users?startIndex=-5&count=1')).body.Resources[0]?.id).toBe('9500');
    expect((await provider.call('GET', '/Users?startIndex=5000')).body).toMatchObject({ itemsPerPage: 0 });

    const total = async (filter: string) =>
      (await provider.call('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body.totalResults;
    const long = new Date(server.now().getTime() + 86_400_000).toISOString();
    const expected: [string, number][] = [
      ['userName eq "PERSON5@demo.test"', 1],
      ['userName ne "person5@demo.test"', 999],
      ['userName sw "person99"', 11],
      ['userName ew "5@DEMO.test"', 100],
      ['emails.value co "son12"', 11],
      ['emails[type eq "work" and value eq "person5@demo.test"]', 1],
      ['emails[type eq "home"]', 0],
      ['emails[type eq "work"].value eq "PERSON5@demo.test"', 1],
      ['emails[primary eq true].value eq "person5@demo.test"', 1],
      ['emails[primary eq "True"].value eq "person5@demo.test"', 1],
      ['emails[type eq "home"].value eq "person5@demo.test"', 0],
      ['not (emails[type eq "work"].value eq "person5@demo.test") and username eq "person5@demo.test"', 0],
      ['phoneNumbers[type eq "mobile"].value eq "+49301234"', 0],
      ['urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:employeeNumber eq "12"', 0],
      ['externalId eq "Key-5"', 1],
      ['externalId eq "key-5"', 0],
      ['id eq "9505"', 1],
      ['displayName eq "100%_SURE"', 1],
      ['displayName co "%"', 1],
      ['displayName pr and not (displayName sw "Person")', 1],
      ['name.givenName pr', 0],
      ['name.givenName ne "x"', 1_000],
      ['name.givenName eq null', 1_000],
      ['active eq false', 100],
      ['active eq "False"', 100],
      ['(userName eq "person1@demo.test" or userName eq "person10@demo.test") and active eq true', 1],
      ['userName ge "person995" and userName lt "person997"', 2],
      [`meta.lastModified gt "${long}"`, 0],
      [`meta.lastModified le "${long}"`, 1_000],
    ];
    const found = await Promise.all(expected.map(async ([filter]) => [filter, await total(filter)]));
    expect(found).toEqual(expected);
    for (const filter of [
      'active gt true',
      'userName eq 5',
      'active eq "maybe"',
      'meta.created eq "soon"',
      'x.y eq "z"',
    ]) {
      expect((await provider.call('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body.scimType, filter).toBe(
        'invalidFilter',
      );
    }
  });

  test('BEY-14 INTG-06 our own client of SCIM reads it', async () => {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { host } = new URL(address);
    const outbound = createOutbound({ privateHosts: [host] });
    try {
      const added: { externalId: string; address: string; active: boolean }[] = [];
      for (const [index, active] of [true, false, true].entries()) {
        const userName = `read${index}@demo.test`;
        const { body } = await provider.call('POST', '/Users', { userName, active });
        added.push({ externalId: body.id, address: userName, active });
      }
      const members = added.slice(0, 1).map(({ externalId }) => ({ value: externalId }));
      await provider.call('POST', '/Groups', { displayName: 'Read', members });
      const sourceOf = (group: string | null) =>
        scimSource(outbound, {
          scimEndpoint: `${address}/scim/v2/`,
          credentials: { kind: 'token', token: provider.token },
          group,
        });
      const { signal } = new AbortController();
      const read = async (pages: AsyncIterable<readonly object[]> | null) => {
        const people: object[] = [];
        for await (const page of pages ?? []) {
          people.push(...page);
        }
        return people;
      };
      await sourceOf('Read').probe();
      expect(await read(sourceOf(null).everyone(signal))).toEqual(added);
      expect(await read(sourceOf('Read').everyone(signal))).toEqual(
        added.map((person, index) => ({ ...person, active: person.active && index === 0 })),
      );
      expect(await read(await sourceOf(null).changedSince(new Date(0), signal))).toEqual(added);
      expect(await read(await sourceOf(null).changedSince(new Date('2999-01-01'), signal))).toEqual([]);
    } finally {
      await outbound.close();
    }
  });

  test('BEY-14 there is none at hosts without a workspace in use, and none once a trial is over', async () => {
    const reserved = `${randomUUID()}.localhost`;
    await server.call('POST', '/api/v1/public/users', {
      host: reserved,
      body: { username: 'first@demo.test', password: 'lectern-demo-1', name: 'First' },
    });
    for (const host of [reserved, `${randomUUID()}.localhost`, 'nobody.example']) {
      expect(await callAs(provider.token, 'GET', '/Users', host), host).toMatchObject({
        status: 404,
        body: { status: '404' },
      });
    }
    await inWorkspace(server.db, 1, (trx) => trx.updateTable('workspace').set({ trial: true }).execute());
    const began = server.now();
    expect((await provider.call('GET', '/Users')).status).toBe(200);
    server.at(new Date(began.getTime() + 31 * 86_400_000));
    expect(await provider.call('GET', '/Users')).toMatchObject({ status: 403, body: { status: '403' } });
    server.at(began);
    await inWorkspace(server.db, 1, (trx) => trx.updateTable('workspace').set({ trial: false }).execute());
  });
});

describe('limits of the service of SCIM', () => {
  test('BEY-14 too many calls of a provider, and too many tries of an address, have to wait', async () => {
    const server = await createTestApp({ RATE_LIMIT_SCIM_PER_MINUTE: '3', RATE_LIMIT_SIGN_IN_PER_MINUTE: '2' });
    try {
      const provider = await aScimProvider(server, await server.aUser({ roleAdmin: true }));
      const other = await aScimProvider(server, await server.aUser({ workspaceId: 2, roleAdmin: true }));
      const statuses: number[] = [];
      for (let call = 0; call < 4; call += 1) {
        statuses.push((await provider.call('GET', '/Users')).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
      const refused = await provider.call('GET', '/Users');
      expect(refused).toMatchObject({ status: 429, body: { status: '429' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await other.call('GET', '/Users')).status).toBe(200);
      const tries: number[] = [];
      const headers = { authorization: 'Bearer wrong', 'x-forwarded-for': '192.0.2.1' };
      for (let call = 0; call < 3; call += 1) {
        const { status } = await server.call('GET', '/scim/v2/Users', { headers });
        tries.push(status);
      }
      expect(tries).toEqual([401, 401, 429]);
    } finally {
      await server.close();
    }
  });
});
