import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { DomainError, errorCatalogue, type ErrorCode } from '../errors.ts';

/** Routes that fail in each way a route can fail. */
const failingRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { access: 'infrastructure' } as const;
    app.get('/fails/with/:code', { config, schema: { params: z.object({ code: z.string() }) } }, async (request) => {
      const { code } = request.params;
      throw new DomainError((/^-?\d+$/.test(code) ? Number(code) : code) as ErrorCode, { params: { code: 'ABC' } });
    });
    app.get('/fails/unexpectedly', { config }, async () => {
      throw new Error('the password of the database is secret');
    });
    app.get('/fails/without-database', { config }, async () => sql`select 1`.execute(db));
    app.post(
      '/fails/on-body',
      { config, schema: { body: z.object({ a: z.object({ b: z.number() }) }) } },
      async () => 'ok',
    );
  };

const statusOf = (code: ErrorCode) => errorCatalogue[code].status;

describe('refusals', () => {
  const config = parseConfig({
    APP_ENV: 'dev',
    LOG_LEVEL: 'silent',
    BODY_LIMIT_BYTES: '100',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  });
  const db = createDatabase(config.database);
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    app = await buildApp({ config, db, clock: () => new Date() });
    await app.register(failingRoutes(db));
  });
  afterAll(async () => {
    await app.close();
    await db.destroy();
  });

  const documented: [string, number, number, string][] = [
    ['ERR-02', 1000, 409, 'This username (e-mail) already exists'],
    ['ERR-03', 1001, 404, 'User not found'],
    ['ERR-04', 1002, 400, 'Username or password is not valid'],
    ['ERR-04', 1003, 400, 'Username or password is not valid'],
    ['ERR-05', 1004, 400, 'Wrong credentials'],
    ['ERR-06', 1100, 400, 'Invalid token'],
    ['ERR-07', 1101, 400, 'Token expired'],
    ['ERR-09', 1300, 412, 'Precondition failed: user course not yet complete'],
    ['ERR-10', 1500, 404, 'Voucher with code ABC is not found'],
    ['ERR-11', 1501, 409, 'Voucher with code ABC already used'],
    ['ERR-13', 9904, 400, 'Personnel integration authentication failed; re-enter connection data'],
    ['ERR-12', 9905, 400, 'Social e-mail must be verified; check the e-mail settings'],
    ['ERR-01', -1, 500, 'Unknown error occurred'],
  ];
  test.each(documented)('%s OP-08 %i is a %i: %s', async (_id, code, status, message) => {
    const response = await app.inject(`/fails/with/${code}`);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ code, message, params: { code: 'ABC' }, requestId: expect.any(String) });
  });

  test('OP-08 statuses that are fixed for our own codes', () => {
    expect(statusOf('UNAUTHENTICATED')).toBe(401);
    expect(statusOf('FORBIDDEN')).toBe(403);
    expect(statusOf('NOT_FOUND')).toBe(404);
    expect(statusOf('PROGRESS_CONFLICT')).toBe(409);
    expect(statusOf('PRECONDITION_FAILED')).toBe(412);
    expect(statusOf('LOCKED_BY_ANOTHER_USER')).toBe(423);
  });

  test('ERR-01 the unexpected is masked as -1', async () => {
    const response = await app.inject('/fails/unexpectedly');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: -1, message: 'Unknown error occurred', params: {} });
    expect(response.payload).not.toContain('secret');
  });

  test('an unreachable database is a 503 that may be tried again', async () => {
    const response = await app.inject('/fails/without-database');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('1');
    expect(response.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/livez')).statusCode).toBe(200);
  });

  const post = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/fails/on-body', payload, headers: { 'content-type': type } });

  test('OP-08 a body that does not fit names the field', async () => {
    expect((await post('{"a":{"b":"x"}}')).json()).toMatchObject({ code: 'INVALID', errors: [{ field: 'a.b' }] });
    expect((await post('{}')).json()).toMatchObject({ errors: [{ field: 'a' }] });
  });

  test.each([
    ['{', 'application/json', 400, 'INVALID'],
    ['', 'application/json', 400, 'INVALID'],
    ['{"__proto__":{"b":1}}', 'application/json', 400, 'INVALID'],
    [`{"a":"${'x'.repeat(200)}"}`, 'application/json', 413, 'BODY_TOO_LARGE'],
    ['<a/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('a body %j as %s is %i %s', async (payload, type, status, code) => {
    const response = await post(payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
  });
});
