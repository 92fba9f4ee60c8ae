import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { demoPassword } from '../../testing/passwordUser.ts';
import { aScimProvider, type ScimProvider } from '../../testing/scimProvider.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import type { Id } from '../../shared/id.ts';

const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const secured = '/api/v1/secured/workspaces/1';

describe('groups of an identity provider', () => {
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
      await trx.deleteFrom('person_group').execute();
      await trx.deleteFrom('personnel_link').execute();
      await trx.deleteFrom('invitation').execute();
      await trx.deleteFrom('app_user').where('user_id', '!=', admin.userId).execute();
    }),
  );

  const addUser = async (name: string): Promise<string> =>
    (await provider.call('POST', '/Users', { userName: `${name}@demo.test`, externalId: name })).body.id;
  const addGroup = (displayName: string, members: readonly string[] = [], more: object = {}) =>
    provider.call('POST', '/Groups', {
      schemas: [groupSchema],
      displayName,
      members: members.map((value) => ({ value })),
      ...more,
    });
  const patch = (id: string, ...Operations: object[]) =>
    provider.call('PATCH', `/Groups/${id}`, { schemas: [patchSchema], Operations });
  const membersOf = async (id: string): Promise<unknown[]> => {
    const { body } = await provider.call('GET', `/Groups/${id}`);
    return (body['members'] as { value: string }[]).map(({ value }) => value);
  };
  /** Who belongs, as admins see it. */
  const peopleOf = async (groupId: string): Promise<string[]> => {
    const { body } = await server.call<{ content: { username: string }[] }>(
      'GET',
      `${secured}/usersaccess?q=groupId==${groupId}`,
      { as: admin },
    );
    return body.content.map(({ username }) => username);
  };

  test('BEY-14 a group as Entra ID sends it: looked for, made, filled, renamed, emptied, deleted', async () => {
    const ada = await addUser('ada');
    const bob = await addUser('bob');
    const asked = await provider.call('GET', '/Groups?excludedAttributes=members&filter=displayName eq "Sales"');
    expect(asked).toMatchObject({ status: 200, body: { totalResults: 0 } });
    const made = await addGroup('Sales', [], { externalId: 'e-1' });
    const { id } = made.body;
    expect(made).toMatchObject({
      status: 201,
      headers: { location: `http://localhost:4000/scim/v2/Groups/${id}`, etag: made.body.meta.version },
      body: { schemas: [groupSchema], displayName: 'Sales', externalId: 'e-1', members: [] },
    });
    const filled = await patch(id, { op: 'Add', path: 'members', value: [{ value: ada }, { value: bob }] });
    expect(filled.status).toBe(200);
    expect(filled.body.meta.version).not.toBe(made.body.meta.version);
    expect(await membersOf(id)).toEqual([ada, bob]);
    expect(await peopleOf(id)).toEqual(['ada@demo.test', 'bob@demo.test']);
    // Whether someone belongs is asked before they are put in.
    const isIn = async (who: string) =>
      (await provider.call('GET', `/Groups?filter=id eq "${id}" and members eq "${who}"`)).body.totalResults;
    expect([await isIn(ada), await isIn('1')]).toEqual([1, 0]);

    expect((await patch(id, { op: 'Replace', path: 'displayName', value: 'Sales 2' })).body['displayName']).toBe(
      'Sales 2',
    );
    await patch(id, { op: 'Remove', path: 'members', value: [{ value: ada }] });
    expect(await membersOf(id)).toEqual([bob]);
    await patch(id, { op: 'Remove', path: `members[value eq "${bob}"]` });
    expect(await membersOf(id)).toEqual([]);
    expect(await provider.call('DELETE', `/Groups/${id}`)).toMatchObject({ status: 204 });
    expect(await provider.call('GET', `/Groups/${id}`)).toMatchObject({ status: 404 });
  });

  test('BEY-14 members may be named by their ids alone, as texts or as numbers', async () => {
    const ada = await addUser('ada');
    const { body } = await addGroup('Team');
    for (const value of [[ada], [Number(ada)], [{ value: Number(ada) }], ada]) {
      await patch(body.id, { op: 'replace', path: 'members', value: [] });
      expect((await patch(body.id, { op: 'add', path: 'members', value })).status).toBe(200);
      expect(await membersOf(body.id)).toEqual([ada]);
    }
    const all = await provider.call('GET', `/Groups?filter=${encodeURIComponent('meta.resourceType eq "Group"')}`);
    expect(all.body.totalResults).toBe(1);
  });

  test('BEY-14 a group as Okta sends it: made with members, renamed without a path, replaced as a whole', async () => {
    const ada = await addUser('ada');
    const bob = await addUser('bob');
    const { body } = await addGroup('Team', [ada]);
    expect(body['members']).toEqual([{ value: ada, $ref: `http://localhost:4000/scim/v2/Users/${ada}`, type: 'User' }]);
    const renamed = await patch(body.id, { op: 'replace', value: { id: body.id, displayName: 'New team' } });
    expect(renamed).toMatchObject({ status: 200, body: { displayName: 'New team' } });
    expect(await membersOf(body.id)).toEqual([ada]);
    const put = await provider.call('PUT', `/Groups/${body.id}`, {
      schemas: [groupSchema],
      displayName: 'New team',
      members: [{ value: bob, display: 'Bob' }],
    });
    expect(put.status).toBe(200);
    expect(await membersOf(body.id)).toEqual([bob]);
    const tidied = await provider.call('PUT', `/Groups/${body.id}`, { displayName: ' Only  the name ' });
    expect(tidied.body['displayName']).toBe('Only the name');
    expect(await membersOf(body.id)).toEqual([bob]);
    await patch(
      body.id,
      { op: 'remove', path: 'members' },
      { op: 'add', path: 'members', value: [{ value: ada }, { value: ada }] },
    );
    expect(await membersOf(body.id)).toEqual([ada]);
  });

  test('BEY-14 groups made by hand are neither seen nor taken, and those of the provider are its own', async () => {
    const byHand = await server.call<{ id: Id }>('POST', `${secured}/groups`, {
      as: admin,
      body: { name: 'By hand' },
    });
    expect(byHand.status).toBe(201);
    expect((await provider.call('GET', '/Groups')).body.totalResults).toBe(0);
    const url = `/Groups/${byHand.body.id}`;
    expect((await provider.call('GET', url)).status).toBe(404);
    expect((await patch(String(byHand.body.id), { op: 'replace', path: 'displayName', value: 'X' })).status).toBe(404);
    expect((await provider.call('DELETE', url)).status).toBe(404);
    const taken = await addGroup('BY HAND');
    expect(taken).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
    expect(taken.body.detail).toContain('rename one of the two');
    const { body } = await addGroup('Own');
    expect(await addGroup('own')).toMatchObject({ status: 409 });
    const changed = await server.call('PATCH', `${secured}/groups/${body.id}`, { as: admin, body: { name: 'Mine' } });
    expect(changed).toMatchObject({ status: 409, body: { code: 'GROUP_MANAGED' } });
  });

  test('BEY-14 who registers on their own stays in the group, who is removed leaves it', async () => {
    const ada = await addUser('ada');
    const { body } = await addGroup('Team', [ada]);
    await server.call('POST', '/api/v1/public/users', {
      body: { username: 'ada@demo.test', password: demoPassword, name: 'Ada' },
    });
    expect(await membersOf(body.id)).toEqual([ada]);
    expect(await peopleOf(body.id)).toEqual(['ada@demo.test']);
    await provider.call('DELETE', `/Users/${ada}`);
    expect(await membersOf(body.id)).toEqual([]);
    expect(await peopleOf(body.id)).toEqual([]);
  });

  test('BEY-14 refuses who is no user, a filter that names nobody, and too many at once', async () => {
    const { body } = await addGroup('Team');
    const of = (count: number) => Array.from({ length: count }, (_each, index) => ({ value: String(index) }));
    const refusals: [string, object][] = [
      ['invalidValue', { op: 'add', path: 'members', value: [{ value: '1' }] }],
      ['invalidValue', { op: 'add', path: 'members', value: [{}] }],
      ['invalidFilter', { op: 'remove', path: 'members[display sw "A"]' }],
      ['invalidPath', { op: 'add', path: 'members[value eq "1"]', value: {} }],
      ['tooMany', { op: 'add', path: 'members', value: of(10_001) }],
      ['mutability', { op: 'replace', value: { id: '1' } }],
      ['invalidValue', { op: 'remove', path: 'displayName' }],
      ['invalidValue', { op: 'replace', path: 'displayName', value: 'North; South' }],
      ['invalidValue', { op: 'replace', path: 'displayName', value: 'x'.repeat(201) }],
    ];
    for (const [scimType, operation] of refusals) {
      expect(await patch(body.id, operation), JSON.stringify(operation).slice(0, 80)).toMatchObject({
        status: 400,
        body: { scimType },
      });
    }
    // Nothing is to be taken out where nobody is.
    expect((await patch(body.id, { op: 'remove', path: 'members[value eq "1"]' })).status).toBe(200);
    const halfway = await patch(
      body.id,
      { op: 'replace', path: 'displayName', value: 'Half' },
      { op: 'add', path: 'members', value: [{ value: '1' }] },
    );
    expect(halfway.status).toBe(400);
    expect((await provider.call('GET', `/Groups/${body.id}`)).body['displayName']).toBe('Team');
  });

  test('BEY-14 a change on another version is refused, also after someone else was put in', async () => {
    const ada = await addUser('ada');
    const { body } = await addGroup('Team');
    const { version } = body.meta;
    const asked = await provider.call('GET', `/Groups/${body.id}?excludedAttributes=members`);
    expect(asked.headers['etag']).toBe(version);
    expect(asked.body).not.toHaveProperty('members');
    await patch(body.id, { op: 'add', path: 'members', value: [{ value: ada }] });
    const change = { displayName: 'Late' };
    const late = await provider.call('PUT', `/Groups/${body.id}`, change, { 'if-match': version });
    expect(late).toMatchObject({ status: 412, body: { status: '412' } });
  });

  test('BEY-14 a page of groups ends where its members would be too many, and the next one continues', async () => {
    const ada = await addUser('ada');
    const ids = [(await addGroup('Small', [ada])).body.id, (await addGroup('Large')).body.id];
    await inWorkspace(server.db, 1, (trx) =>
      sql`insert into person_group_member (workspace_id, group_id, user_id)
        select 1, ${ids[1]}::bigint, 7000000 + number from generate_series(1, 50000) as number`.execute(trx),
    );
    ids.push((await addGroup('Last', [ada])).body.id);
    const page = async (query: string) => {
      const { body } = await provider.call('GET', `/Groups?${query}`);
      return [body.totalResults, body.itemsPerPage, body.Resources.map(({ id }) => ids.indexOf(id))];
    };
    expect(await page('')).toEqual([3, 1, [0]]);
    expect(await page('startIndex=2')).toEqual([3, 1, [1]]);
    expect(await page('startIndex=3')).toEqual([3, 1, [2]]);
    expect(await page('excludedAttributes=members')).toEqual([3, 3, [0, 1, 2]]);
  });

  test('BEY-14 a group was modified when someone last joined or left it, not when its newest member joined', async () => {
    const [ada, bob] = [await addUser('ada'), await addUser('bob')];
    const { id } = (await addGroup('Team', [ada])).body;
    const began = server.now();
    const modified = async () => (await provider.call('GET', `/Groups/${id}`)).body.meta.lastModified;
    const hour = (count: number) => new Date(began.getTime() + count * 3_600_000);
    server.at(hour(1));
    await patch(id, { op: 'add', path: 'members', value: [{ value: bob }] });
    expect(await modified()).toBe(hour(1).toISOString());
    server.at(hour(2));
    await patch(id, { op: 'remove', path: `members[value eq "${bob}"]` });
    expect(await modified()).toBe(hour(2).toISOString());
    server.at(hour(3));
    await patch(id, { op: 'add', path: 'members', value: [{ value: ada }] });
    expect(await modified()).toBe(hour(2).toISOString());
    await provider.call('DELETE', `/Users/${ada}`);
    expect(await modified()).toBe(hour(3).toISOString());
    server.at(began);
  });

  test('BEY-14 what the provider does with groups stands in the audit log', async () => {
    const ada = await addUser('ada');
    const { body } = await addGroup('Team', [ada]);
    await patch(body.id, { op: 'remove', path: 'members' });
    await provider.call('DELETE', `/Groups/${body.id}`);
    const entries = await inWorkspace(server.db, 1, (trx) =>
      trx.selectFrom('audit_entry').select(['action', 'details']).orderBy('audit_id').execute(),
    );
    const own = entries.filter(({ details }) => String(details['groupId']) === body.id);
    expect(own.map(({ action, details }) => `${action} ${String(details['by'])}`)).toEqual([
      'GROUP_CREATED scim',
      'GROUP_JOINED scim',
      'GROUP_LEFT scim',
      'GROUP_DELETED scim',
    ]);
  });

  test('BEY-14 a provider that is disconnected leaves its groups to the admins', async () => {
    const ada = await addUser('ada');
    const { body } = await addGroup('Team', [ada]);
    expect((await server.call('DELETE', `${secured}/scimtoken`, { as: admin })).status).toBe(204);
    const changed = await server.call('PATCH', `${secured}/groups/${body.id}`, { as: admin, body: { name: 'Mine' } });
    expect(changed.status).toBe(200);
    expect(await peopleOf(body.id)).toEqual(['ada@demo.test']);
    provider = await aScimProvider(server, admin);
    expect((await provider.call('GET', '/Groups')).body.totalResults).toBe(0);
    expect((await provider.call('GET', '/Users')).body.totalResults).toBe(0);
  });
});
