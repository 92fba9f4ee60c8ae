import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../../db/database.ts';
import type { Page } from '../../../http/paging.ts';
import type { JobWork } from '../../../job/jobQueue.ts';
import type { JobRow } from '../../../job/jobRowQueries.ts';
import { auditTrail } from '../../../testing/auditTrail.ts';
import { doJobs } from '../../../testing/doJobs.ts';
import { sideBySide } from '../../../testing/waitingForALock.ts';
import { createGroupStep } from '../../group/createGroupStep.ts';
import type { PersonResponse } from '../peopleSchemas.ts';
import { createPeopleApp, type PeopleApp } from '../peopleTestApp.testkit.ts';
import { changePeople } from '../../access/changePeople.ts';
import { importPeople, tryPeopleImport } from './importPeople.ts';
import { undoPeople } from '../../access/undoPeople.ts';

interface Job {
  readonly id: number;
  readonly state: string;
  readonly rows: object;
}

describe('many people at once', () => {
  let people: PeopleApp;
  let works: JobWork[];
  beforeAll(async () => {
    people = await createPeopleApp();
    const deps = { db: people.db, clock: people.now, jobs: people.app.jobs };
    works = [importPeople(deps), tryPeopleImport(deps), changePeople(deps), undoPeople(deps)];
  });
  afterAll(() => people.close());

  const order = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    people.callPeople<Job>('POST', `/usersaccess/${path}`, body, { headers });
  const doAll = async () => {
    for (const work of works) {
      await doJobs(people, work, { early: true });
    }
  };
  const reportOf = async (id: number) =>
    (await people.call<Page<JobRow>>('GET', `/api/v1/secured/jobs/${id}/rows?size=1000`, { as: people.admin })).body
      .content;
  const done = async (path: string, body: unknown) => {
    const { status, body: job } = await order(path, body);
    expect(status).toBe(202);
    await doAll();
    return { id: job.id, rows: await reportOf(job.id) };
  };
  /** What the audit log has of a job. */
  const linesOf = async (jobId: number, more = '') =>
    (
      await people.call<Page<{ action: string; jobEntryCount: number | null; sentence: { text: string }[] }>>(
        'GET',
        `/api/v1/secured/workspaces/1/auditlog?q=jobId==${jobId}${more}`,
        { as: people.admin },
      )
    ).body.content;
  const find = async (username: string): Promise<PersonResponse | undefined> =>
    (await people.list(`?q=${encodeURIComponent(`username=='${username}'`)}`)).content[0];
  const codes = (rows: readonly JobRow[]) => rows.map(({ state, code }) => `${state} ${code}`);

  test('BEY-12 USERS-01 a dry run says of each row what an import would do, changes nothing, and the import does it', async () => {
    const there = await people.added({ createCourse: true });
    const revoked = await people.added();
    await people.change(revoked.userId, { status: 'REVOKED' });
    const [fresh, invited] = [people.aName(), people.aName()];
    const rows = [
      { username: fresh, createVoucher: true },
      { username: there.username.toUpperCase(), createCourse: false },
      { username: revoked.username },
      { username: 'no address' },
      { username: fresh.toUpperCase() },
      { username: invited },
    ];
    const expected = [
      'DONE ADDED',
      'DONE RIGHTS_CHANGED',
      'UNCHANGED REVOKED',
      'REFUSED INVALID',
      'UNCHANGED TWICE',
      'DONE ADDED',
    ];
    const before = (await auditTrail(people)).length;
    const dry = await done('_import', { rows, invite: true, dryRun: true });
    expect(codes(dry.rows)).toEqual(expected);
    expect(await find(fresh)).toBeUndefined();
    expect(await people.read(there.userId)).toEqual(there);
    expect(await people.mailsTo(invited)).toEqual([]);
    expect((await auditTrail(people)).length).toBe(before);

    const real = await done('_import', { rows, invite: true });
    expect(codes(real.rows)).toEqual(expected);
    expect(real.rows[3]?.params).toMatchObject({ field: 'username', message: expect.any(String) });
    expect(await find(fresh)).toMatchObject({ status: 'INVITED', createVoucher: true, createCourse: false });
    expect(await people.read(there.userId)).toMatchObject({ createCourse: false, status: 'INVITED' });
    expect(await people.read(revoked.userId)).toMatchObject({ status: 'REVOKED' });
    expect(await people.mailsTo(invited)).toHaveLength(1);

    const again = await done('_import', { rows, invite: true });
    expect(codes(again.rows)).toEqual([
      'UNCHANGED THERE',
      'UNCHANGED THERE',
      'UNCHANGED REVOKED',
      'REFUSED INVALID',
      'UNCHANGED TWICE',
      'UNCHANGED THERE',
    ]);
  });

  test('BEY-12 who is unknown is added with many at once exactly as alone, in the order of the file', async () => {
    // Rows with a group are done one by one.
    await done('_import', { rows: [{ username: people.aName(), groups: ['Alone'] }], createGroups: true });
    const names = Array.from({ length: 6 }, () => people.aName());
    const rows = names.map((username, index) => ({
      username: index === 2 ? `ÄÖ${username}` : username.toUpperCase(),
      name: index % 2 === 0 ? ` Person  ${index}` : '',
      createCourse: index % 3 === 0,
      groups: index < 3 ? [] : ['alone'],
    }));
    const before = (await auditTrail(people)).length;
    const { rows: report } = await done('_import', { rows, invite: true });
    expect(codes(report)).toEqual(Array(6).fill('DONE ADDED'));
    const found = await Promise.all(rows.map(({ username }) => find(username)));
    for (const [index, person] of found.entries()) {
      expect(person).toMatchObject({
        username: rows[index]?.username,
        name: index % 2 === 0 ? `Person ${index}` : null,
        status: 'INVITED',
        createCourse: index % 3 === 0,
        createVoucher: false,
        userId: report[index]?.subjectId,
      });
      expect(report[index]?.params).toMatchObject({
        createCourse: index % 3 === 0,
        createVoucher: false,
        invited: true,
      });
      expect(await people.mailsTo(`${rows[index]?.username}`)).toHaveLength(1);
    }
    const ids = found.map((person) => person?.userId ?? 0);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    const trail = (await auditTrail(people)).slice(before);
    const linesAbout = (index: number) =>
      trail
        .filter(({ subjectId, action }) => subjectId === ids[index] && action !== 'GROUP_JOINED')
        .map(({ action, actorId, details }) => ({ action, actorId, details }));
    expect(linesAbout(0)).toHaveLength(2);
    expect([linesAbout(0), linesAbout(1)]).toEqual([linesAbout(3), linesAbout(4)]);
  });

  test('OP-133 groups that an import misses are told when it is ordered, and made with it where that is asked for', async () => {
    const [first, second] = [people.aName(), people.aName()];
    const rows = [
      { username: first, groups: ['Night Shift', 'Bakery'] },
      { username: second, groups: ['night shift'] },
    ];
    const groupsOf = async (username: string) => (await find(username))?.groups.map(({ name }) => name);

    const asked = await order('_import', { rows, dryRun: true });
    expect(asked.body).toMatchObject({ missingGroups: ['Night Shift', 'Bakery'] });
    await doAll();
    expect((await reportOf(asked.body.id))[1]?.params).toMatchObject({
      groupProblems: [{ name: 'night shift', code: 'NO_GROUP' }],
    });
    const tried = await done('_import', { rows, createGroups: true, dryRun: true });
    expect(tried.rows[1]?.params).toMatchObject({ groupProblems: [] });
    expect((await order('_import', { rows, dryRun: true })).body).toMatchObject({
      missingGroups: ['Night Shift', 'Bakery'],
    });

    await done('_import', { rows, createGroups: true });
    expect(await groupsOf(first)).toEqual(['Bakery', 'Night Shift']);
    expect(await groupsOf(second)).toEqual(['Night Shift']);
    expect((await order('_import', { rows, dryRun: true })).body).toMatchObject({ missingGroups: [] });
  });

  test('OP-133 a group that someone else makes at the same moment is the one that the import joins, at the first attempt', async () => {
    const [username, name] = [people.aName(), 'Harbour'];
    await order('_import', { rows: [{ username, groups: ['harbour'] }], createGroups: true });
    const manager = { workspaceId: 1, actorId: people.admin.userId };
    const fields = { name, description: '', addressDomain: null, now: people.now() };
    const deps = { db: people.db, clock: people.now, jobs: people.app.jobs };
    const attempts = await sideBySide(
      people,
      { workspaceId: 1, lock: (trx) => createGroupStep(trx, manager, fields) },
      [() => doJobs(people, importPeople(deps), { early: true })],
    );
    expect(attempts).toEqual([{ completed: 1, failed: 0 }]);
    expect((await find(username))?.groups.map((group) => group.name)).toEqual([name]);
  });

  test('OP-133 rows are called as their file numbers them, and one without an address says so', async () => {
    const [first, last] = [people.aName(), people.aName()];
    const { rows } = await done('_import', {
      rows: [
        { number: 2, username: first },
        { number: 5, username: ' ' },
        { number: 7, username: '' },
        { number: 12, username: last },
      ],
    });
    expect(rows.map(({ number, state, code }) => `${number} ${state} ${code}`)).toEqual([
      '2 DONE ADDED',
      '5 REFUSED NO_ADDRESS',
      '7 REFUSED NO_ADDRESS',
      '12 DONE ADDED',
    ]);
  });

  test('AUDIT OP-161 an import is one line of the audit log, which says how many failed and leads to the rest', async () => {
    const rows = [people.aName(), people.aName(), 'no address'].map((username) => ({ username }));
    const trial = await done('_import', { rows, dryRun: true });
    expect(await linesOf(trial.id)).toEqual([]);
    const job = await done('_import', { rows });
    const [line, ...others] = await linesOf(job.id, '&grouped=true');
    expect(others).toEqual([]);
    expect(line).toMatchObject({ action: 'JOB_STARTED', jobEntryCount: 2 });
    expect(line?.sentence.map(({ text }) => text).join('')).toBe('Imported 2 people · 1 failed');
    expect((await linesOf(job.id)).map(({ action }) => action)).toEqual([
      'JOB_ENDED',
      'PERSON_ADDED',
      'PERSON_ADDED',
      'JOB_STARTED',
    ]);
  });

  test('OP-165 people are called by the name of the file until they register, and by their own from then on', async () => {
    const [named, bare, wrong] = [people.aName(), people.aName(), people.aName()];
    const rows = [
      { username: named, name: '  Ann   Lee ' },
      { username: bare, name: ' ' },
      { username: wrong, name: 'x'.repeat(256) },
    ];
    expect(codes((await done('_import', { rows })).rows)).toEqual(['DONE ADDED', 'DONE ADDED', 'REFUSED INVALID']);
    expect(await find(named)).toMatchObject({ name: 'Ann Lee', status: 'ADDED' });
    expect(await find(bare)).toMatchObject({ name: null });
    expect((await people.list(`?q=${encodeURIComponent('name=="*lee*"')}`)).content).toMatchObject([
      { username: named },
    ]);

    const renamed = await done('_import', { rows: [{ username: named, name: 'Anna Lee' }, { username: bare }] });
    expect(codes(renamed.rows)).toEqual(['DONE RENAMED', 'UNCHANGED THERE']);
    expect(codes((await done('_import', { rows: [{ username: named, name: 'Anna Lee' }] })).rows)).toEqual([
      'UNCHANGED THERE',
    ]);
    expect(await find(named)).toMatchObject({ name: 'Anna Lee' });
    expect(codes((await done('_undo', { jobId: renamed.id })).rows)).toEqual(['DONE RENAMED']);
    expect(await find(named)).toMatchObject({ name: 'Ann Lee' });

    const { userId } = (await find(named)) ?? { userId: 0 };
    const token = await people.tokenFor(userId);
    expect((await people.call('GET', `/api/v1/public/invitations/${token}`)).body).toMatchObject({ name: 'Ann Lee' });
    await people.aUser({ username: named, name: 'Annie' });
    await done('_import', { rows: [{ username: named, name: 'Ann Lee' }] });
    expect(await find(named)).toMatchObject({ name: 'Annie', status: 'REGISTERED' });
  });

  test('OP-165 someone who is added by hand may have a name', async () => {
    const username = people.aName();
    expect(await people.add({ username, name: 'Bo Ek' })).toMatchObject({ status: 201, body: { name: 'Bo Ek' } });
    expect(await people.add({ username: people.aName(), name: '' })).toMatchObject({ status: 400 });
  });

  test.each([
    ['out of order', [3, 2]],
    ['the same twice', [3, 3]],
    ['not all', [3, undefined]],
  ])('OP-133 numbers of rows are refused: %s', async (_name, numbers) => {
    const rows = numbers.map((number) => ({ username: people.aName(), number }));
    expect((await order('_import', { rows })).status).toBe(400);
  });

  test('BEY-12 undo takes out whom the import added, gives rights back, and leaves what was changed since', async () => {
    const changed = await people.added({ createCourse: true });
    const since = await people.added({ createCourse: true });
    const [fresh, joined] = [people.aName(), people.aName()];
    const { id } = await done('_import', {
      rows: [
        { username: fresh },
        { username: joined },
        { username: changed.username, createCourse: false },
        { username: since.username, createCourse: false },
      ],
    });
    await people.aUser({ username: joined });
    await people.change(since.userId, { createVoucher: true });
    const undone = await done('_undo', { jobId: id });
    expect(codes(undone.rows)).toEqual([
      'UNCHANGED CHANGED_SINCE',
      'DONE RIGHTS_CHANGED',
      'UNCHANGED HAS_ACCOUNT',
      'DONE REMOVED',
    ]);
    expect(await find(fresh)).toBeUndefined();
    expect(await people.read(changed.userId)).toMatchObject({ createCourse: true });
    expect(await people.read(since.userId)).toMatchObject({ createCourse: false, createVoucher: true });
    expect((await auditTrail(people)).map(({ action }) => action)).toContain('PERSON_REMOVED');
    const twice = await done('_undo', { jobId: id });
    expect(codes(twice.rows)).not.toContain('DONE REMOVED');
  });

  test('BEY-12 what is no import is not undone, nor what still runs', async () => {
    expect((await order('_undo', { jobId: 999_999 })).status).toBe(404);
    const { body } = await order('_import', { rows: [{ username: people.aName() }] });
    expect(await order('_undo', { jobId: body.id })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    await doAll();
  });

  test('BEY-12 USERS-02 USERS-03 STAFF-01 the same change for some people, or for everyone whom a filter names', async () => {
    const [first, second, third] = [await people.added(), await people.added(), await people.added()];
    const invited = await done('_change', { action: 'INVITE', userIds: [first.userId, second.userId] });
    expect(codes(invited.rows)).toEqual(['DONE INVITED', 'DONE INVITED']);
    const q = `id=in=(${[first, second, third].map(({ userId }) => userId).join(',')})`;
    const granted = await done('_change', {
      action: 'CHANGE_RIGHTS',
      createCourse: true,
      q,
      exceptUserIds: [third.userId],
    });
    expect(granted.rows.map(({ subject }) => subject)).toEqual([first.username, second.username]);
    expect(await people.read(first.userId)).toMatchObject({ createCourse: true, createVoucher: false });
    expect(await people.read(third.userId)).toMatchObject({ createCourse: false });
    const revoked = await done('_change', { action: 'REVOKE', q });
    expect(codes(revoked.rows)).toEqual(['DONE REVOKED', 'DONE REVOKED', 'DONE REVOKED']);
    expect(codes((await done('_change', { action: 'REVOKE', q })).rows)).toEqual(Array(3).fill('UNCHANGED REVOKED'));
    const undone = await done('_undo', { jobId: granted.id });
    expect(codes(undone.rows)).toEqual(['DONE RIGHTS_CHANGED', 'DONE RIGHTS_CHANGED']);
  });

  test('ROLE-08 nobody takes away their own rights among those of others', async () => {
    const { userId } = people.admin;
    await done('_change', { action: 'CHANGE_RIGHTS', createVoucher: true, userIds: [userId] });
    const { rows } = await done('_change', { action: 'CHANGE_RIGHTS', createVoucher: false, userIds: [userId] });
    expect(codes(rows)).toEqual(['REFUSED FORBIDDEN']);
  });

  test('an import that is sent twice with one key is done once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { rows: [{ username: people.aName() }] };
    const [first, second] = [await order('_import', body, headers), await order('_import', body, headers)];
    expect(second.body.id).toBe(first.body.id);
    const other = await order('_import', { rows: [{ username: people.aName() }] }, headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    await doAll();
  });

  test.each([
    ['nobody', '_import', { rows: [] }, 'rows'],
    ['too many', '_import', { rows: Array.from({ length: 20_001 }, () => ({ username: 'a' })) }, 'rows'],
    ['no selection', '_change', { action: 'INVITE' }, 'userIds'],
    ['two selections', '_change', { action: 'INVITE', userIds: [1], q: '' }, 'userIds'],
    ['no right', '_change', { action: 'CHANGE_RIGHTS', userIds: [1] }, 'createCourse'],
    ['a filter that cannot be read', '_change', { action: 'INVITE', q: 'password==x' }, 'q'],
  ])('BEY-12 refuses %s', async (_name, path, body, field) => {
    expect(await order(path, body)).toMatchObject({ status: 400, body: { code: 'INVALID', errors: [{ field }] } });
  });

  test('a job holds no address, and nobody of another workspace is among those whom a filter names', async () => {
    await people.aUser({ workspaceId: 2, username: 'other@people.test' });
    const rows = [{ username: people.aName() }];
    await done('_import', { rows, dryRun: true });
    await done('_undo', { jobId: (await done('_import', { rows })).id });
    const { body } = await order('_change', { action: 'INVITE', q: "username=='other@people.test'" });
    expect(body.rows).toEqual({ waiting: 0, done: 0, startsLater: 0, unchanged: 0, refused: 0 });
    const boss = await people.app.jobs.open();
    const jobs = await boss.findJobs('people-change');
    expect(JSON.stringify(jobs)).not.toContain('@people.test');
    const kinds = await inWorkspace(people.db, 1, (trx) => trx.selectFrom('job_run').select('job_run.kind').execute());
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(
      new Set(['people-import', 'people-import-trial', 'people-change', 'people-undo']),
    );
    await doAll();
  });
});
