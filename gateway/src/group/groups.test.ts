import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { aGroup, aJob, aPage, aPerson, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/workspaces/7';
const id = toGlobalId('PersonGroup', 1500);

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

const urls = () => gateway.calls.map(({ path: url }) => url);

describe('groups of people', () => {
  test('BEY-13 a page of groups is searched and sorted by one call', async () => {
    gateway.on('GET', `${path}/groups`, { body: aPage([aGroup({ addressDomain: 'sales.test' })]) });
    const { data } = await gateway.ask(
      `{ workspace { groups(first: 10, search: "ale", orderBy: { field: MEMBER_COUNT, direction: DESC }) {
          totalCount nodes { id groupId name addressDomain origin memberCount } } } }`,
      {},
      bearer(),
    );
    expect(data.workspace.groups).toEqual({
      totalCount: 1,
      nodes: [{ id, groupId: 1500, name: 'Sales', addressDomain: 'sales.test', origin: 'HAND', memberCount: 2 }],
    });
    expect(gateway.calls).toHaveLength(2);
    const asked = new URL(urls().at(-1) ?? '', 'http://platform').searchParams;
    expect(asked.get('sort')).toBe('memberCount,desc');
    expect(asked.get('q')).toBe("(name=='*ale*',description=='*ale*',addressDomain=='*ale*')");
  });

  test.each([
    ['', ''],
    ['search: "ale", ', "(name=='*ale*',description=='*ale*',addressDomain=='*ale*');"],
  ])('OP-294 what changed of groups is asked for alone and beside the filter “%s”', async (filter, condition) => {
    gateway.on('GET', `${path}/groups`, { body: aPage([]) });
    const { errors } = await gateway.ask(
      `{ workspace { groups(${filter}updatedSince: "2030-01-05T00:00:00Z", orderBy: { field: UPDATE_TIME }) { totalCount } } }`,
      {},
      bearer(),
    );
    expect(errors).toEqual([]);
    const asked = new URL(urls().at(-1) ?? '', 'http://platform').searchParams;
    expect(asked.get('q')).toBe(`${condition}updateTime=ge='2030-01-05T00:00:00.000Z'`);
    expect(asked.get('sort')).toBe('updateTime,asc');
  });

  test('BEY-13 people tell their groups by name without a call; what else is asked of them is read once for all', async () => {
    const people = [
      aPerson({ userId: 1, groups: [{ id: 1500, name: 'Sales' }] }),
      aPerson({
        userId: 2,
        groups: [
          { id: 1500, name: 'Sales' },
          { id: 1501, name: 'Support' },
        ],
      }),
    ];
    gateway.on('GET', `${path}/usersaccess`, { body: aPage(people) });
    const names = await gateway.ask('{ workspace { people { nodes { groups { id name } } } } }', {}, bearer());
    expect(names.data.workspace.people.nodes[0]?.groups).toEqual([{ id, name: 'Sales' }]);
    expect(gateway.calls).toHaveLength(2);

    gateway.on('GET', `${path}/groups`, {
      body: aPage([aGroup(), aGroup({ id: 1501, name: 'Support', memberCount: 9 })]),
    });
    const counts = await gateway.ask('{ workspace { people { nodes { groups { memberCount } } } } }', {}, bearer());
    expect(counts.data.workspace.people.nodes[1]?.groups).toEqual([{ memberCount: 2 }, { memberCount: 9 }]);
    expect(urls().filter((url) => url.includes('/groups?'))).toHaveLength(1);
  });

  test('BEY-13 the members of a group are the people of the list with its id', async () => {
    gateway.on('GET', `${path}/groups/1500`, { body: aGroup() });
    gateway.on('GET', `${path}/usersaccess`, { body: aPage([aPerson()]) });
    const { data } = await gateway.ask(
      `query ($id: ID!) { workspace { group(id: $id) { name members(search: "lea") { nodes { username } csvUrl } } } }`,
      { id },
      bearer(),
    );
    expect(data.workspace.group.members.nodes).toEqual([{ username: 'learner@demo.test' }]);
    expect(new URL(urls().at(-1) ?? '', 'http://platform').searchParams.get('q')).toBe(
      "(username=='*lea*',name=='*lea*');groupId=in=(1500)",
    );
    expect(data.workspace.group.members.csvUrl).toContain('groupId%3Din%3D(1500)');
  });

  test('BEY-13 a group that is gone is null, and so is what is no id', async () => {
    gateway.on('GET', `${path}/groups/1500`, { status: 404, body: { code: 'NOT_FOUND', message: 'no' } });
    for (const asked of [id, 'x']) {
      const { data } = await gateway.ask(
        'query ($id: ID!) { workspace { group(id: $id) { name } } }',
        { id: asked },
        bearer(),
      );
      expect(data.workspace.group).toBeNull();
    }
  });

  const payload = 'group { name } userErrors { code field }';

  test('BEY-13 a group is made, changed and deleted; a refusal says why', async () => {
    gateway.on('POST', `${path}/groups`, { status: 201, body: aGroup() });
    const made = await gateway.ask(
      `mutation ($i: CreateGroupInput!) { createGroup(input: $i) { ${payload} } }`,
      { i: { name: 'Sales', addressDomain: 'sales.test' } },
      bearer(),
    );
    expect(made.data.createGroup).toEqual({ group: { name: 'Sales' }, userErrors: [] });
    expect(gateway.calls.at(-1)?.body).toEqual({ name: 'Sales', description: '', addressDomain: 'sales.test' });

    gateway.on('PATCH', `${path}/groups/1500`, { status: 409, body: { code: 'GROUP_NAME_TAKEN', message: 'taken' } });
    const changed = await gateway.ask(
      `mutation ($i: UpdateGroupInput!) { updateGroup(input: $i) { ${payload} } }`,
      { i: { groupId: id, name: 'Support', addressDomain: null } },
      bearer(),
    );
    expect(changed.data.updateGroup).toMatchObject({ group: null, userErrors: [{ code: 'GROUP_NAME_TAKEN' }] });
    expect(gateway.calls.at(-1)?.body).toEqual({ name: 'Support', addressDomain: null });

    gateway.on('DELETE', `${path}/groups/1500`, { status: 204 });
    const deleted = await gateway.ask(
      'mutation ($i: DeleteGroupInput!) { deleteGroup(input: $i) { deletedGroupId userErrors { code } } }',
      { i: { groupId: '1500' } },
      bearer(),
    );
    expect(deleted.data.deleteGroup).toEqual({ deletedGroupId: id, userErrors: [] });
  });

  test('BEY-13 members are changed by address or by selection, once per key', async () => {
    gateway.on('POST', `${path}/groups/1500/members/_change`, { status: 202, body: aJob({ kind: 'group-members' }) });
    const changing = `mutation ($i: ChangeGroupMembersInput!) {
      changeGroupMembers(input: $i) { job { kind } userErrors { code field } } }`;
    const usernames = ['ayse@demo.test'];
    const { data } = await gateway.ask(
      changing,
      { i: { groupId: id, people: { usernames }, action: 'ADD', dryRun: true, idempotencyKey: 'k1' } },
      bearer(),
    );
    expect(data.changeGroupMembers).toEqual({ job: { kind: 'GROUP_MEMBERS' }, userErrors: [] });
    expect(gateway.calls.at(-1)).toMatchObject({
      headers: { 'idempotency-key': 'k1' },
      body: { action: 'ADD', usernames, dryRun: true },
    });
    const people = { selection: { filter: { groupId: id, exceptIds: ['1300'] } } };
    await gateway.ask(changing, { i: { groupId: id, people, action: 'REMOVE' } }, bearer());
    expect(gateway.calls.at(-1)?.body).toEqual({
      action: 'REMOVE',
      q: 'groupId=in=(1500)',
      exceptUserIds: [1300],
      dryRun: false,
    });
    const wrong = await gateway.ask(
      changing,
      { i: { groupId: id, people: { selection: { filter: { groupId: 'x' } } }, action: 'REMOVE' } },
      bearer(),
    );
    expect(wrong.data.changeGroupMembers.userErrors).toEqual([
      { code: 'INVALID', field: 'people.selection.filter.groupId' },
    ]);
  });

  test('OP-129 the courses of a group are one call; giving and taking one answers the group with what it has', async () => {
    const wire = {
      courseId: 102,
      courseName: 'Safety',
      dueDays: 14,
      dueTime: null,
      notify: true,
      open: false,
      enrolledCount: 3,
      createTime: '2030-01-01T09:00:00Z',
    };
    const fields = 'group { name courses { courseName dueDays open enrolledCount } } userErrors { code field }';
    const assigning = `mutation ($i: AssignGroupCourseInput!) { assignGroupCourse(input: $i) { ${fields} } }`;
    const removing = `mutation ($i: RemoveGroupCourseInput!) { removeGroupCourse(input: $i) { ${fields} } }`;
    const courseId = toGlobalId('AuthoredCourse', 102);
    gateway.on('GET', `${path}/groups/1500`, { body: aGroup() });
    gateway.on('GET', `${path}/groups/1500/courses`, { body: { courses: [wire] } });
    gateway.on('PUT', `${path}/groups/1500/courses/102`, { body: { courses: [wire] } });
    const given = await gateway.ask(assigning, { i: { groupId: id, courseId, dueDays: 14 } }, bearer());
    expect(given.data.assignGroupCourse).toEqual({
      group: { name: 'Sales', courses: [{ courseName: 'Safety', dueDays: 14, open: false, enrolledCount: 3 }] },
      userErrors: [],
    });
    expect(gateway.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      dueDays: 14,
      dueTime: null,
      notify: true,
    });

    gateway.on('DELETE', `${path}/groups/1500/courses/102`, {
      status: 404,
      body: { code: 'NOT_FOUND', message: 'no' },
    });
    const taken = await gateway.ask(removing, { i: { groupId: id, courseId } }, bearer());
    expect(taken.data.removeGroupCourse).toMatchObject({ group: null, userErrors: [{ code: 'NOT_FOUND' }] });
    const wrong = await gateway.ask(assigning, { i: { groupId: id, courseId: 'x' } }, bearer());
    expect(wrong.data.assignGroupCourse.userErrors).toEqual([{ code: 'INVALID', field: 'courseId' }]);
  });

  test('BEY-13 progress and analytics are narrowed to a group, analytics to a campaign too', async () => {
    gateway.on('GET', `${path}/usercourses`, { body: aPage([]) });
    const { data } = await gateway.ask(
      'query ($id: ID!) { workspace { userCourses(groupId: $id) { csvUrl nodes { id } } } }',
      { id },
      bearer(),
    );
    expect(urls().at(-1)).toContain('groupId=1500');
    expect(data.workspace.userCourses.csvUrl).toContain('groupId=1500');

    gateway.on('GET', '/analytics-api/v1/secured/workspaces/7/facts/lecture:totals', { body: { seen: 1, users: 1 } });
    await gateway.ask(
      `query ($id: ID!) { workspace { analytics { totals(type: LECTURE, groupId: $id, campaignId: "31") { value } } } }`,
      { id },
      bearer(),
    );
    expect(urls().at(-1)).toMatch(/groupId=1500&campaignId=31/);
  });
});
