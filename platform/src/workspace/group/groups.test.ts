import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import type { Page } from '../../http/paging.ts';
import type { JobWork } from '../../job/jobQueue.ts';
import type { JobRow } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import { doJobs } from '../../testing/doJobs.ts';
import { withOwner } from '../../testing/databaseUrls.ts';
import { demoPassword } from '../../testing/passwordUser.ts';
import { waitingForALock } from '../../testing/waitingForALock.ts';
import { importPeople } from '../people/bulk/importPeople.ts';
import { undoPeople } from '../access/undoPeople.ts';
import { lockAddress } from '../people/invitationQueries.ts';
import { createPeopleApp, type PeopleApp } from '../people/peopleTestApp.testkit.ts';
import { changeMembers, tryChangeMembers } from './changeMembers.ts';
import { lockGroup } from './groupQueries.ts';
import type { GroupResponse } from './groupSchemas.ts';
import { mostGroups } from './createGroupStep.ts';
import { mostMembers } from './memberSteps.ts';

describe('groups of people', () => {
  let people: PeopleApp;
  let works: JobWork[];
  let names = 0;
  beforeAll(async () => {
    people = await createPeopleApp();
    const deps = { db: people.db, clock: people.now, jobs: people.app.jobs };
    works = [changeMembers(deps), tryChangeMembers(deps), importPeople(deps), undoPeople(deps)];
  });
  afterAll(() => people.close());

  const aGroupName = () => {
    names += 1;
    return `Group ${names}`;
  };
  const make = (body: object) => people.callPeople<GroupResponse>('POST', '/groups', body);
  const aGroup = async (fields: object = {}) => (await make({ name: aGroupName(), ...fields })).body;
  const read = async (id: Id) => (await people.callPeople<GroupResponse>('GET', `/groups/${id}`)).body;
  const put = (groupId: Id, userId: Id) => people.callPeople('PUT', `/groups/${groupId}/members/${userId}`);
  const take = (groupId: Id, userId: Id) => people.callPeople('DELETE', `/groups/${groupId}/members/${userId}`);
  const peopleOf = async (groupId: Id) =>
    (await people.list(`?size=1000&q=${encodeURIComponent(`groupId==${groupId}`)}`)).content.map(
      ({ username }) => username,
    );
  const aScimGroup = async () => {
    const { id } = await aGroup();
    await inWorkspace(people.db, 1, (trx) =>
      trx.updateTable('person_group').set({ origin: 'SCIM' }).where('person_group.group_id', '=', id).execute(),
    );
    return id;
  };
  const done = async (path: string, body: object) => {
    const { status, body: job } = await people.callPeople<{ id: Id }>('POST', path, body);
    expect(status).toBe(202);
    for (const work of works) {
      await doJobs(people, work, { early: true });
    }
    const report = await people.call<Page<JobRow>>('GET', `/api/v1/secured/jobs/${job.id}/rows?size=1000`, {
      as: people.admin,
    });
    return { id: job.id, rows: report.body.content };
  };
  const codes = (rows: readonly JobRow[]) => rows.map(({ state, code }) => `${state} ${code}`);

  test('BEY-13 a group is made, read, changed and deleted, and each is noted', async () => {
    const name = aGroupName();
    const { status, body: made } = await make({ name: `  ${name} `, description: 'Who sells', addressDomain: null });
    expect({ status, made }).toMatchObject({
      status: 201,
      made: { name, description: 'Who sells', addressDomain: null, origin: 'HAND', memberCount: 0 },
    });
    const changed = await people.callPeople('PATCH', `/groups/${made.id}`, { description: 'Who sold' });
    expect(changed.body).toMatchObject({ name, description: 'Who sold' });
    // Said once more it changes nothing, and is not noted.
    await people.callPeople('PATCH', `/groups/${made.id}`, { name, description: 'Who sold', addressDomain: null });
    expect((await people.callPeople('DELETE', `/groups/${made.id}`)).status).toBe(204);
    expect((await people.callPeople('GET', `/groups/${made.id}`)).status).toBe(404);
    expect((await auditTrail(people)).slice(-3)).toMatchObject(
      ['GROUP_CREATED', 'GROUP_CHANGED', 'GROUP_DELETED'].map((action) => ({
        action,
        actorId: people.admin.userId,
        details: { groupId: made.id },
      })),
    );
  });

  test('BEY-13 no two groups have one name, in whatever case of letters', async () => {
    const group = await aGroup();
    expect(await make({ name: group.name.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'GROUP_NAME_TAKEN' },
    });
    const other = await aGroup();
    expect(await people.callPeople('PATCH', `/groups/${other.id}`, { name: group.name })).toMatchObject({
      status: 409,
      body: { code: 'GROUP_NAME_TAKEN' },
    });
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(201) }, 'name'],
    ['a name that a cell could not hold', { name: 'a;b' }, 'name'],
    ['a long description', { name: 'x', description: 'x'.repeat(2001) }, 'description'],
    ['no domain', { name: 'x', addressDomain: 'nowhere' }, 'addressDomain'],
  ])('VAL-15 BEY-13 refuses %s', async (_name, body, field) => {
    expect(await make(body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  test('BEY-13 anyone who was put in belongs to a group, and anyone who has an address at its domain, each once', async () => {
    const group = await aGroup({ addressDomain: '@Branch.Test' });
    expect(group.addressDomain).toBe('branch.test');
    const account = await people.aUser({ username: 'Zoe@Branch.test' });
    await people.add({ username: 'yan@branch.test' });
    await people.add({ username: 'xi@sub.branch.test' });
    await people.add({ username: 'wu@mybranch.test' });
    const guest = await people.added();
    await put(group.id, guest.userId);
    await put(group.id, account.userId);
    expect(await peopleOf(group.id)).toEqual([guest.username, 'yan@branch.test', 'Zoe@Branch.test']);
    expect((await read(group.id)).memberCount).toBe(3);
    expect((await people.read(account.userId)).groups).toEqual([{ id: group.id, name: group.name }]);
    expect((await people.read(guest.userId)).groups).toEqual([{ id: group.id, name: group.name }]);

    expect((await take(group.id, account.userId)).status).toBe(204);
    await take(group.id, guest.userId);
    expect(await peopleOf(group.id)).toEqual(['yan@branch.test', 'Zoe@Branch.test']);
    expect((await auditTrail(people)).slice(-2)).toMatchObject([
      { action: 'GROUP_LEFT', subjectId: account.userId, details: { groupId: group.id } },
      { action: 'GROUP_LEFT', subjectId: guest.userId },
    ]);
  });

  test('BEY-13 the list of groups is searched, sorted by name, people and time, and read page by page', async () => {
    const small = await aGroup({ name: 'Sorted small' });
    people.at(new Date(people.now().getTime() + 1000));
    const large = await aGroup({ name: 'sorted LARGE' });
    await put(large.id, (await people.added()).userId);
    const list = async (query: string) =>
      (
        await people.callPeople<Page<GroupResponse>>(
          'GET',
          `/groups?q=${encodeURIComponent("name=='sorted*'")}&${query}`,
        )
      ).body;
    const ids = async (query: string) => (await list(query)).content.map(({ id }) => id);
    expect(await ids('')).toEqual([large.id, small.id]);
    expect(await ids('sort=memberCount,desc')).toEqual([large.id, small.id]);
    expect(await ids('sort=createTime,asc')).toEqual([small.id, large.id]);
    const first = await list('size=1');
    expect(first.content).toHaveLength(1);
    expect(await ids(`size=1&after=${encodeURIComponent(first.cursors[0] ?? '')}`)).toEqual([small.id]);
  });

  test('BEY-13 a workspace has 1,000 groups and a group 50,000 members, no more', async () => {
    const full = await aGroup();
    const somebody = await people.added();
    await withOwner(
      people.database.ownerUrl,
      `select set_config('lectern.workspace_id', '1', false);
       insert into person_group_member (workspace_id, group_id, user_id)
         select 1, ${full.id}, 1000000 + number from generate_series(1, ${mostMembers}) number;
       insert into person_group (workspace_id, name)
         select 1, 'Many ' || number from generate_series(1, ${mostGroups}) number`,
    );
    expect(await put(full.id, somebody.userId)).toMatchObject({
      status: 409,
      body: { code: 'GROUP_FULL', params: { most: mostMembers } },
    });
    expect(await make({ name: aGroupName() })).toMatchObject({
      status: 409,
      body: { code: 'GROUPS_FULL', params: { most: mostGroups } },
    });
    await withOwner(
      people.database.ownerUrl,
      `select set_config('lectern.workspace_id', '1', false);
       delete from person_group where name like 'Many %' or group_id = ${full.id}`,
    );
  });

  test('BEY-13 what the identity provider manages is not changed by hand', async () => {
    const id = await aScimGroup();
    const somebody = await people.added();
    const managed = { status: 409, body: { code: 'GROUP_MANAGED' } };
    expect(await people.callPeople('PATCH', `/groups/${id}`, { name: aGroupName() })).toMatchObject(managed);
    expect(await people.callPeople('DELETE', `/groups/${id}`)).toMatchObject(managed);
    expect(await put(id, somebody.userId)).toMatchObject(managed);
    expect(await take(id, somebody.userId)).toMatchObject(managed);
    const change = { action: 'ADD', userIds: [somebody.userId] };
    expect(await people.callPeople('POST', `/groups/${id}/members/_change`, change)).toMatchObject(managed);
    expect((await people.callPeople('PATCH', `/groups/${id}`, { description: 'ours' })).status).toBe(200);
  });

  test('BEY-13 many are put in by address; a dry run says the same and changes nothing; it is taken back', async () => {
    const group = await aGroup();
    const [one, other, member] = [await people.added(), await people.added(), await people.added()];
    await put(group.id, member.userId);
    const usernames = [one.username.toUpperCase(), 'nobody@people.test', member.username, one.username, other.username];
    const expected = ['DONE JOINED', 'REFUSED NOBODY', 'UNCHANGED MEMBER', 'UNCHANGED TWICE', 'DONE JOINED'];
    const path = `/groups/${group.id}/members/_change`;
    const dry = await done(path, { action: 'ADD', usernames, dryRun: true });
    expect(codes(dry.rows)).toEqual(expected);
    expect(await peopleOf(group.id)).toEqual([member.username]);
    const real = await done(path, { action: 'ADD', usernames });
    expect(codes(real.rows)).toEqual(expected);
    expect(real.rows[1]?.params).toEqual({ message: 'Nobody in this workspace has this address.' });
    expect(await peopleOf(group.id)).toEqual([one.username, other.username, member.username]);

    expect((await people.callPeople('POST', '/usersaccess/_undo', { jobId: dry.id })).status).toBe(404);
    const undone = await done('/usersaccess/_undo', { jobId: real.id });
    expect(codes(undone.rows)).toEqual(['DONE LEFT_GROUP', 'DONE LEFT_GROUP']);
    expect(await peopleOf(group.id)).toEqual([member.username]);
  });

  test('BEY-13 a selection is taken out; anyone who belongs by the address stays and the report says so; it is taken back', async () => {
    const group = await aGroup({ addressDomain: 'leaving.test' });
    const member = await people.added();
    await put(group.id, member.userId);
    await people.add({ username: 'stays@leaving.test' });
    const path = `/groups/${group.id}/members/_change`;
    const removed = await done(path, { action: 'REMOVE', q: `groupId==${group.id}` });
    expect(codes(removed.rows)).toEqual(['DONE LEFT_GROUP', 'UNCHANGED BY_ADDRESS']);
    expect(await peopleOf(group.id)).toEqual(['stays@leaving.test']);
    await done('/usersaccess/_undo', { jobId: removed.id });
    expect(await peopleOf(group.id)).toEqual([member.username, 'stays@leaving.test']);
  });

  test('BEY-13 BEY-12 an import puts people into groups by name, and tells names that lead nowhere without losing the row', async () => {
    const group = await aGroup();
    const scim = await read(await aScimGroup());
    // Comes first by name, whatever name the other has.
    const { body: there } = await people.add({ username: 'already@people.test' });
    const fresh = people.aName();
    const rows = [
      { username: fresh, createCourse: true, groups: [group.name.toUpperCase(), 'Nowhere', scim.name] },
      { username: there.username, groups: [group.name] },
      { username: there.username.toUpperCase(), groups: ['Nowhere'] },
    ];
    const imported = await done('/usersaccess/_import', { rows });
    expect(imported.rows).toMatchObject([
      {
        state: 'DONE',
        code: 'ADDED',
        params: {
          createCourse: true,
          groups: [{ id: group.id, name: group.name }],
          groupProblems: [
            { name: scim.name, code: 'GROUP_MANAGED' },
            { name: 'Nowhere', code: 'NO_GROUP' },
          ],
        },
      },
      { state: 'DONE', code: 'JOINED', params: { groups: [{ id: group.id }], groupProblems: [] } },
      { state: 'UNCHANGED', code: 'TWICE' },
    ]);
    expect(await peopleOf(group.id)).toEqual([there.username, fresh]);
    const csv = await people.callPeople<string>(
      'GET',
      `/usersaccess.csv?columns=username,groups&q=${encodeURIComponent(`groupId==${group.id}`)}`,
    );
    expect(csv.body).toBe(`\uFEFFE-mail,Groups\r\n${there.username},${group.name}\r\n${fresh},${group.name}\r\n`);
    await done('/usersaccess/_undo', { jobId: imported.id });
    expect(await peopleOf(group.id)).toEqual([]);
  });

  describe('who changes their id stays in their groups', () => {
    const memberIds = async (groupId: Id) =>
      inWorkspace(people.db, 1, async (trx) => {
        const rows = await trx
          .selectFrom('person_group_member')
          .where('person_group_member.group_id', '=', groupId)
          .select('person_group_member.user_id')
          .execute();
        return rows.map((row) => row.user_id);
      });

    test('BEY-13 anyone who registers without the link of their invitation', async () => {
      const group = await aGroup();
      const waiting = await people.added();
      await put(group.id, waiting.userId);
      const account = await people.aUser({ username: waiting.username.toUpperCase() });
      expect(account.userId).not.toBe(waiting.userId);
      expect(await memberIds(group.id)).toEqual([account.userId]);
      expect((await read(group.id)).memberCount).toBe(1);
    });

    test('BEY-13 anyone who was revoked and is added again', async () => {
      const group = await aGroup();
      const waiting = await people.added();
      await put(group.id, waiting.userId);
      await people.change(waiting.userId, { status: 'REVOKED' });
      const { body: again } = await people.add({ username: waiting.username });
      expect(again.userId).not.toBe(waiting.userId);
      expect(await memberIds(group.id)).toEqual([again.userId]);
    });

    test('BEY-13 anyone who registers at the moment at which they are put in', async () => {
      const group = await aGroup();
      const { userId, username } = await people.added();
      const { registering, putting } = await inWorkspace(people.db, 1, async (trx) => {
        await lockAddress(trx, 1, username);
        const registration = people.call('POST', '/api/v1/public/users', {
          body: { username, password: demoPassword, name: 'New' },
        });
        await waitingForALock(people);
        const addition = put(group.id, userId);
        await waitingForALock(people, 2);
        return { registering: registration, putting: addition };
      });
      expect([(await registering).status, (await putting).status]).toEqual([201, 204]);
      expect(await memberIds(group.id)).not.toContain(userId);
      expect(await peopleOf(group.id)).toEqual([username]);
    });

    test('BEY-13 and anyone who is erased while an undo puts them back', async () => {
      const group = await aGroup();
      const { userId, username } = await people.aUser();
      await put(group.id, userId);
      const left = await done(`/groups/${group.id}/members/_change`, { action: 'REMOVE', userIds: [userId] });
      const { undoing, erasing } = await inWorkspace(people.db, 1, async (trx) => {
        await lockGroup(trx, 1, group.id);
        const undo = done('/usersaccess/_undo', { jobId: left.id });
        await waitingForALock(people);
        const erasure = people.callPeople('DELETE', `/users/${userId}`, { confirmUsername: username });
        await waitingForALock(people, 2);
        return { undoing: undo, erasing: erasure };
      });
      expect(codes((await undoing).rows)).toEqual(['DONE JOINED']);
      expect((await erasing).status).toBe(204);
      expect(await memberIds(group.id)).toEqual([]);
    });

    test('BEY-13 and anyone who is erased is in none', async () => {
      const group = await aGroup();
      const [waiting, account] = [await people.added(), await people.aUser()];
      await put(group.id, waiting.userId);
      await put(group.id, account.userId);
      for (const { userId, username } of [waiting, account]) {
        await people.callPeople('DELETE', `/users/${userId}`, { confirmUsername: username });
      }
      expect(await memberIds(group.id)).toEqual([]);
    });
  });
});
