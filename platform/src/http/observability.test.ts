import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

describe('logs and figures', () => {
  let server: TestApp;
  let app: Awaited<ReturnType<typeof buildApp>>;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await createTestApp();
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const config = { ...server.config, logLevel: 'info' };
    app = await buildApp({ config, db: server.db, clock: server.now, logStream: stream });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  test('a request is one line with its route, never with its secrets', async () => {
    lines.length = 0;
    const token = await server.signIn(await server.aUser());
    await app.inject({
      url: '/api/v1/secured/users/me?include=address',
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    });
    await app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: {
        host: 'localhost',
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from('lectern-web:lectern-dev-secret').toString('base64')}`,
      },
      payload: 'grant_type=password&username=a%40b.c&password=very-secret',
    });
    const requests = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(requests).toHaveLength(2);
    expect(requests[0]).toMatchObject({
      method: 'GET',
      route: '/api/v1/secured/users/me',
      status: 200,
      workspaceId: 1,
      userId: expect.any(Number),
      reqId: expect.any(String),
    });
    expect(requests[1]).toMatchObject({ route: '/oauth/token', status: 400 });
    expect(lines.join('')).not.toMatch(/very-secret|lectern-dev-secret|Bearer/);
    expect(lines.join('')).not.toContain(token);
  });

  test.each([
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '4bf92f3577b34da6a3ce929d0e0e4736'],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-and-more', undefined],
    ['a@b.c', undefined],
  ])('the line names the trace that the caller says it belongs to: %s', async (traceparent, traceId) => {
    lines.length = 0;
    await app.inject({ url: '/api/v1/public/country', headers: { host: 'localhost', traceparent } });
    expect(lines).toHaveLength(1);
    expect((JSON.parse(lines[0] ?? '') as { traceId?: string }).traceId).toBe(traceId);
    expect(lines.join('')).not.toMatch(/and-more|a@b/);
  });

  test('figures count by route pattern', async () => {
    await app.inject({ url: '/api/v1/public/workspaces/1', headers: { host: 'localhost' } });
    const { payload } = await app.inject('/metrics');
    expect(payload).toContain('route="/api/v1/public/workspaces/:id",status="200"');
    expect(payload).not.toContain('workspaces/1"');
  });

  test('every app of a process tells the figures of the process beside its own', async () => {
    for (const each of [server.app, app]) {
      const { payload } = await each.inject('/metrics');
      expect(payload).toContain('# TYPE nodejs_eventloop_lag_seconds gauge');
      expect(payload.match(/^# TYPE lectern_platform_log_failures_total /gm)).toHaveLength(1);
    }
  });
});
