import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SentencePart } from '../audit/sentence/auditThings.ts';
import { textOf } from '../audit/sentence/writeSentence.ts';
import { inWorkspace } from '../db/database.ts';
import { createOutbound, type Outbound } from '../outbound/outboundClient.ts';
import type { JobWork } from '../job/jobQueue.ts';
import { doJobs } from '../testing/doJobs.ts';
import { startScimServer, type ScimServer, type ScimUserRecord } from '../testing/scimServer.ts';
import { aPasswordUser, demoPassword, grantTokens } from '../testing/passwordUser.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { orderNightlySyncs } from './orderNightlySyncs.ts';
import { personnelJob } from './personnelJob.ts';
import { syncPersonnel } from './syncPersonnel.ts';
import type { Id } from '../shared/id.ts';

const list = '/api/v1/secured/workspaces/1/integrations';
const employee = (number: number, more: Partial<ScimUserRecord> = {}): ScimUserRecord => ({
  id: `e${number}`,
  userName: `e${number}`,
  email: `employee${number}@demo.test`,
  ...more,
});
const employees = (count: number) => Array.from({ length: count }, (_each, index) => employee(index + 1));

interface JobWire {
  readonly id: Id;
  readonly state: string;
  readonly done: number;
}
interface RowWire {
  readonly subject: string;
  readonly state: string;
  readonly code: string;
}

describe('syncing a personnel system', () => {
  let server: TestApp;
  let scim: ScimServer;
  let outbound: Outbound;
  let work: JobWork;
  let admin: TestUser;
  let integrationId: Id;

  beforeAll(async () => {
    scim = await startScimServer();
    server = await createTestApp({ OUTBOUND_PRIVATE_HOSTS: scim.host });
    outbound = createOutbound({ privateHosts: [scim.host] });
    work = syncPersonnel({ config: server.config, db: server.db, clock: server.now, outbound });
    admin = await server.aUser({ roleAdmin: true });
  });
  afterAll(async () => {
    await outbound.close();
    await server.close();
    await scim.close();
  });
  beforeEach(async () => {
    scim.users = [];
    scim.groups = [];
    scim.mostPerPage = 100;
    scim.beforeAnswer = null;
    scim.requests.length = 0;
    await inWorkspace(server.db, 1, async (trx) => {
      await trx.deleteFrom('personnel_link').execute();
      await trx.deleteFrom('integration').execute();
      await trx.deleteFrom('invitation').execute();
      await trx.deleteFrom('app_user').where('user_id', '!=', admin.userId).execute();
    });
    integrationId = await connect();
  });

  async function connect(more: object = {}): Promise<Id> {
    const body = { '@type': 'PERSONNEL', scimEndpoint: scim.baseUrl, apiKey: scim.token, ...more };
    return (await server.call<{ id: Id }>('POST', list, { as: admin, body })).body.id;
  }

  const order = (more: object = {}) =>
    server.call<JobWire & { code?: unknown }>('POST', `${list}/${integrationId}/_sync`, {
      as: admin,
      headers: { prefer: 'respond-async' },
      body: { '@type': 'PERSONNEL', ...more },
    });
  const rowsOf = async (id: Id): Promise<string[][]> => {
    const { body } = await server.call<{ content: RowWire[] }>('GET', `/api/v1/secured/jobs/${id}/rows?size=100`, {
      as: admin,
    });
    return body.content.map(({ subject, state, code }) => [subject, state, code]);
  };
  const lastSync = async (): Promise<Record<string, unknown>> => {
    const { body } = await server.call<{ lastSync: Record<string, unknown> }>('GET', `${list}/${integrationId}`, {
      as: admin,
    });
    return body.lastSync;
  };

  /** What the audit log says of the latest sync. */
  const lineOfLog = async (): Promise<string> => {
    const log = '/api/v1/secured/workspaces/1/auditlog?q=action==JOB_STARTED&size=1';
    const { body } = await server.call<{ content: { sentence: SentencePart[] }[] }>('GET', log, { as: admin });
    return textOf(body.content[0]?.sentence ?? []);
  };

  /** Orders a sync and does it; answers who was changed and how. */
  async function sync(more: object = {}): Promise<string[][]> {
    const { status, body } = await order(more);
    expect(status, JSON.stringify(body)).toBe(202);
    expect(await doJobs(server, work)).toEqual({ completed: 1, failed: 0 });
    return rowsOf(body.id);
  }

  const people = async (): Promise<string[]> => {
    const { body } = await server.call<{ content: { username: string; status: string }[] }>(
      'GET',
      '/api/v1/secured/workspaces/1/usersaccess?size=100',
      { as: admin },
    );
    return body.content
      .filter(({ username }) => username.startsWith('employee'))
      .map(({ username, status }) => `${username} ${status}`);
  };

  test('INTG-06 REST-70 adds everyone of all pages, without mail, and nobody again the next time', async () => {
    scim.users = employees(5);
    scim.mostPerPage = 2;
    const rows = await sync();
    expect(rows).toHaveLength(5);
    expect(rows[0]).toEqual(['employee1@demo.test', 'DONE', 'ADDED']);
    expect(await people()).toEqual(scim.users.map(({ email }) => `${email} ADDED`));
    expect(await lastSync()).toMatchObject({ outcome: 'DONE', added: 5, kept: 0, departed: 0 });
    expect(await sync()).toEqual([]);
    expect(await lastSync()).toMatchObject({ outcome: 'DONE', added: 0, kept: 5 });
    const mails = await inWorkspace(server.db, 1, (trx) => trx.selectFrom('mail').select('mail_id').execute());
    expect(mails).toEqual([]);
  });

  test('INTG-06 REST-70 OP-32 answers how many when the sync ends while the caller waits', async () => {
    scim.users = employees(3);
    const answer = server.call('POST', `${list}/${integrationId}/_sync`, { as: admin, body: { '@type': 'PERSONNEL' } });
    await expect.poll(() => doJobs(server, work)).toEqual({ completed: 1, failed: 0 });
    expect(await answer).toMatchObject({ status: 200, body: { synced: 3 } });
  });

  test('INTG-06 anyone who left cannot sign in until they are back, and loses nothing', async () => {
    const learner = await server.aUser({ username: 'employee1@demo.test' });
    scim.users = employees(6);
    await sync();
    const token = await server.signIn(learner);
    const me = () => server.call('GET', '/api/v1/secured/users/me', { headers: { authorization: `Bearer ${token}` } });
    expect((await me()).status).toBe(200);
    scim.users = [employee(1, { active: false }), ...employees(6).slice(1)];
    expect(await sync()).toEqual([['employee1@demo.test', 'DONE', 'DEPARTED']]);
    expect((await me()).status).toBe(401);
    const account = () =>
      inWorkspace(server.db, 1, (trx) =>
        trx
          .selectFrom('app_user')
          .where('user_id', '=', learner.userId)
          .select(['name', 'left_time'])
          .executeTakeFirst(),
      );
    expect(await account()).toMatchObject({ name: learner.name, left_time: expect.any(Date) });
    scim.users = employees(6);
    expect(await sync()).toEqual([['employee1@demo.test', 'DONE', 'RETURNED']]);
    expect(await account()).toMatchObject({ left_time: null });
    const actions = await inWorkspace(server.db, 1, (trx) =>
      trx
        .selectFrom('audit_entry')
        .where('subject_id', '=', learner.userId)
        .select('action')
        .orderBy('audit_id')
        .execute(),
    );
    expect(actions.map(({ action }) => action)).toEqual(['ACCESS_WITHDRAWN', 'ACCESS_RESTORED']);
  });

  test('INTG-06 a password and a refresh token open nothing for anyone who left, and do again once they are back', async () => {
    const learner = await aPasswordUser(server, { username: 'employee1@demo.test' });
    const signIn = () =>
      grantTokens(server, { grant_type: 'password', username: learner.username, password: demoPassword });
    scim.users = employees(6);
    await sync();
    const before = await signIn();
    expect(before.status).toBe(200);
    scim.users = employees(6).slice(1);
    await sync();
    expect(await signIn()).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', code: 'ACCESS_WITHDRAWN' },
    });
    const refreshed = await grantTokens(server, {
      grant_type: 'refresh_token',
      refresh_token: before.body.refresh_token,
    });
    expect(refreshed).toMatchObject({ status: 400, body: { code: 1100 } });
    scim.users = employees(6);
    await sync();
    expect((await signIn()).status).toBe(200);
  });

  test('INTG-06 an admin sees who left, gives access back by hand, and the next sync leaves it so', async () => {
    const learner = await server.aUser({ username: 'employee1@demo.test' });
    scim.users = employees(6);
    await sync();
    scim.users = employees(6).slice(1);
    await sync();
    const one = '/api/v1/secured/workspaces/1/usersaccess';
    const left = await server.call<{ content: object[] }>('GET', `${one}?q=leftTime=ge=2000-01-01T00:00:00.000Z`, {
      as: admin,
    });
    expect(left.body.content).toMatchObject([{ userId: learner.userId, leftTime: expect.any(String) }]);
    const restore = () => server.call('POST', `${one}/${learner.userId}/_restore`, { as: admin });
    expect(await restore()).toMatchObject({ status: 200, body: { leftTime: null } });
    expect(await restore()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await sync()).toEqual([]);
    const { body } = await server.call('GET', `/api/v1/secured/workspaces/1/users/${learner.userId}`, { as: admin });
    expect(body).toMatchObject({ leftTime: null });
  });

  test('INTG-06 an invitation is revoked and counts again', async () => {
    scim.users = employees(6);
    await sync();
    scim.users = employees(5);
    expect(await sync()).toEqual([['employee6@demo.test', 'DONE', 'DEPARTED']]);
    expect(await people()).toContain('employee6@demo.test REVOKED');
    scim.users = employees(6);
    expect(await sync()).toEqual([['employee6@demo.test', 'DONE', 'RETURNED']]);
    expect(await people()).toContain('employee6@demo.test ADDED');
  });

  test('INTG-06 a dry run says the same and changes nothing', async () => {
    scim.users = employees(2);
    expect(await sync({ dryRun: true })).toEqual([
      ['employee1@demo.test', 'UNCHANGED', 'WOULD_ADD'],
      ['employee2@demo.test', 'UNCHANGED', 'WOULD_ADD'],
    ]);
    expect(await people()).toEqual([]);
    expect(await lastSync()).toMatchObject({ outcome: 'DONE', dryRun: true, added: 2 });
  });

  test('INTG-06 stops and asks before more than a fifth lose their access', async () => {
    scim.users = employees(5);
    await sync();
    scim.users = employees(3);
    expect(await sync()).toEqual([
      ['employee4@demo.test', 'UNCHANGED', 'WOULD_LEAVE'],
      ['employee5@demo.test', 'UNCHANGED', 'WOULD_LEAVE'],
    ]);
    expect(await lastSync()).toMatchObject({ outcome: 'NEEDS_CONFIRMATION', departed: 2 });
    expect(await people()).toHaveLength(5);
    expect((await people()).join()).not.toContain('REVOKED');
    expect(await lineOfLog()).toBe(
      'The sync with the personnel system waits for confirmation: 2 people would lose access',
    );
    // A number that was agreed to before one more left is not enough.
    scim.users = employees(2);
    await sync({ confirmedDepartures: 2 });
    expect(await lastSync()).toMatchObject({ outcome: 'NEEDS_CONFIRMATION', departed: 3 });
    await sync({ confirmedDepartures: 3 });
    expect(await lastSync()).toMatchObject({ outcome: 'DONE', departed: 3 });
    expect(await lineOfLog()).toBe('Synced 3 people with the personnel system');
    expect((await people()).filter((person) => person.endsWith('REVOKED'))).toHaveLength(3);
  });

  test('INTG-06 only the members of a group are taken over', async () => {
    integrationId = await (async () => {
      await server.call('DELETE', `${list}/${integrationId}`, { as: admin });
      return connect({ group: 'Staff "A"' });
    })();
    scim.users = employees(3);
    scim.groups = [{ id: 'g', displayName: 'Staff "A"', members: ['e2'] }];
    expect(await sync()).toEqual([['employee2@demo.test', 'DONE', 'ADDED']]);
  });

  test('INTG-06 each row once: a job that was killed in the middle continues where it stopped', async () => {
    scim.users = employees(8);
    const { body } = await order();
    let done = 0;
    const breaking: JobWork = {
      ...work,
      handle: (attempt) =>
        work.handle({
          ...attempt,
          progress: async (step) => {
            await attempt.progress(step);
            done += 1;
            // After the people were read and before the rows are worked through.
            if (done === 2) {
              throw new Error('killed');
            }
          },
        }),
    };
    expect(await doJobs(server, breaking)).toEqual({ completed: 0, failed: 1 });
    const asked = scim.requests.length;
    expect(await doJobs(server, work, { early: true })).toEqual({ completed: 1, failed: 0 });
    expect(await rowsOf(body.id)).toHaveLength(8);
    expect(await people()).toHaveLength(8);
    // The plan stood already: the system is not read again.
    expect(scim.requests).toHaveLength(asked);
    expect(await lastSync()).toMatchObject({ outcome: 'DONE', added: 8 });
  });

  test('INTG-06 anyone who is invited while a sync runs is linked, and not added twice', async () => {
    scim.users = employees(1);
    let invited = false;
    const racing: JobWork = {
      ...work,
      handle: (attempt) =>
        work.handle({
          ...attempt,
          progress: async (step) => {
            await attempt.progress(step);
            // The plan is made when the rows are counted for the first time.
            if (step.total === 1 && step.done === 0 && scim.requests.length > 1 && !invited) {
              invited = (await planned()) === 1;
              if (invited) {
                await invite();
              }
            }
          },
        }),
    };
    const { body } = await order();
    const planned = async () => (await rowsOf(body.id)).length;
    const invite = () =>
      server.call('POST', '/api/v1/secured/workspaces/1/users', {
        as: admin,
        body: { username: 'Employee1@demo.test', createCourse: true },
      });
    expect(await doJobs(server, racing)).toEqual({ completed: 1, failed: 0 });
    expect(invited).toBe(true);
    expect(await rowsOf(body.id)).toEqual([['employee1@demo.test', 'UNCHANGED', 'LINKED']]);
    const { body: found } = await server.call<{ content: object[] }>(
      'GET',
      '/api/v1/secured/workspaces/1/usersaccess?size=100',
      { as: admin },
    );
    // The admin and the one who was invited.
    expect(found.content).toHaveLength(2);
  });

  test('ERR-13 INTG-09 refused credentials are 9904, without a job and without the token', async () => {
    await server.call('PATCH', `${list}/${integrationId}`, { as: admin, body: { apiKey: 'wrong-token' } });
    const refused = await order();
    expect(refused).toMatchObject({ status: 400, body: { code: 9904 } });
    expect(JSON.stringify(refused.body)).not.toContain('wrong-token');
    const jobs = await server.call<{ content: object[] }>('GET', `/api/v1/secured/jobs?q=kind==${personnelJob.name}`, {
      as: admin,
    });
    expect(jobs.body.content.filter((job) => 'state' in job && job.state === 'WAITING')).toEqual([]);
  });

  test('OP-32 INTG-09 other trouble is 502 with the words of the provider', async () => {
    scim.beforeAnswer = (_request, response) => {
      response.writeHead(500).end('{"detail":"Out of order"}');
      return true;
    };
    expect(await order()).toMatchObject({
      status: 502,
      body: {
        code: 'PROVIDER_FAILED',
        message: 'The provider answered: Out of order',
        params: { problem: 'UNEXPECTED_STATUS' },
      },
    });
  });

  test('INTG-06 a system that fails half-way changes nothing, and the sync says so', async () => {
    scim.users = employees(4);
    scim.mostPerPage = 2;
    await order();
    scim.beforeAnswer = (request, response) => {
      if (!request.url?.includes('startIndex=3')) {
        return false;
      }
      response.writeHead(503).end('{"detail":"Down"}');
      return true;
    };
    for (let attempt = 0; attempt <= personnelJob.retry.most; attempt += 1) {
      expect(await doJobs(server, work, { early: true })).toEqual({ completed: 0, failed: 1 });
    }
    expect(await people()).toEqual([]);
    expect(await lastSync()).toMatchObject({ outcome: 'FAILED', problem: 'BUSY', providerText: 'Down' });
  });

  test('INTG-06 one sync at a time', async () => {
    await order();
    expect(await order()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await doJobs(server, work);
  });

  test('INTG-06 happens on its own every night where it is wanted, once', async () => {
    const nightly = orderNightlySyncs({ db: server.db, clock: server.now, jobs: server.app.jobs });
    const orderAll = async () => {
      const boss = await server.app.jobs.open();
      await boss.send(nightly.kind.name, { workspaceId: null, payload: {} });
      await doJobs(server, nightly);
    };
    scim.users = employees(2);
    await orderAll();
    expect(await doJobs(server, work)).toEqual({ completed: 0, failed: 0 });
    await server.call('PATCH', `${list}/${integrationId}`, { as: admin, body: { sync: true } });
    await orderAll();
    await orderAll();
    expect(await doJobs(server, work)).toEqual({ completed: 1, failed: 0 });
    expect(await people()).toHaveLength(2);
  });

  test('INTG-06 a night reads only who changed, and once a week everyone', async () => {
    const night = async (time: string) => {
      server.at(time);
      const boss = await server.app.jobs.open();
      await boss.send('personnel-nightly', { workspaceId: null, payload: {} });
      await doJobs(server, orderNightlySyncs({ db: server.db, clock: server.now, jobs: server.app.jobs }));
      scim.requests.length = 0;
      expect(await doJobs(server, work)).toEqual({ completed: 1, failed: 0 });
    };
    const readChanges = () => scim.requests.some((request) => request.includes('meta.lastModified'));
    await server.call('PATCH', `${list}/${integrationId}`, { as: admin, body: { sync: true } });
    scim.users = employees(6);
    await night('2100-01-01T01:23:00.000Z');
    expect(readChanges()).toBe(false);
    // Someone was deleted there, someone left and someone came.
    scim.users = [
      ...employees(6).slice(2),
      employee(2, { active: false, lastModified: '2100-01-01T12:00:00.000Z' }),
      employee(9, { lastModified: '2100-01-01T12:00:00.000Z' }),
    ];
    await night('2100-01-02T01:23:00.000Z');
    expect(readChanges()).toBe(true);
    expect(await lastSync()).toMatchObject({ outcome: 'DONE', added: 1, departed: 1, kept: 5 });
    await night('2100-01-09T01:23:00.000Z');
    expect(readChanges()).toBe(false);
    expect(await lastSync()).toMatchObject({ outcome: 'DONE', added: 0, departed: 1, kept: 5 });
    server.at(new Date());
  });

  test('INTG-06 a job that is cancelled stops, says so, and leaves room for the next', async () => {
    scim.users = employees(3);
    const { body } = await order();
    const cancelling: JobWork = {
      ...work,
      handle: (attempt) =>
        work.handle({
          ...attempt,
          progress: async (step) => {
            await server.call('POST', `/api/v1/secured/jobs/${body.id}/_cancel`, { as: admin });
            await attempt.progress(step);
          },
        }),
    };
    await doJobs(server, cancelling);
    expect(await lastSync()).toMatchObject({ outcome: 'CANCELLED', added: 0 });
    expect(await people()).toEqual([]);
    expect(await sync()).toHaveLength(3);
  });

  test('INTG-06 another personnel system knows nobody of the one before', async () => {
    scim.users = employees(5);
    await sync();
    await server.call('DELETE', `${list}/${integrationId}`, { as: admin });
    integrationId = await connect();
    scim.users = [];
    expect(await sync()).toEqual([]);
    expect(await people()).toHaveLength(5);
  });
});
