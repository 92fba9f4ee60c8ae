/** A service account is no person: those who list, count or search people do not find it (BEY-42, OP-303, ADR 0090). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenScopes } from '../../http/tokenScope.ts';
import { accessRules } from '../../testing/accessRules.ts';
import { fillWorkspace, type FilledWorkspace } from '../../testing/filledWorkspace.ts';
import { openapiDocument } from '../../testing/openapiDocument.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import type { CreatedApiTokenWire } from '../apiToken/apiTokenSchemas.ts';
import type { ServiceAccountWire } from './serviceAccountSchemas.ts';

const name = 'Zugzwang Robot';
const description = 'Moves what nobody wants to move';
const base = '/api/v1/secured';
const allUrl = `${base}/workspaces/1/serviceaccounts`;

/** Where it belongs: in its own list, in the log, and where it is told who changed or has something. */
const belongs: ReadonlySet<string> = new Set([
  'GET /api/v1/secured/workspaces/{id}/serviceaccounts',
  'GET /api/v1/secured/workspaces/{id}/serviceaccounts/{serviceAccountId}/apitokens',
  'GET /api/v1/secured/workspaces/{id}/apitokens',
  'GET /api/v1/secured/workspaces/{id}/auditlog',
  'GET /api/v1/secured/workspaces/{id}/auditlog.csv',
  'GET /api/v1/secured/courses',
  'GET /api/v1/secured/courses/{id}',
  'GET /api/v1/secured/courses/{id}/_presence',
  'GET /api/v1/secured/courses/{id}/revisions',
  'GET /api/v1/secured/courses/{id}/revisions/{version}',
  'GET /api/v1/secured/savedsections',
  'GET /api/v1/secured/savedsections/{savedSectionId}',
  // What someone did to it stands in the log by its bare id, and so in their export.
  'GET /api/v1/secured/users/me/personaldata',
]);

/** Tell the moment, or that they were read before. */
const changedByReading = /auditlog|personaldata|privacyrequests|deletions/;

interface Documented {
  readonly 'x-token-scope'?: string;
}
const operations = Object.entries(
  (openapiDocument() as { paths: Record<string, Record<string, Documented>> }).paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { 'x-token-scope': need }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    need,
  })),
);
const reads = operations.filter(({ method, path }) => method === 'GET' && !/^\/(?:oauth|metrics)/.test(path));

describe('BEY-42 OP-303 service accounts', () => {
  let server: TestApp;
  let admin: TestUser;
  let learner: TestUser;
  let filled: FilledWorkspace;
  let account: ServiceAccountWire;
  let token: string;
  let before: Map<string, string>;

  beforeAll(async () => {
    server = await createTestApp();
    [admin, learner] = [await server.aUser({ roleAdmin: true }), await server.aUser()];
    filled = await fillWorkspace(server, { host: 'localhost', admin, learner, marker: 'Of the people' });
    await readAll();
    before = await readAll();
    const made = await server.call<ServiceAccountWire>('POST', allUrl, {
      as: admin,
      body: { name, description, admin: true },
    });
    account = made.body;
    const body = { name, scopes: tokenScopes, expireTime: server.now().getTime() + 86_400_000 };
    token = (await server.call<CreatedApiTokenWire>('POST', `${allUrl}/${account.id}/apitokens`, { as: admin, body }))
      .body.token;
  });
  afterAll(() => server.close());

  const urlOf = (path: string) =>
    path
      .replace('/workspaces/{id}', '/workspaces/1')
      .replace('/usercourses/{id}', `/usercourses/${filled.userCourseId}`)
      .replace('/consents/{id}', '/consents/1')
      .replaceAll(/\{(\w+)\}/g, (parameter, key: string) => encodeURIComponent(filled.ids[key] ?? parameter));

  const read = async (path: string, as: TestUser) => {
    const { status, body } = await server.call<unknown>('GET', urlOf(path), { as });
    // A refusal has the id of its request.
    return status >= 300 ? String(status) : typeof body === 'string' ? body : JSON.stringify(body);
  };

  async function readAll(): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    for (const { name: operation, path } of reads) {
      for (const as of [admin, learner]) {
        answers.set(`${operation} as ${as === admin ? 'admin' : 'learner'}`, await read(path, as));
      }
    }
    return answers;
  }

  test('change no list, count, statistic or file by being there', async () => {
    const after = await readAll();
    const changed = [...after].filter(([key, answer]) => before.get(key) !== answer).map(([key]) => key);
    expect(changed.filter((key) => !changedByReading.test(key))).toEqual([
      'GET /api/v1/secured/workspaces/{id}/apitokens as admin',
      'GET /api/v1/secured/workspaces/{id}/serviceaccounts as admin',
    ]);
  });

  test('stand nowhere but where it belongs, with what they did', async () => {
    const by = (method: string, url: string, body?: unknown) =>
      server.call<{ id: number }>(method, url, {
        headers: { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body }),
      });
    const made = await by('POST', `${base}/courses`, { name: 'Written by a program' });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    await by('PUT', `${base}/courses/${made.body.id}/lock`, {});
    await by('POST', `${base}/savedsections`, { name: 'By a program', sections: [{ type: 'TEXT', content: 'x' }] });
    await by('POST', `${base}/campaigns`, { name: 'By a program', courseId: made.body.id });
    await by('POST', `${base}/workspaces/1/groups`, { name: 'By a program' });
    filled = {
      ...filled,
      ids: {
        ...filled.ids,
        id: String(made.body.id),
        courseId: String(made.body.id),
        serviceAccountId: String(account.id),
      },
    };
    const mine = new RegExp(`${name}|${description}|(?<![\\d.])${account.id}(?!\\d)`);
    const found = new Set<string>();
    for (const [key, answer] of await readAll()) {
      if (mine.test(answer)) {
        found.add(key.replace(/ as \w+$/, ''));
      }
    }
    expect([...found].filter((operation) => !belongs.has(operation))).toEqual([]);
    expect([...found]).toContain('GET /api/v1/secured/workspaces/{id}/auditlog');
    expect([...found]).toContain('GET /api/v1/secured/courses/{id}/revisions');
    for (const as of ['admin', 'learner'] as const) {
      const own = await read('/api/v1/secured/users/me', as === 'admin' ? admin : learner);
      expect(own).not.toMatch(mine);
    }
  });

  test('have the rights of their roles, as far as the scopes of the token go, with each operation', async () => {
    const made = await server.call<ServiceAccountWire>('POST', allUrl, { as: admin, body: { name: 'Without rights' } });
    const tokenOf = async (id: number, scopes: readonly string[], called: string) =>
      (
        await server.call<CreatedApiTokenWire>('POST', `${allUrl}/${id}/apitokens`, {
          as: admin,
          body: { name: called, scopes, expireTime: server.now().getTime() + 86_400_000 },
        })
      ).body.token;
    const powerless = await tokenOf(made.body.id, tokenScopes, 'All scopes');
    const narrow = await tokenOf(account.id, ['analytics:read'], 'One scope');
    const wrong: string[] = [];
    for (const { name: operation, method, path, need } of operations.filter(({ need: each }) => each !== undefined)) {
      const ask = (bearer: string) =>
        server.call<{ code?: string }>(method, urlOf(path), {
          headers: { authorization: `Bearer ${bearer}` },
          ...(['POST', 'PUT', 'PATCH'].includes(method) ? { body: {} } : {}),
        });
      const refusal = need === 'never' ? 'SIGN_IN_NEEDED' : 'SCOPE_MISSING';
      if (need !== 'any' && need !== 'analytics:read') {
        const { status, body } = await ask(narrow);
        if (body.code !== refusal && !(status === 403 && body.code === 'FORBIDDEN')) {
          wrong.push(`${operation} with another scope: ${status} ${body.code}`);
        }
      }
      const weak = await ask(powerless);
      if (weak.status >= 500 || weak.status === 401) {
        wrong.push(`${operation} without rights: ${weak.status}`);
      }
      if (accessRules[operation]?.may === 'admins' && weak.status !== 403) {
        wrong.push(`${operation} is open without rights: ${weak.status}`);
      }
      if (method === 'GET' && need !== 'never') {
        const strong = await ask(token);
        if (strong.status >= 500 || strong.status === 401 || strong.body.code === 'SCOPE_MISSING') {
          wrong.push(`${operation} as an admin: ${strong.status} ${strong.body.code}`);
        }
      }
    }
    // What deletes comes last, so that what the others name is there.
    for (const { name: operation, method, path, need } of operations.toSorted(
      (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
    )) {
      if (need !== undefined && need !== 'never' && method !== 'GET') {
        const { status } = await server.call(method, urlOf(path), {
          headers: { authorization: `Bearer ${token}` },
          ...(['POST', 'PUT', 'PATCH'].includes(method) ? { body: {} } : {}),
        });
        if (status >= 500 || status === 401) {
          wrong.push(`${operation} as an admin: ${status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
