import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { aPasswordUser, demoPassword, signInByPassword } from '../../testing/passwordUser.ts';
import { aScimProvider, type ScimProvider } from '../../testing/scimProvider.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { sideBySide } from '../../testing/waitingForALock.ts';
import { lockAddress } from '../../workspace/people/invitationQueries.ts';

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

describe('users of an identity provider', () => {
  let server: TestApp;
  let admin: TestUser;
  let provider: ScimProvider;
  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true, username: 'admin@demo.test' });
    provider = await aScimProvider(server, admin);
  });
  afterAll(() => server.close());
  beforeEach(() =>
    inWorkspace(server.db, 1, async (trx) => {
      await trx.deleteFrom('personnel_link').execute();
      await trx.deleteFrom('invitation').execute();
      await trx.deleteFrom('app_user').where('user_id', '!=', admin.userId).execute();
    }),
  );

  const add = (userName: string, more: object = {}) =>
    provider.call('POST', '/Users', { schemas: [userSchema], userName, ...more });
  const patch = (id: string, ...Operations: object[]) =>
    provider.call('PATCH', `/Users/${id}`, { schemas: [patchSchema], Operations });
  const personOf = async (username: string) => {
    const { body } = await server.call<{
      content: { name: string; status: string; leftTime: string | null; leftBy: string | null }[];
    }>('GET', `/api/v1/secured/workspaces/1/usersaccess?q=username=='${username}'`, { as: admin });
    return body.content[0];
  };
  const statusOf = async (username: string): Promise<unknown> => {
    const found = await personOf(username);
    return found === undefined ? 'nobody' : found.leftTime === null ? found.status : 'LEFT';
  };
  const notes = () =>
    inWorkspace(server.db, 1, async (trx) =>
      (
        await trx
          .selectFrom('audit_entry')
          .select(['action', 'details'])
          .where('action', 'in', ['PERSON_ADDED', 'ACCESS_WITHDRAWN', 'ACCESS_RESTORED'])
          .orderBy('audit_id')
          .execute()
      ).map(({ action, details }) => `${action} ${String(details['by'])}`),
    );

  test('BEY-14 a PATCH does not grow what it works on: fifty e-mails are the most after each of its steps', async () => {
    const { body } = await add('grows@demo.test');
    const fill = { op: 'add', path: 'emails', value: Array.from({ length: 49 }, () => ({ type: 'other', note: 'x' })) };
    const drop = { op: 'remove', path: 'emails[not (type eq "work")]' };
    expect(await patch(body.id, fill, drop, fill, drop)).toMatchObject({ status: 200 });
    expect(await patch(body.id, fill, fill, drop)).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
    const one = { op: 'add', path: 'emails[type eq "more"]', value: { display: 'x' } };
    expect(await patch(body.id, fill, one, one)).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
  });

  test('OP-130 BEY-14 whom an admin put out, with an account or without, the provider links and does not let in', async () => {
    const userId = (
      await server.call<{ userId: number }>('POST', '/api/v1/secured/workspaces/1/users', {
        as: admin,
        body: { username: 'again@demo.test', createCourse: true, createVoucher: true },
      })
    ).body.userId;
    await server.call('PUT', `/api/v1/secured/workspaces/1/users/${userId}`, {
      as: admin,
      body: { status: 'REVOKED' },
    });
    const out = await server.aUser({ username: 'out@demo.test' });
    await server.call('POST', `/api/v1/secured/workspaces/1/usersaccess/${out.userId}/_withdraw`, { as: admin });
    for (const address of ['again@demo.test', out.username]) {
      const added = await add(address);
      expect(added).toMatchObject({ status: 201, body: { active: false } });
      for (const active of [false, true]) {
        expect(await patch(added.body.id, { op: 'replace', value: { active } })).toMatchObject({
          status: 200,
          body: { active: false },
        });
      }
    }
    expect(await personOf('again@demo.test')).toMatchObject({ status: 'REVOKED' });
    expect(await personOf(out.username)).toMatchObject({ leftBy: 'ADMIN' });
    // Once an admin has given access back, the provider decides again.
    await server.call('POST', `/api/v1/secured/workspaces/1/usersaccess/${out.userId}/_restore`, { as: admin });
    expect(await personOf(out.username)).toMatchObject({ leftTime: null });
  });

  test('BEY-14 a life as Entra ID sends it: looked for, added, renamed, switched off and on, removed', async () => {
    const asked = await provider.call('GET', '/Users?filter=userName+eq+%22ada@demo.test%22');
    expect(asked).toMatchObject({ status: 200, body: { totalResults: 0, Resources: [] } });
    const added = await provider.call('POST', '/Users', {
      schemas: [userSchema, enterprise],
      externalId: 'ada',
      userName: 'Ada@demo.test',
      active: true,
      emails: [{ primary: true, type: 'work', value: 'ada.other@demo.test' }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Ada Lovelace', familyName: 'Lovelace', givenName: 'Ada' },
      roles: [],
      [enterprise]: { department: 'Engines' },
    });
    expect(added).toMatchObject({
      status: 201,
      body: {
        schemas: [userSchema],
        userName: 'Ada@demo.test',
        externalId: 'ada',
        displayName: 'Ada Lovelace',
        name: { formatted: 'Ada Lovelace', givenName: 'Ada', familyName: 'Lovelace' },
        active: true,
        emails: [{ value: 'Ada@demo.test', primary: true }],
        meta: { resourceType: 'User' },
      },
    });
    const { id, meta } = added.body;
    expect(added.headers).toMatchObject({
      location: `http://localhost:4000/scim/v2/Users/${id}`,
      etag: meta.version,
      'content-type': 'application/scim+json; charset=utf-8',
    });
    expect(meta.location).toBe(`http://localhost:4000/scim/v2/Users/${id}`);
    expect(await statusOf('ada@demo.test')).toBe('ADDED');

    const renamed = await patch(
      id,
      { op: 'Replace', path: 'displayName', value: 'Ada King' },
      { op: 'Add', path: 'name.familyName', value: 'King' },
      { op: 'Replace', path: `${enterprise}:department`, value: 'Sums' },
      { op: 'Add', path: 'emails[type eq "work"].value', value: 'Ada@demo.test' },
    );
    expect(renamed).toMatchObject({ status: 200, body: { displayName: 'Ada King', name: { familyName: 'King' } } });
    expect(renamed.body.meta.version).not.toBe(meta.version);

    const off = await patch(id, { op: 'Replace', path: 'active', value: 'False' });
    expect(off).toMatchObject({ status: 200, body: { active: false } });
    expect(await statusOf('ada@demo.test')).toBe('REVOKED');
    const on = await patch(id, { op: 'Replace', value: { active: 'True', 'name.givenName': 'A.' } });
    expect(on).toMatchObject({ status: 200, body: { active: true, name: { givenName: 'A.' } } });
    expect(await statusOf('ada@demo.test')).toBe('ADDED');

    expect(await provider.call('DELETE', `/Users/${id}`)).toMatchObject({ status: 204 });
    expect(await provider.call('GET', `/Users/${id}`)).toMatchObject({ status: 404 });
    expect(await statusOf('ada@demo.test')).toBe('REVOKED');
    const mails = await inWorkspace(server.db, 1, (trx) => trx.selectFrom('mail').select('mail_id').execute());
    expect(mails).toEqual([]);
    expect((await notes()).slice(-4)).toEqual([
      'PERSON_ADDED scim',
      'ACCESS_WITHDRAWN scim',
      'ACCESS_RESTORED scim',
      'ACCESS_WITHDRAWN scim',
    ]);
  });

  test('BEY-14 a user is found and changed in the ways that providers write', async () => {
    const { body } = await add('kim@demo.test', { name: { givenName: 'Kim', familyName: 'Lee' } });
    const found = async (query: string) => (await provider.call('GET', `/Users?${query}`)).body.totalResults;
    expect(
      await Promise.all(
        [`schemas eq "${userSchema}"`, 'meta.resourceType eq "User"', 'meta.resourceType eq "Group"', 'name pr'].map(
          (filter) => found(`filter=${encodeURIComponent(filter)}`),
        ),
      ),
    ).toEqual([1, 1, 0, 1]);
    const listed = (query: string) => provider.call('GET', `/Users?${query}`);
    expect((await listed('startIndex=&count=&attributes=')).body).toMatchObject({
      itemsPerPage: 1,
      Resources: [{ userName: 'kim@demo.test' }],
    });
    expect((await listed('excludedAttributes=name.givenName,emails.value,active')).body).toMatchObject({
      Resources: [{ name: { familyName: 'Lee' }, emails: [{ type: 'work', primary: true }] }],
    });
    const excluded = JSON.stringify((await listed('excludedAttributes=name.givenName,active')).body);
    expect(excluded).not.toMatch(/givenName|"active"/);
    for (const [operation, name] of [
      [{ op: 'replace', path: '', value: { displayName: 'One' } }, 'One'],
      [{ op: 'Replace', path: 'displayName', value: [{ $ref: null, value: 'Two' }] }, 'Two'],
      [{ op: 'replace', value: { [userSchema]: { displayName: 'Three' } } }, 'Three'],
    ] as const) {
      expect(await patch(body.id, operation)).toMatchObject({ status: 200, body: { displayName: name } });
    }
    expect(await patch(body.id, { op: 'Replace', path: 'active', value: [{ value: 'False' }] })).toMatchObject({
      status: 200,
      body: { active: false },
    });
  });

  test('BEY-14 a life as Okta sends it: an account is linked, replaced as a whole, switched off and on', async () => {
    const grace = await aPasswordUser(server, { username: 'grace@demo.test', name: 'Grace H.' });
    const before = await signInByPassword(server, grace.username);
    const asked = await provider.call(
      'GET',
      '/Users?filter=userName%20eq%20%22grace@demo.test%22&startIndex=1&count=100',
    );
    expect(asked.body.totalResults).toBe(0);
    const profile = {
      schemas: [userSchema],
      userName: 'grace@demo.test',
      name: { givenName: 'Grace', familyName: 'Hopper' },
      emails: [{ primary: true, value: 'grace@demo.test', type: 'work' }],
      displayName: 'Grace Hopper',
      locale: 'en-US',
      externalId: '00u1',
      groups: [],
      password: 'not-kept-1',
      active: true,
    };
    const { status, body } = await provider.call('POST', '/Users', profile);
    expect(status).toBe(201);
    // The name is the one on certificates, which people type themselves.
    expect(body).toMatchObject({ displayName: 'Grace H.', name: { formatted: 'Grace H.', familyName: 'Hopper' } });
    expect(await provider.call('POST', '/Users', profile)).toMatchObject({
      status: 409,
      body: { status: '409', scimType: 'uniqueness', schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] },
    });
    const kept = await inWorkspace(server.db, 1, (trx) => trx.selectFrom('app_user').select('password_hash').execute());
    expect(JSON.stringify(kept)).not.toContain('not-kept-1');

    const off = await provider.call('PUT', `/Users/${body.id}`, { ...profile, active: false });
    expect(off).toMatchObject({ status: 200, body: { active: false, id: body.id } });
    expect(await statusOf(grace.username)).toBe('LEFT');
    expect((await signInByPassword(server, grace.username)).status).toBe(400);
    const used = await server.call('GET', '/api/v1/secured/users/me', {
      headers: { authorization: `Bearer ${before.body.access_token}` },
    });
    expect(used.status).toBe(401);

    expect(await provider.call('PUT', `/Users/${body.id}`, profile)).toMatchObject({
      status: 200,
      body: { active: true },
    });
    expect((await signInByPassword(server, grace.username)).status).toBe(200);
    expect(await provider.call('DELETE', `/Users/${body.id}`)).toMatchObject({ status: 204 });
    expect(await statusOf(grace.username)).toBe('LEFT');
    // Anyone who is put in again is back, as the same person.
    const again = await provider.call('POST', '/Users', profile);
    expect(again).toMatchObject({ status: 201, body: { active: true } });
    expect(await statusOf(grace.username)).toBe('REGISTERED');
  });

  test('BEY-14 anyone who registers on their own stays who the provider knows', async () => {
    const { body } = await add('new@demo.test', { displayName: 'Said by the provider' });
    expect(body).toMatchObject({ displayName: 'Said by the provider' });
    await server.call('POST', '/api/v1/public/users', {
      body: { username: 'new@demo.test', password: demoPassword, name: 'Said by themselves' },
    });
    expect(await provider.call('GET', `/Users/${body.id}`)).toMatchObject({
      body: { id: body.id, displayName: 'Said by themselves', active: true },
    });
    await patch(body.id, { op: 'replace', path: 'active', value: false });
    expect(await statusOf('new@demo.test')).toBe('LEFT');
  });

  test('BEY-14 someone without an address as user name has that of their primary e-mail', async () => {
    const emails = [{ value: 'second@demo.test' }, { value: 'first@demo.test', primary: true }];
    const { status, body } = await add('jdoe', { emails });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { userName: 'jdoe', emails: [{ value: 'first@demo.test' }] },
    });
    expect((await provider.call('GET', '/Users?filter=userName eq "JDOE"')).body.totalResults).toBe(1);
    expect(await provider.call('PUT', `/Users/${body.id}`, { userName: 'jdoe2', emails })).toMatchObject({
      status: 200,
      body: { userName: 'jdoe2' },
    });
    expect(await add('nobody')).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
  });

  test('BEY-14 another address is refused, and the refusal says what to do', async () => {
    const { body } = await add('old@demo.test');
    for (const refused of [
      await patch(body.id, { op: 'replace', path: 'userName', value: 'married@demo.test' }),
      await provider.call('PUT', `/Users/${body.id}`, { userName: 'married@demo.test' }),
    ]) {
      expect(refused).toMatchObject({ status: 400, body: { scimType: 'mutability' } });
      expect(refused.body.detail).toContain('remove this user and add one with the new address');
    }
    expect((await patch(body.id, { op: 'replace', path: 'userName', value: 'OLD@demo.test' })).status).toBe(200);
  });

  test('BEY-14 an admin is linked and never loses access', async () => {
    const { status, body } = await add(admin.username, { externalId: 'boss' });
    expect(status).toBe(201);
    for (const refused of [
      await patch(body.id, { op: 'replace', value: { active: false } }),
      await provider.call('PUT', `/Users/${body.id}`, { userName: admin.username, active: false, externalId: 'other' }),
      await provider.call('DELETE', `/Users/${body.id}`),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { status: '403' } });
      expect(refused.body.detail).toContain('admin');
    }
    expect(await provider.call('GET', `/Users/${body.id}`)).toMatchObject({
      body: { active: true, externalId: 'boss' },
    });
  });

  test('BEY-14 nobody gets rights, and those who have some keep them', async () => {
    await server.aUser({ username: 'author@demo.test', createCourse: true });
    await add('author@demo.test', { roles: [{ value: 'admin' }], entitlements: ['all'] });
    await add('plain@demo.test', { roles: [{ value: 'admin' }] });
    const { body } = await server.call<{ content: { username: string; createCourse: boolean; admin: boolean }[] }>(
      'GET',
      '/api/v1/secured/workspaces/1/usersaccess?size=100',
      { as: admin },
    );
    const rights = body.content.map(({ username, createCourse, admin: isAdmin }) => [username, createCourse, isAdmin]);
    expect(rights).toEqual(
      expect.arrayContaining([
        ['author@demo.test', true, false],
        ['plain@demo.test', false, false],
      ]),
    );
  });

  test('BEY-14 of two that add one address at once one adds, the other is told so', async () => {
    const replies = await sideBySide(
      server,
      { workspaceId: 1, lock: (trx) => lockAddress(trx, 1, 'twice@demo.test') },
      [() => add('twice@demo.test'), () => add('TWICE@demo.test')],
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await provider.call('GET', '/Users')).body.totalResults).toBe(1);
  });

  test('BEY-14 no two users have one externalId or one user name', async () => {
    await add('one@demo.test', { externalId: 'e1' });
    expect(await add('two@demo.test', { externalId: 'e1' })).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness', detail: 'Another user has this externalId' },
    });
    const { body } = await add('three@demo.test', { externalId: 'e3' });
    expect(await patch(body.id, { op: 'add', path: 'externalId', value: 'e1' })).toMatchObject({ status: 409 });
    expect(await statusOf('two@demo.test')).toBe('nobody');
  });

  test.each([
    ['müller@bücher.test', 'MÜLLER@xn--bcher-kva.test'],
    ['lee@xn--mnchen-3ya.test', 'Lee@MÜNCHEN.test'],
    ['ann@straße.test', 'ann@xn--strae-oqa.test'],
    ['ann.lee@demo.test', 'Ann.Lee@DEMO.test'],
    ['Ärger ohne Adresse', 'ärger OHNE adresse'],
  ])('OP-198 BEY-14 the user name %s is found as %s and the other way round, and taken by both', async (one, other) => {
    const emails = [{ value: `${randomUUID()}@demo.test`, primary: true }];
    for (const [stored, asked] of [
      [one, other],
      [other, one],
    ] as const) {
      const added = await provider.call('POST', '/Users', { userName: stored, emails });
      expect(added).toMatchObject({ status: 201, body: { userName: stored } });
      for (const name of [stored, asked]) {
        const found = await provider.call('GET', `/Users?filter=${encodeURIComponent(`userName eq "${name}"`)}`);
        expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id: added.body.id }] });
      }
      const none = `userName ne "${asked}" and id eq "${added.body.id}"`;
      expect((await provider.call('GET', `/Users?filter=${encodeURIComponent(none)}`)).body.totalResults).toBe(0);
      const twice = await provider.call('POST', '/Users', {
        userName: asked,
        emails: [{ value: `${randomUUID()}@demo.test`, primary: true }],
      });
      expect(twice).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
      await provider.call('DELETE', `/Users/${added.body.id}`);
    }
  });

  test('BEY-14 a change that was made on another version is refused', async () => {
    const { body } = await add('etag@demo.test');
    const url = `/Users/${body.id}`;
    const { version } = body.meta;
    expect(await provider.call('GET', url, undefined, { 'if-none-match': version })).toMatchObject({ status: 304 });
    const change = { Operations: [{ op: 'replace', path: 'displayName', value: 'New' }] };
    expect(await provider.call('PATCH', url, change, { 'if-match': version })).toMatchObject({ status: 200 });
    expect(await provider.call('PATCH', url, change, { 'if-match': version })).toMatchObject({ status: 412 });
    expect(await provider.call('DELETE', url, undefined, { 'if-match': version })).toMatchObject({ status: 412 });
    expect(await provider.call('GET', url, undefined, { 'if-none-match': version })).toMatchObject({ status: 200 });
  });

  test('BEY-14 whom the personnel system counts as gone stays out until it says otherwise, whatever the provider says', async () => {
    const { body } = await add('both@demo.test');
    await patch(body.id, { op: 'replace', path: 'active', value: false });
    const departed = () =>
      inWorkspace(server.db, 1, async (trx) => {
        const links = await trx.selectFrom('personnel_link').select(['source', 'departed_time']).execute();
        return links.filter(({ departed_time }) => departed_time !== null).map(({ source }) => source);
      });
    await inWorkspace(server.db, 1, async (trx) => {
      const { user_id } = await trx
        .selectFrom('personnel_link')
        .select('user_id')
        .where('external_id', '=', body.id)
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('personnel_link')
        .values({ workspace_id: 1, external_id: 'hr-1', user_id, departed_time: server.now() })
        .execute();
    });
    expect((await departed()).toSorted()).toEqual(['CLIENT', 'SERVER']);
    const on = await patch(body.id, { op: 'replace', path: 'active', value: true });
    expect(on).toMatchObject({ status: 200, body: { active: false } });
    // A change of something else takes nothing of that back.
    const renamed = await patch(body.id, { op: 'replace', path: 'displayName', value: 'Both' });
    expect(renamed).toMatchObject({ status: 200, body: { displayName: 'Both', active: false } });
    expect(await departed()).toEqual(['CLIENT']);
    expect(await statusOf('both@demo.test')).toBe('REVOKED');
  });

  test('BEY-14 answers the attributes that are asked for', async () => {
    const { body } = await add('parts@demo.test', { displayName: 'Parts' });
    const some = await provider.call('GET', `/Users/${body.id}?attributes=userName,name.givenName`);
    expect(Object.keys(some.body).toSorted()).toEqual(['id', 'meta', 'name', 'schemas', 'userName']);
    const others = await provider.call('GET', `/Users?excludedAttributes=${userSchema}:emails`);
    expect(others.body.Resources[0]).toHaveProperty('displayName');
    expect(others.body.Resources[0]).not.toHaveProperty('emails');
  });

  test('BEY-14 what is no SCIM is refused in the words of SCIM', async () => {
    const { body } = await add('fine@demo.test');
    const refusals: [unknown, string, string, unknown][] = [
      ['invalidSyntax', 'POST', '/Users', []],
      ['invalidValue', 'POST', '/Users', {}],
      ['invalidValue', 'POST', '/Users', { userName: 5 }],
      ['invalidValue', 'POST', '/Users', { userName: 'x'.repeat(300) }],
      ['invalidValue', 'POST', '/Users', { userName: 'a@demo.test', active: 'perhaps' }],
      ['invalidSyntax', 'POST', '/Users', { userName: 'a@demo.test', name: 'Ada' }],
      ['invalidSyntax', 'PATCH', `/Users/${body.id}`, { Operations: [] }],
      ['invalidSyntax', 'PATCH', `/Users/${body.id}`, { Operations: [{ op: 'move', path: 'active', value: true }] }],
      ['invalidPath', 'PATCH', `/Users/${body.id}`, { Operations: [{ op: 'add', path: 'emails[', value: 'x' }] }],
      ['noTarget', 'PATCH', `/Users/${body.id}`, { Operations: [{ op: 'remove' }] }],
      ['mutability', 'PATCH', `/Users/${body.id}`, { Operations: [{ op: 'replace', path: 'id', value: '5' }] }],
      ['invalidValue', 'PATCH', `/Users/${body.id}`, { Operations: [{ op: 'remove', path: 'userName' }] }],
      [
        'invalidValue',
        'PATCH',
        `/Users/${body.id}`,
        { Operations: Array.from({ length: 1_001 }, () => ({ op: 'add' })) },
      ],
      ['invalidFilter', 'GET', '/Users?filter=userName', undefined],
      ['invalidFilter', 'GET', '/Users?filter=password+eq+%22x%22', undefined],
      ['invalidFilter', 'GET', `/Users?filter=${'a'.repeat(1_001)}`, undefined],
      ['invalidFilter', 'GET', `/Users?filter=${'('.repeat(50)}active eq true${')'.repeat(50)}`, undefined],
      ['invalidValue', 'GET', '/Users?startIndex=x', undefined],
    ];
    for (const [scimType, method, path, sent] of refusals) {
      const reply = await provider.call(method, path, sent);
      expect(reply, JSON.stringify([method, path.slice(0, 60), sent]).slice(0, 200)).toMatchObject({
        status: 400,
        body: { status: '400', scimType, schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] },
      });
      expect(reply.body.detail).not.toBe('');
    }
    for (const path of ['/Users/0', '/Users/x', '/Nothing', '/Bulk', '/Me', '/Schemas/x']) {
      expect(await provider.call('GET', path), path).toMatchObject({ status: 404, body: { status: '404' } });
    }
    const large = await provider.call('POST', '/Users', { userName: 'x@demo.test', title: 'x'.repeat(1_100_000) });
    expect(large).toMatchObject({ status: 413, body: { status: '413' } });
    const text = await provider.call('POST', '/Users', undefined, { 'content-type': 'text/plain' });
    expect(text.status).toBe(400);
  });
});
