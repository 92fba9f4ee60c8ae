import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPage, aPerson, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const ofWorkspace = '/api/v1/secured/workspaces/7';
const publicWorkspaces = 'GET /api/v1/public/workspaces';
const forbidden = { status: 403, body: { code: 'FORBIDDEN', message: 'You may not do this' } };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

describe('the list', () => {
  const query = `query($first: Int, $after: String, $page: Int, $size: Int, $search: String, $status: AccessStatus) {
    workspace { people(first: $first, after: $after, page: $page, size: $size, search: $search, status: $status) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node { userId username name status addressProven inviteTime admin createCourse createVoucher } } } } }`;

  test('STAFF-02 USERS-05 LIM-02 WS-23 REST-48 everyone with their rights, 100 at a time, in one call', async () => {
    const invited = aPerson({
      userId: 1301,
      username: 'new@demo.test',
      name: null,
      status: 'INVITED',
      addressProven: false,
      invitedTime: '2030-01-31T09:00:00.000Z',
      createVoucher: true,
    });
    gateway.on('GET', `${ofWorkspace}/usersaccess`, { body: aPage([aPerson(), invited], { size: 100, total: 250 }) });
    const { data } = await gateway.ask(query, {}, bearer());
    expect(data.workspace.people).toMatchObject({ totalCount: 250, pageInfo: { hasNextPage: true } });
    expect(data.workspace.people.edges.map(({ node }) => node.addressProven)).toEqual([true, false]);
    expect(data.workspace.people.edges[1]?.node).toEqual({
      userId: 1301,
      username: 'new@demo.test',
      name: null,
      status: 'INVITED',
      addressProven: false,
      inviteTime: '2030-01-31T09:00:00.000Z',
      admin: false,
      createCourse: false,
      createVoucher: true,
    });
    expect(gateway.paths()).toEqual([publicWorkspaces, `GET ${ofWorkspace}/usersaccess?page=0&size=100`]);
    const nodes = await gateway.ask('{ workspace { people { nodes { userId } } } }', {}, bearer());
    expect(nodes.data.workspace.people.nodes).toEqual([{ userId: 1200 }, { userId: 1301 }]);
  });

  test('USERS-05 reads on, or by number', async () => {
    const rows = Array.from({ length: 2 }, (_x, i) => aPerson({ userId: i }));
    gateway.on('GET', `${ofWorkspace}/usersaccess`, ({ path }) => ({
      body: aPage(rows, { page: Number(/page=(\d+)/.exec(path)?.[1]), size: 2, total: 6 }),
    }));
    const first = await gateway.ask(query, { first: 2 }, bearer());
    await gateway.ask(query, { first: 2, after: first.data.workspace.people.pageInfo.endCursor }, bearer());
    await gateway.ask(query, { page: 2, size: 2 }, bearer());
    expect(gateway.paths().filter((path) => path.includes('usersaccess'))).toEqual(
      ['page=0', 'after=row-1', 'page=2'].map((from) => `GET ${ofWorkspace}/usersaccess?${from}&size=2`),
    );
    expect((await gateway.ask(query, { first: 500 }, bearer())).errors).toEqual([]);
    expect((await gateway.ask(query, { size: 501 }, bearer())).errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  test('USERS-05 says where everyone of the list can be downloaded, in its order', async () => {
    gateway.on('GET', `${ofWorkspace}/usersaccess`, { body: aPage([]) });
    const { data } = await gateway.ask(
      `{ workspace { people(search: "ü", orderBy: { field: NAME, direction: DESC }) {
        csvUrl(columns: ["name", "status"], language: DE, timeZone: "Europe/Kyiv") } } }`,
      {},
      bearer(),
    );
    const url = new URL(data.workspace.people.csvUrl);
    expect(url.pathname).toBe(`${ofWorkspace}/usersaccess.csv`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: "(username=='*ü*',name=='*ü*')",
      sort: 'name,desc',
      columns: 'name,status',
      lang: 'de',
      timeZone: 'Europe/Kyiv',
    });
  });

  test.each([
    [{ search: " o'neil " }, "(username=='*o\\'neil*',name=='*o\\'neil*')"],
    [{ status: 'REVOKED' }, "status=in=('REVOKED')"],
    [{ search: 'a', status: 'ADDED' }, "(username=='*a*',name=='*a*');status=in=('ADDED')"],
    [{ search: "x');id=gt=0;(name=='" }, "(username=='*x\\');id=gt=0;(name==\\'*',name=='*x\\');id=gt=0;(name==\\'*')"],
  ])('USERS-05 is searched by the platform: %j', async (filter, q) => {
    gateway.on('GET', `${ofWorkspace}/usersaccess`, { body: aPage([]) });
    await gateway.ask(query, filter, bearer());
    expect(gateway.calls.at(-1)?.path).toBe(`${ofWorkspace}/usersaccess?page=0&size=100&q=${q}`);
  });

  test('ROLE-08 ROLE-09 ROLE-14 TRIAL-04 anyone who may not read it learns so from the platform', async () => {
    gateway.on('GET', `${ofWorkspace}/usersaccess`, forbidden);
    const { data, errors } = await gateway.ask(query, {}, bearer());
    expect(data.workspace).toEqual({ people: null });
    expect(errors).toMatchObject([{ path: ['workspace', 'people'], extensions: { code: 'FORBIDDEN', status: 403 } }]);
    const visitor = await gateway.ask(query);
    expect(visitor.errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  test('what an admin read is never kept for others', async () => {
    gateway.on('GET', `${ofWorkspace}/usersaccess`, { body: aPage([aPerson()]) });
    await gateway.ask(query, {}, bearer());
    await gateway.ask(query, {}, bearer('another'));
    expect(gateway.calls.filter(({ path }) => path.includes('usersaccess'))).toHaveLength(2);
  });
});

describe('one person', () => {
  test('REST-45 by their id, also as a node; null for none', async () => {
    gateway.on('GET', `${ofWorkspace}/users/1200`, { body: aPerson() });
    const query = 'query($id: ID!) { workspace { person(id: $id) { id username } } }';
    const { data } = await gateway.ask(query, { id: 1200 }, bearer());
    expect(data.workspace.person.username).toBe('learner@demo.test');
    const { id } = data.workspace.person;
    const node = await gateway.ask(
      'query($id: ID!) { node(id: $id) { id ... on WorkspacePerson { userId } } }',
      { id },
      bearer(),
    );
    expect(node.data.node).toEqual({ id, userId: 1200 });
    expect((await gateway.ask(query, { id: 1999 }, bearer())).data.workspace.person).toBeNull();
  });

  test('OP-13 a node of this type is absent for anyone who may not read it', async () => {
    gateway.on('GET', `${ofWorkspace}/users/1200`, forbidden);
    const query = `query { node(id: "${Buffer.from('WorkspacePerson:1200').toString('base64url')}") { id } }`;
    expect(await gateway.ask(query, {}, bearer())).toMatchObject({ data: { node: null }, errors: [] });
    gateway.calls.length = 0;
    expect((await gateway.ask(query)).data.node).toBeNull();
    expect(gateway.calls).toEqual([]);
  });

  const find = 'query($username: String!) { workspace { findUser(username: $username) { userId username name } } }';

  test('REST-13 OP-30 by the exact address, asked with the token', async () => {
    gateway.on('GET', '/api/v1/public/users/_searchByUsername/a/b@demo.test', {
      body: { id: 1200, username: 'a/b@demo.test', name: 'Mara Lindqvist' },
    });
    const { data } = await gateway.ask(find, { username: ' a/b@demo.test ' }, bearer());
    expect(data.workspace.findUser).toEqual({ userId: 1200, username: 'a/b@demo.test', name: 'Mara Lindqvist' });
    expect(gateway.calls.at(-1)?.headers['authorization']).toBe('Bearer access-1');
  });

  test('ERR-03 REST-13 OP-30 nobody, and nobody that the caller may know of, look alike', async () => {
    gateway.on('GET', '/api/v1/public/users/_searchByUsername/a@b.c', {
      status: 404,
      body: { code: 1001, message: 'User not found' },
    });
    expect(await gateway.ask(find, { username: 'a@b.c' }, bearer())).toMatchObject({
      data: { workspace: { findUser: null } },
      errors: [],
    });
    gateway.calls.length = 0;
    for (const username of ['', ' ', '.', '..']) await gateway.ask(find, { username }, bearer());
    expect(gateway.paths().filter((path) => path !== publicWorkspaces)).toEqual([]);
  });
});

describe('what admins do', () => {
  const person = '{ person { userId status createCourse createVoucher } userErrors { code field } }';
  const mutation = (name: string, selection = person): string =>
    `mutation($i: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $i) ${selection} }`;

  const writes: readonly (readonly [string, string, object, string, string, object | string])[] = [
    [
      'STAFF-01 STAFF-02 USERS-01 REST-46',
      'addPerson',
      { username: ' new@demo.test ', createVoucher: true },
      'POST',
      `${ofWorkspace}/users`,
      { username: 'new@demo.test', createCourse: false, createVoucher: true },
    ],
    [
      'STAFF-01 ROLE-08 REST-47',
      'changeRights',
      { userId: 1200, createCourse: true, createVoucher: false },
      'PUT',
      `${ofWorkspace}/users/1200`,
      { createCourse: true, createVoucher: false },
    ],
    [
      'STAFF-01 ROLE-08 one right alone by',
      'changeRights',
      { userId: 1200, createCourse: true, createVoucher: null },
      'PUT',
      `${ofWorkspace}/users/1200`,
      { createCourse: true },
    ],
    ['USERS-02 REST-49', 'invitePerson', { userId: 1200 }, 'POST', `${ofWorkspace}/usersaccess/1200/_invite`, ''],
    ['USERS-03 OP-30', 'revokeInvitation', { userId: 1200 }, 'PUT', `${ofWorkspace}/users/1200`, { status: 'REVOKED' }],
  ];

  test.each(writes)('%s %s is one call beside the workspace', async (_ids, name, input, method, path, body) => {
    gateway.on(method, path, { body: aPerson({ createCourse: true, status: 'INVITED' }) });
    const { data } = await gateway.ask(mutation(name), { i: input }, bearer());
    expect(data[name as 'addPerson']).toEqual({
      person: { userId: 1200, status: 'INVITED', createCourse: true, createVoucher: false },
      userErrors: [],
    });
    expect(gateway.paths()).toEqual([publicWorkspaces, `${method} ${path}`]);
    expect(gateway.calls[1]?.body).toEqual(body);
  });

  test.each(writes)(
    '%s %s: refusals come as data, from the platform alone',
    async (_ids, name, input, method, path) => {
      const answers = [
        [403, { code: 'FORBIDDEN', message: 'no' }, { code: 'FORBIDDEN', field: null }],
        [409, { code: 'CONFLICT', message: 'no' }, { code: 'CONFLICT', field: null }],
        [
          400,
          { code: 'INVALID', message: 'no', errors: [{ field: 'username', message: 'must be an e-mail address' }] },
          { code: 'INVALID', field: 'username' },
        ],
      ] as const;
      for (const [status, answer, userError] of answers) {
        gateway.on(method, path, { status, body: answer });
        const { data, errors } = await gateway.ask(mutation(name), { i: input }, bearer());
        expect(errors).toEqual([]);
        // Where the input has no such field, the sentence stands for the whole of it.
        const field = Object.hasOwn(input, String(userError.field)) ? userError.field : null;
        expect(data[name as 'addPerson']).toEqual({ person: null, userErrors: [{ ...userError, field }] });
      }
    },
  );

  test.each([
    [{}, true],
    [{ resend: false }, false],
  ])('USERS-04 OP-30 everyone is invited by one call: %j', async (input, resend) => {
    gateway.on('POST', `${ofWorkspace}/usersaccess/_invite`, { body: { invited: 240 } });
    const asked = mutation('inviteEveryone', '{ invitedCount userErrors { code } }');
    const { data } = await gateway.ask(asked, { i: input }, bearer());
    expect(data.inviteEveryone).toEqual({ invitedCount: 240, userErrors: [] });
    expect(gateway.paths()).toEqual([publicWorkspaces, `POST ${ofWorkspace}/usersaccess/_invite`]);
    expect(gateway.calls[1]?.body).toEqual({ resend });
  });

  test('USERS-04 a refusal invites nobody', async () => {
    gateway.on('POST', `${ofWorkspace}/usersaccess/_invite`, forbidden);
    const asked = mutation('inviteEveryone', '{ invitedCount userErrors { code } }');
    expect((await gateway.ask(asked, { i: {} }, bearer())).data.inviteEveryone).toEqual({
      invitedCount: null,
      userErrors: [{ code: 'FORBIDDEN' }],
    });
  });

  test('OP-48 a host without a workspace has nobody to add', async () => {
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([]) });
    const { data } = await gateway.ask(mutation('addPerson'), { i: { username: 'a@b.c' } }, bearer());
    expect(data.addPerson).toEqual({ person: null, userErrors: [{ code: 'NOT_FOUND', field: null }] });
    expect(gateway.calls).toHaveLength(1);
  });
});

describe('an invitation', () => {
  const query = 'query($token: String!) { invitation(token: $token) { username registered } }';

  test('USERS-02 AUTH-15 says whom it is for, and is kept nowhere', async () => {
    const path = '/api/v1/public/invitations/tok_en-1';
    gateway.on('GET', path, {
      body: { username: 'new@demo.test', registered: false },
      headers: { etag: '"1"' },
    });
    for (const attempt of [1, 2]) {
      const { data } = await gateway.ask(query, { token: 'tok_en-1' });
      expect([attempt, data.invitation]).toEqual([attempt, { username: 'new@demo.test', registered: false }]);
    }
    expect(gateway.paths()).toEqual([`GET ${path}`, `GET ${path}`]);
    expect(gateway.calls[1]?.headers['if-none-match']).toBeUndefined();
  });

  test.each([1100, 1101])('ERR-06 ERR-07 USERS-03 one that does not count any more is none: %d', async (code) => {
    gateway.on('GET', '/api/v1/public/invitations/t', { status: 400, body: { code, message: 'no' } });
    expect(await gateway.ask(query, { token: 't' })).toMatchObject({ data: { invitation: null }, errors: [] });
  });

  test('tokens that no mail of ours had are not sent; guessing is limited by the platform', async () => {
    for (const token of ['', '..', 'a/b', 'x'.repeat(201)]) {
      expect((await gateway.ask(query, { token })).data.invitation).toBeNull();
    }
    expect(gateway.calls).toEqual([]);
    gateway.on('GET', '/api/v1/public/invitations/t', { status: 429, body: { code: 'RATE_LIMITED', message: 'wait' } });
    expect((await gateway.ask(query, { token: 't' })).errors[0]?.extensions['code']).toBe('RATE_LIMITED');
  });
});

test('OP-130 OP-131 access is withdrawn and the right to run the workspace given, or the refusal is data with its reason', async () => {
  const withdrawing = `mutation { withdrawAccess(input: { userId: "1200" }) { person { leftBy } userErrors { code params } } }`;
  gateway.on('POST', `${ofWorkspace}/usersaccess/1200/_withdraw`, { body: aPerson({ leftBy: 'ADMIN' }) });
  const done = await gateway.ask(withdrawing, {}, bearer());
  expect(done.data.withdrawAccess).toEqual({ person: { leftBy: 'ADMIN' }, userErrors: [] });
  const last = { status: 409, body: { code: 'CONFLICT', message: 'last', params: { reason: 'LAST_ADMIN' } } };
  gateway.on('POST', `${ofWorkspace}/usersaccess/1200/_withdraw`, last);
  const refused = await gateway.ask(withdrawing, {}, bearer());
  expect(refused.data.withdrawAccess).toEqual({
    person: null,
    userErrors: [{ code: 'CONFLICT', params: { reason: 'LAST_ADMIN' } }],
  });

  const naming = `mutation { changeAdmin(input: { userId: "1200", admin: true, password: "p" }) { person { admin } userErrors { code } } }`;
  gateway.on('PUT', `${ofWorkspace}/usersaccess/1200/_admin`, { body: aPerson({ admin: true }) });
  expect((await gateway.ask(naming, {}, bearer())).data.changeAdmin).toEqual({
    person: { admin: true },
    userErrors: [],
  });
  expect(gateway.calls.at(-1)?.body).toEqual({ admin: true, password: 'p' });
  const again = { status: 403, body: { code: 'SIGN_IN_AGAIN', message: 'again' } };
  gateway.on('PUT', `${ofWorkspace}/usersaccess/1200/_admin`, again);
  expect((await gateway.ask(naming, {}, bearer())).data.changeAdmin).toEqual({
    person: null,
    userErrors: [{ code: 'SIGN_IN_AGAIN' }],
  });
});

test('INTG-06 access is given back by hand, or the refusal is data', async () => {
  const mutation = `mutation { restoreAccess(input: { userId: "1200" }) { person { userId leaveTime } userErrors { code } } }`;
  gateway.on('POST', `${ofWorkspace}/usersaccess/1200/_restore`, { body: aPerson() });
  const { data } = await gateway.ask(mutation, {}, bearer());
  expect(data.restoreAccess).toEqual({ person: { userId: 1200, leaveTime: null }, userErrors: [] });
  const conflict = { status: 409, body: { code: 'CONFLICT', message: 'This person has access' } };
  gateway.on('POST', `${ofWorkspace}/usersaccess/1200/_restore`, conflict);
  const refused = await gateway.ask(mutation, {}, bearer());
  expect(refused.data.restoreAccess).toEqual({ person: null, userErrors: [{ code: 'CONFLICT' }] });
});
