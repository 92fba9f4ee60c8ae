import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { findWorkspaceOfHost } from '../workspace/hostQueries.ts';
import type { Id } from '../shared/id.ts';

interface User {
  id: Id;
  username: string;
  name: string;
  [member: string]: unknown;
}

describe('accounts', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  const anna = { username: 'anna@demo.test', password: 'lectern-demo', name: 'Anna Berg', language: 'de' };
  const register = (body: unknown, host = 'localhost') =>
    server.call<User>('POST', '/api/v1/public/users', { host, body });

  test('VAL-01 a password with U+0000 is refused at registration, as no sign-in could give it', async () => {
    const reply = await register({ ...anna, username: 'nul@demo.test', password: 'correct\u0000horse' });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'password' }] } });
  });

  test('REST-05 AUTH-02 OP-26 registers an account', async () => {
    const reply = await register({ ...anna, username: ' anna@demo.test ', name: '  Anna Berg ', admin: true });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ username: 'anna@demo.test', name: 'Anna Berg', language: 'de', roles: [] });
    expect(reply.body.id).toBeGreaterThanOrEqual(1000);
    expect(JSON.stringify(reply.body)).not.toContain('lectern-demo');
  });

  test('ERR-02 OP-26 a taken user name is 1000 with 409, in any case of letters, in its workspace only', async () => {
    await register({ ...anna, username: 'bela@demo.test' });
    expect(await register({ ...anna, username: 'BELA@demo.test' })).toMatchObject({
      status: 409,
      body: { code: 1000, message: 'This username (e-mail) already exists' },
    });
    expect((await register({ ...anna, username: 'bela@demo.test' }, 'acme.localhost')).status).toBe(201);
  });

  test('ERR-02 of two equal registrations at once one wins', async () => {
    const replies = await Promise.all([1, 2].map(() => register({ ...anna, username: 'twice@demo.test' })));
    expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([201, 409]);
  });

  test.each([
    ['VAL-01 LIM-26 OP-63 ERR-04', 'password', '1234567', 1003, 'must have at least 8 characters'],
    ['VAL-02 OP-63 ERR-04', 'password', 'x'.repeat(129), 1003, 'is longer than 128 characters: shorten it'],
    ['VAL-04', 'name', '   ', 'INVALID', 'is required'],
    ['VAL-05 OP-63', 'name', 'x'.repeat(256), 'INVALID', 'is longer than 255 characters: shorten it'],
    ['VAL-05', 'name', 'two\r\nlines', 'INVALID', 'must be one line without control characters'],
    ['VAL-05', 'name', '\u202eturned', 'INVALID', 'must be one line without control characters'],
    ['VAL-06 ERR-04', 'username', '', 1002, 'is required'],
    ['VAL-06 ERR-04', 'username', 'anna', 1002, 'must be a valid e-mail address'],
  ])('%s registration refuses %s %j with %s', async (_id, field, value, code, message) => {
    const reply = await register({ ...anna, username: 'valid@demo.test', [field]: value });
    expect(reply).toMatchObject({ status: 400, body: { code } });
    expect(reply.body['errors']).toContainEqual(
      expect.objectContaining({ field, message: `\`${field}\` ${message}.` }),
    );
  });

  test('VAL-01 VAL-02 VAL-05 OP-63 the shortest and the longest that may be are taken', async () => {
    for (const [length, name] of [
      [8, 'x'],
      [128, 'x'.repeat(255)],
    ] as const) {
      const account = { ...anna, username: `edge${length}@demo.test`, password: 'p'.repeat(length), name };
      expect(await register(account)).toMatchObject({ status: 201, body: { name } });
    }
  });

  test('ERR-04 every field that does not fit is named beside the code', async () => {
    const reply = await register({ ...anna, username: 'anna', password: '1', name: '' });
    expect(reply.body).toMatchObject({ code: 1002, message: 'Username or password is not valid' });
    const fields = (reply.body['errors'] as { field: string }[]).map(({ field }) => field);
    expect(fields.toSorted()).toEqual(['name', 'password', 'username']);
  });

  test.each([
    [{}, 1002, ['username', 'password', 'name']],
    [{ username: 'bare@demo.test' }, 1003, ['password', 'name']],
    [{ username: 'bare@demo.test', password: 'lectern-demo' }, 'INVALID', ['name']],
  ] as const)(
    'VAL-04 VAL-06 ERR-04 OP-48 a registration of %j is refused and reserves no host',
    async (body, code, fields) => {
      const host = `${randomUUID()}.localhost`;
      const reply = await register(body, host);
      expect(reply).toMatchObject({ status: 400, body: { code } });
      expect((reply.body['errors'] as { field: string }[]).map(({ field }) => field)).toEqual(fields);
      expect(await findWorkspaceOfHost(server.db, host)).toBeNull();
    },
  );

  test('ERR-06 OP-30 a registration with a made-up invitation is answered alike for a taken name and a free one', async () => {
    const { username: taken } = await server.aUser();
    const replies = await Promise.all(
      [taken, `free.${taken}`].map((username) =>
        server.call('POST', '/api/v1/public/users?invitation_token=made-up', {
          body: { username, password: 'lectern-demo', name: 'Cleo' },
        }),
      ),
    );
    expect(replies).toMatchObject([
      { status: 400, body: { code: 1100 } },
      { status: 400, body: { code: 1100 } },
    ]);
  });

  test('REST-10 GW-27 the own account, with what was asked for', async () => {
    const user = await server.aUser({ name: 'Cleo' });
    const plain = await server.call<User>('GET', '/api/v1/secured/users/me', { as: user });
    expect(plain.body).toMatchObject({ id: user.userId, username: user.username, name: 'Cleo', picture: null });
    expect(plain.body).not.toHaveProperty('address');
    const full = await server.call<User>(
      'GET',
      '/api/v1/secured/users/me?include=address,phone,latestUserCourseGamification,unknown',
      { as: user },
    );
    expect(full.body).toMatchObject({
      address: { street: null, postalCode: null, country: null },
      phone: null,
      latestUserCourseGamification: null,
    });
  });

  const rolesOf = async (options: Parameters<TestApp['aUser']>[0]) =>
    (await server.call<User>('GET', '/api/v1/secured/users/me', { as: await server.aUser(options) })).body['roles'];

  test('GW-28 OP-54 rights are shown as roles, ROLE_ADMIN implies the others', async () => {
    expect(await rolesOf({})).toEqual([]);
    expect(await rolesOf({ createCourse: true })).toEqual(['ROLE_COURSE_ADMIN']);
    expect(await rolesOf({ createVoucher: true })).toEqual(['ROLE_VOUCHER_ADMIN']);
    expect(await rolesOf({ roleAdmin: true })).toEqual(['ROLE_ADMIN', 'ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN']);
  });

  test('GW-27 OP-25 the achievement earned last comes with the account', async () => {
    const user = await server.aUser();
    const item = {
      id: 7001,
      type: 'LECTURES_COMPLETED',
      kind: 'FRAME',
      name: 'First steps',
      description: 'For the first lecture',
      imageUrl: 'https://example.com/frame.svg',
      lectureIds: [],
      questionAnswerIds: [],
      qaRate: null,
    };
    await inWorkspace(server.db, 1, async (trx) => {
      const course = await trx
        .insertInto('course')
        .values({ workspace_id: 1, name: 'Course' })
        .returning('course.course_id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('stored_revision')
        .values({
          workspace_id: 1,
          course_id: course.course_id,
          version: 1,
          outline: JSON.stringify({ modules: [], gamificationItems: [item] }),
        })
        .execute();
      const userCourse = await trx
        .insertInto('user_course')
        .values({ workspace_id: 1, user_id: user.userId, course_id: course.course_id })
        .returning('user_course.user_course_id')
        .executeTakeFirstOrThrow();
      for (const [gamificationId, time] of [
        [7000, '2030-01-01T00:00:00.000Z'],
        [7001, '2030-01-02T00:00:00.000Z'],
      ] as const) {
        await trx
          .insertInto('user_gamification')
          .values({
            workspace_id: 1,
            user_course_id: userCourse.user_course_id,
            user_id: user.userId,
            gamification_id: gamificationId,
            create_time: time,
          })
          .execute();
      }
    });
    const reply = await server.call<User>('GET', '/api/v1/secured/users/me?include=latestUserCourseGamification', {
      as: user,
    });
    expect(reply.body['latestUserCourseGamification']).toMatchObject({
      gamificationId: 7001,
      createTime: '2030-01-02T00:00:00.000Z',
      gamification: { id: 7001, '@type': 'LECTURES_COMPLETED', kind: 'FRAME', name: 'First steps' },
    });
  });

  const patch = (as: Awaited<ReturnType<TestApp['aUser']>>, body: unknown, type = 'application/json') =>
    server.call<User>('PATCH', '/api/v1/secured/users/me?include=address,phone', {
      as,
      body: JSON.stringify(body),
      headers: { 'content-type': type },
    });

  test.each(['application/json', 'application/merge-patch+json'])(
    'REST-11 SET-01 OP-14 changes what the patch names and keeps the rest (%s)',
    async (type) => {
      const user = await server.aUser({ name: 'Dana' });
      const first = await patch(
        user,
        {
          name: ' Dana Roth ',
          language: 'uk',
          picture: 'https://example.com/dana.png',
          phone: '+49 30 123456',
          address: { street: 'Main street 1', postalCode: '10115', country: 'de' },
        },
        type,
      );
      expect(first).toMatchObject({
        status: 200,
        body: {
          name: 'Dana Roth',
          language: 'uk',
          picture: 'https://example.com/dana.png',
          phone: '+4930123456',
          address: { street: 'Main street 1', postalCode: '10115', country: 'DE' },
        },
      });
      const second = await patch(user, { picture: null, address: { street: null } }, type);
      expect(second.body).toMatchObject({
        name: 'Dana Roth',
        picture: null,
        phone: '+4930123456',
        address: { street: null, postalCode: '10115', country: 'DE' },
      });
      expect((await patch(user, { address: null }, type)).body).toMatchObject({
        address: { street: null, postalCode: null, country: null },
      });
    },
  );

  test.each([
    ['VAL-04', { name: '' }, 'name'],
    ['VAL-04', { name: null }, 'name'],
    ['VAL-07 OP-61', { phone: '12345' }, 'phone'],
    ['VAL-07', { phone: '+49 1' }, 'phone'],
    ['VAL-08', { address: { country: 'Germany' } }, 'address.country'],
    ['VAL-11 OP-64', { picture: 'no address' }, 'picture'],
    ['VAL-12', { picture: 'ftp://example.com/a.png' }, 'picture'],
    ['VAL-12', { picture: 'javascript:alert(1)' }, 'picture'],
    ['VAL-12', { picture: '//example.com/a.png' }, 'picture'],
    ['VAL-12', { picture: 'https://someone:secret@example.com/a.png' }, 'picture'],
    ['VAL-12', { picture: 'https://example.com/"><script>alert(1)</script>' }, 'picture'],
    ['VAL-12', { picture: '/static/media/../../graphql' }, 'picture'],
    ['VAL-12', { picture: '/static/media/../../graphql' }, 'picture'],
    ['VAL-05', { name: 'two\nlines' }, 'name'],
    ['VAL-04', { name: '\u200b' }, 'name'],
    ['VAL-09', { address: { street: 'two\r\nlines' } }, 'address.street'],
    ['VAL-09', { address: { postalCode: '\u202e10115' } }, 'address.postalCode'],
    ['I18N-01', { language: 'fr' }, 'language'],
    ['VAL-15 OP-86', { name: 5 }, 'name'],
  ])('%s the settings refuse %j', async (_id, body, field) => {
    const reply = await patch(await server.aUser(), body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID', errors: [{ field }] } });
  });

  test('VAL-11 a picture may be a file of this platform, as the seed has them', async () => {
    const picture = '/static/media/avatars/mira.webp';
    expect((await patch(await server.aUser(), { picture })).body).toMatchObject({ picture });
  });

  test('VAL-15 OP-86 unknown members are ignored, roles cannot be taken', async () => {
    const user = await server.aUser();
    const reply = await patch(user, { roleAdmin: true, roles: ['ROLE_ADMIN'], username: 'other@demo.test' });
    expect(reply).toMatchObject({ status: 200, body: { roles: [], username: user.username } });
  });

  test('REST-81 BEY-46 a refusal for want of a token says in its challenge whether one was sent', async () => {
    const challengeOf = async (headers: Record<string, string>) =>
      (await server.call('GET', '/api/v1/secured/users/me', { headers })).headers['www-authenticate'];
    expect(await challengeOf({})).toBe('Bearer realm="lectern"');
    expect(await challengeOf({ authorization: 'Bearer made-up' })).toBe(
      'Bearer realm="lectern", error="invalid_token"',
    );
  });

  test('REST-81 the account needs a valid token', async () => {
    for (const authorization of ['', 'Bearer nonsense', 'Basic bGVjdGVybg==']) {
      const reply = await server.call('GET', '/api/v1/secured/users/me', { headers: { authorization } });
      expect(reply).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    }
  });
});
