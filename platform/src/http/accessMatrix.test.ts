import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { actors, audiences, type AccessRule, type Actor } from '../testing/accessRule.ts';
import { accessRules } from '../testing/accessRules.ts';
import { fillWorkspace, type FilledWorkspace } from '../testing/filledWorkspace.ts';
import { openapiDocument } from '../testing/openapiDocument.ts';
import { createTestApp, type TestApp, type TestUser, type UserOptions } from '../testing/testApp.ts';
import { workspaceFileNames } from '../workspace/workspaceFolder.ts';

interface Operation {
  /** Method and path with `{name}` for parameters, as the rules name it. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly rule: AccessRule;
}

/** Text of everything that workspace 1 has here: no answer to another workspace may show it. */
const marker = 'Only in workspace one';
const trialWorkspaceId = 3;
const dayMs = 86_400_000;

const rights: Readonly<Record<Exclude<Actor, 'visitor'>, UserOptions>> = {
  learner: {},
  author: { createCourse: true },
  voucherAdmin: { createVoucher: true },
  admin: { roleAdmin: true },
  learnerOfExpired: { workspaceId: trialWorkspaceId },
  adminOfExpired: { workspaceId: trialWorkspaceId, roleAdmin: true, createCourse: true, createVoucher: true },
  creatorOfExpired: { workspaceId: trialWorkspaceId, roleAdmin: true },
};

const documented: readonly Omit<Operation, 'rule'>[] = Object.entries(
  (openapiDocument() as { paths: Record<string, Record<string, unknown>> }).paths,
).flatMap(([path, methods]) =>
  Object.keys(methods).map((each) => {
    const method = each.toUpperCase();
    return { name: `${method} ${path}`, method, path };
  }),
);

/** What deletes comes last. */
const operations: readonly Operation[] = documented
  .flatMap((operation) => {
    const rule = accessRules[operation.name];
    return rule === undefined ? [] : [{ ...operation, rule }];
  })
  .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

test('ROLE-14 every operation has a rule, and every rule an operation', () => {
  const names = documented.map(({ name }) => name);
  expect(Object.keys(accessRules).toSorted()).toEqual(names.toSorted());
  expect(names).toEqual(
    expect.arrayContaining(['POST /oauth/token', 'GET /api/v1/public/courses', 'GET /api/v1/secured/users/me']),
  );
});

describe('every operation of the OpenAPI document, as everyone', () => {
  let server: TestApp;
  let files: string;
  let people: Record<Actor, TestUser | undefined>;
  let stranger: TestUser;
  let own: FilledWorkspace;
  let trial: FilledWorkspace;
  const trialHost = `${randomUUID()}.localhost`;

  async function open(): Promise<void> {
    files = await mkdtemp(join(tmpdir(), 'lectern-matrix-'));
    server = await createTestApp({ WORKSPACE_FILES_DIR: files });
    await makeTrial();
    people = {
      visitor: undefined,
      learner: await someone('learner', marker),
      author: await someone('author'),
      voucherAdmin: await someone('voucherAdmin'),
      admin: await someone('admin'),
      learnerOfExpired: await someone('learnerOfExpired'),
      adminOfExpired: await someone('adminOfExpired'),
      creatorOfExpired: await someone('creatorOfExpired'),
    };
    stranger = await aStranger();
    own = await fillWorkspace(server, {
      host: 'localhost',
      admin: person('admin'),
      learner: person('learner'),
      marker,
    });
    trial = await fillWorkspace(server, {
      host: trialHost,
      admin: person('creatorOfExpired'),
      learner: person('learnerOfExpired'),
      marker: 'Of the trial',
    });
    for (const { host } of [own, trial]) {
      await keepFiles(host.replaceAll('.', '_'));
    }
    await expire();
  }

  async function close(): Promise<void> {
    await server.close();
    await rm(files, { recursive: true });
  }

  const someone = (actor: Exclude<Actor, 'visitor'>, name?: string) =>
    server.aUser({ ...rights[actor], ...(name === undefined ? {} : { name }) });

  const aStranger = () => server.aUser({ workspaceId: 2, roleAdmin: true });

  const person = (actor: Exclude<Actor, 'visitor'>): TestUser => {
    const found = people[actor];
    if (found === undefined) {
      throw new Error(`${actor} is nobody`);
    }
    return found;
  };

  const makeTrial = () =>
    inWorkspace(server.db, trialWorkspaceId, (trx) =>
      trx
        .insertInto('workspace')
        .values({ workspace_id: trialWorkspaceId, hostname: trialHost, trial: true })
        .execute(),
    );

  async function expire(): Promise<void> {
    await inWorkspace(server.db, trialWorkspaceId, (trx) =>
      trx
        .updateTable('workspace')
        .set({
          created_time: new Date(server.now().getTime() - 30 * dayMs),
          creator_id: person('creatorOfExpired').userId,
          profile: JSON.stringify({ remoteComponents: true }),
        })
        .execute(),
    );
    await inWorkspace(server.db, 1, (trx) =>
      trx
        .updateTable('workspace')
        .set({ profile: JSON.stringify({ title: marker, remoteComponents: true }) })
        .execute(),
    );
  }

  async function keepFiles(profileName: string): Promise<void> {
    await mkdir(join(files, profileName));
    for (const name of workspaceFileNames) {
      await writeFile(join(files, profileName, name), profileName === 'localhost' ? marker : 'of the trial');
    }
  }

  /** The path with real ids of a workspace in it. */
  const pathOf = (path: string, { workspaceId, userCourseId, ids }: FilledWorkspace): string =>
    path
      .replace('/workspaces/{id}', `/workspaces/${workspaceId}`)
      .replace('/usercourses/{id}', `/usercourses/${userCourseId}`)
      .replace('/consents/{id}', '/consents/1')
      .replaceAll(/\{(\w+)\}/g, (parameter, name: string) => encodeURIComponent(ids[name] ?? parameter));

  const homeOf = (actor: Actor): FilledWorkspace => (actor.endsWith('OfExpired') ? trial : own);

  const ask = ({ method, path, rule }: Operation, of: FilledWorkspace, as: TestUser | undefined, host: string) =>
    server.call<unknown>(method, `${pathOf(path, of)}${rule.query ?? ''}`, {
      host,
      ...(as === undefined ? {} : { as }),
      ...(['POST', 'PUT', 'PATCH'].includes(method) ? { body: {} } : {}),
    });

  /** Who calls: for what ends a session or an account, someone with the same rights who is made for it. */
  const callerOf = async (actor: Actor, { rule }: Operation): Promise<TestUser | undefined> => {
    if (actor === 'visitor' || !rule.usesUp) {
      return people[actor];
    }
    return someone(actor);
  };

  const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));
  const audienceOf = ({ rule }: Operation): readonly Actor[] => audiences[rule.may];
  const needsNobody = ({ rule }: Operation) => ['operators', 'client', 'everyone'].includes(rule.may);

  describe('what is read, or refused', () => {
    beforeAll(open);
    afterAll(close);

    test('GW-02 OP-35 a read finds what its path names for those it belongs to, and for nobody else', async () => {
      const wrong: string[] = [];
      for (const operation of operations.filter(({ method, path }) => method === 'GET' && path.includes('{'))) {
        if (operation.rule.may === 'client') {
          continue;
        }
        for (const actor of actors.filter((name) => homeOf(name) === own && audienceOf(operation).includes(name))) {
          const { status } = await ask(operation, own, people[actor], own.host);
          const expected = operation.rule.finds?.includes(actor) === false ? 404 : 200;
          if (status !== expected) {
            wrong.push(`${operation.name} as ${actor}: ${status}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });

    test('OP-27 REST-81 a token of another workspace counts as none', async () => {
      const wrong: string[] = [];
      for (const operation of operations) {
        for (const foreign of [stranger, person('adminOfExpired')]) {
          const { status } = await ask(operation, own, foreign, own.host);
          const asVisitor = needsNobody(operation) ? (await ask(operation, own, undefined, own.host)).status : 401;
          if (status !== asVisitor) {
            wrong.push(`${operation.name}: ${status} instead of ${asVisitor}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });

    test('GW-02 ids of one workspace are nothing in another, for its admin too', async () => {
      const found: string[] = [];
      for (const operation of operations.filter(({ rule }) => rule.may !== 'operators' && rule.may !== 'client')) {
        for (const [as, host] of [
          [operation.rule.usesUp ? await aStranger() : stranger, 'acme.localhost'],
          [await callerOf('creatorOfExpired', operation), trialHost],
          [undefined, 'acme.localhost'],
        ] as const) {
          const reply = await ask(operation, own, as, host);
          const refused = operation.path.includes('{') ? [400, 401, 403, 404].includes(reply.status) : true;
          // Nothing of a workspace stands in a consent but its number, which others may have as well.
          const sharesNumber = operation.path.includes('/consents/{id}');
          if ((!refused && !sharesNumber) || textOf(reply.body).includes(marker)) {
            found.push(`${operation.name} at ${host}: ${reply.status}`);
          }
        }
      }
      expect(found).toEqual([]);
    });

    test('OP-48 hosts without a workspace in use answer what makes one, and nothing else', async () => {
      const reserved = `${randomUUID()}.localhost`;
      await server.call('POST', '/api/v1/public/users', {
        host: reserved,
        body: { username: 'first@demo.test', password: 'lectern-demo', name: 'First' },
      });
      const wrong: string[] = [];
      for (const operation of operations.filter(({ rule }) => rule.may !== 'operators')) {
        const answered = async (host: string) => {
          const { status, body } = await ask(operation, own, undefined, host);
          return !(status === 404 && textOf(body).includes('There is no workspace at this host'));
        };
        const expected = {
          reserved: operation.rule.hosts !== undefined,
          unclaimed: operation.rule.hosts === 'unclaimed',
        };
        const got = { reserved: await answered(reserved), unclaimed: await answered(`${randomUUID()}.localhost`) };
        if (got.reserved !== expected.reserved || got.unclaimed !== expected.unclaimed) {
          wrong.push(`${operation.name} ${JSON.stringify(got)}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  // Who may delete does delete: it has its own.
  describe('what is done', () => {
    beforeAll(open);
    afterAll(close);

    test('ROLE-02 ROLE-14 ROLE-05 TRIAL-04 REST-81 is open to those who may, and to nobody else', async () => {
      const wrong: string[] = [];
      for (const operation of operations) {
        for (const actor of actors) {
          const home = homeOf(actor);
          const { status } = await ask(operation, home, await callerOf(actor, operation), home.host);
          if (!fits(operation, actor, status)) {
            wrong.push(`${operation.name} as ${actor}: ${status}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  function fits(operation: Operation, actor: Actor, status: number): boolean {
    if (operation.rule.may === 'client') {
      // Nobody here has the client's credential.
      return status === 401;
    }
    if (!audienceOf(operation).includes(actor)) {
      return status === (actor === 'visitor' ? 401 : 403);
    }
    const isRefused = status === 401 || status === 403;
    return isRefused ? (operation.rule.conditions ?? []).includes(status) : status < 500;
  }
});
