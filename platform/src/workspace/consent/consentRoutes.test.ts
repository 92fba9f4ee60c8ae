import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import type { Page } from '../../http/paging.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import type { Id } from '../../shared/id.ts';

interface Consent {
  id: Id;
  url: string;
  active: boolean;
  createdTime: string;
  acceptedCount: number;
}

describe('consents', () => {
  let server: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    server = await createTestApp();
  });
  beforeEach(async () => {
    await server.startOver();
    admin = await server.aUser({ roleAdmin: true });
  });
  afterAll(() => server.close());

  const url = '/api/v1/secured/workspaces/1/consents';
  const accept = (as: TestUser, id: Id) => server.call('POST', `/api/v1/secured/consents/${id}/users`, { as });
  const create = (body: unknown, as = admin) => server.call<Consent>('POST', url, { as, body });
  const list = async () => (await server.call<Page<Consent>>('GET', url, { as: admin })).body.content;
  const active = async () =>
    (await server.call<{ activeConsent: unknown }>('GET', '/api/v1/public/workspaces/1')).body.activeConsent;

  test('REST-37 WS-20 LIM-17 a consent is accepted once', async () => {
    const user = await server.aUser();
    expect((await accept(user, 1)).status).toBe(204);
    expect((await accept(user, 1)).status).toBe(204);
    expect((await accept(user, 2)).status).toBe(404);
    expect((await server.call('POST', '/api/v1/secured/consents/1/users')).status).toBe(401);
    const rows = await inWorkspace(server.db, 1, (trx) =>
      trx
        .selectFrom('user_consent')
        .where('user_consent.user_id', '=', user.userId)
        .select('user_consent.consent_id')
        .execute(),
    );
    expect(rows).toEqual([{ consent_id: 1 }]);
    expect(await auditTrail(server)).toEqual([
      { action: 'CONSENT_ACCEPTED', actorId: user.userId, subjectId: user.userId, details: { consentId: 1 } },
    ]);
  });

  test('WS-20 GW-34 a new version becomes the active one, the list tells who accepted which', async () => {
    await accept(await server.aUser(), 1);
    await accept(await server.aUser(), 1);
    server.at(new Date(server.now().getTime() + 1000));
    const created = await create({ url: 'https://example.org/terms/2' });
    expect(created).toMatchObject({
      status: 201,
      body: { url: 'https://example.org/terms/2', active: true, acceptedCount: 0 },
    });
    expect(await active()).toEqual({ id: created.body.id, url: 'https://example.org/terms/2' });
    expect(await list()).toMatchObject([
      { id: created.body.id, active: true, acceptedCount: 0 },
      { id: 1, active: false, acceptedCount: 2 },
    ]);
    expect((await accept(await server.aUser(), created.body.id)).status).toBe(204);
    expect((await list())[0]).toMatchObject({ acceptedCount: 1 });
    expect(await auditTrail(server)).toContainEqual({
      action: 'CONSENT_CREATED',
      actorId: admin.userId,
      subjectId: null,
      details: { consentId: created.body.id },
    });
  });

  test('WS-20 of several new versions at once exactly one is active', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, (_, n) => create({ url: `https://example.org/${n}` })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await list()).filter((consent) => consent.active)).toHaveLength(1);
    expect(await list()).toHaveLength(6);
  });

  test('WS-20 OP-27 versions are for admins of the workspace', async () => {
    expect((await create({ url: 'https://example.org/' }, await server.aUser({ createCourse: true }))).status).toBe(
      403,
    );
    const stranger = await server.aUser({ workspaceId: 2, roleAdmin: true });
    expect((await create({ url: 'https://example.org/' }, stranger)).status).toBe(404);
    expect((await server.call('GET', url, { as: stranger })).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});

describe('addresses of consents', () => {
  let server: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true });
  });
  afterAll(() => server.close());

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['another host without scheme', '//evil.example/terms'],
    ['a path outside of the files', '/static/media/../../graphql'],
    ['an address with a password', 'https://user:secret@example.org/'],
    ['a line break', 'https://example.org/\nx'],
    ['nothing', ''],
    ['a number', 7],
  ])('WS-20 VAL-12 %s is no address of a consent', async (_name, address) => {
    const reply = await server.call('POST', '/api/v1/secured/workspaces/1/consents', {
      as: admin,
      body: { url: address },
    });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'url' }] } });
  });
});
