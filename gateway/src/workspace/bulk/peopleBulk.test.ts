import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../globalId.ts';
import { aJob, aPage, aWorkspace } from '../../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const path = '/api/v1/secured/workspaces/7/usersaccess';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

const payload = '{ job { kind state rowCounts { waiting } } userErrors { code field message } }';
const importing = `mutation ($i: ImportPeopleInput!) { importPeople(input: $i) ${payload.replace('{', '{ missingGroups')} }`;
const changing = `mutation ($i: ChangePeopleInput!) { changePeople(input: $i) ${payload} }`;
const undoing = `mutation ($i: UndoPeopleJobInput!) { undoPeopleJob(input: $i) ${payload} }`;

describe('work on many people', () => {
  test('BEY-12 USERS-01 an import is ordered, once per key', async () => {
    gateway.on('POST', `${path}/_import`, {
      status: 202,
      body: { ...aJob({ kind: 'people-import', state: 'WAITING' }), missingGroups: ['IT'] },
    });
    const rows = [{ username: 'ayse@demo.test', createCourse: true }, { username: 'x' }];
    const { data } = await gateway.ask(importing, { i: { rows, dryRun: true, idempotencyKey: 'k1' } }, bearer());
    expect(data.importPeople).toEqual({
      job: { kind: 'PEOPLE_IMPORT', state: 'WAITING', rowCounts: { waiting: 7 } },
      missingGroups: ['IT'],
      userErrors: [],
    });
    expect(gateway.calls.at(-1)).toMatchObject({
      headers: { 'idempotency-key': 'k1' },
      body: { rows, invite: false, createGroups: false, dryRun: true },
    });
  });

  test('BEY-12 a change is ordered for people by id, or for everyone whom the filter of the list names', async () => {
    gateway.on('POST', `${path}/_change`, { status: 202, body: aJob({ kind: 'people-change' }) });
    const ids = [toGlobalId('WorkspacePerson', 1300), '1301'];
    await gateway.ask(changing, { i: { selection: { ids }, action: 'REVOKE' } }, bearer());
    expect(gateway.calls.at(-1)?.body).toEqual({ action: 'REVOKE', userIds: [1300, 1301], exceptUserIds: [] });
    const filter = { search: 'ü', status: 'ADDED', exceptIds: ['1300'] };
    await gateway.ask(
      changing,
      { i: { selection: { filter }, action: 'CHANGE_RIGHTS', createVoucher: false } },
      bearer(),
    );
    expect(gateway.calls.at(-1)?.body).toEqual({
      action: 'CHANGE_RIGHTS',
      createVoucher: false,
      q: "(username=='*ü*',name=='*ü*');status=in=('ADDED')",
      exceptUserIds: [1300],
    });
    await gateway.ask(changing, { i: { selection: { filter: {} }, action: 'INVITE' } }, bearer());
    expect(gateway.calls.at(-1)?.body).toEqual({ action: 'INVITE', q: '', exceptUserIds: [] });
  });

  test('BEY-12 refusals name the field as it was written', async () => {
    const errors = [{ field: 'userIds', message: 'has too many' }];
    gateway.on('POST', `${path}/_change`, { status: 400, body: { code: 'INVALID', message: 'No', errors } });
    const refused = await gateway.ask(changing, { i: { selection: { ids: ['1'] }, action: 'INVITE' } }, bearer());
    expect(refused.data.changePeople.userErrors).toMatchObject([{ code: 'INVALID', field: 'selection.ids' }]);
    const noId = await gateway.ask(changing, { i: { selection: { ids: ['1', 'x'] }, action: 'INVITE' } }, bearer());
    expect(noId.data.changePeople.userErrors).toMatchObject([{ code: 'INVALID', field: 'selection.ids.1' }]);
  });

  test('BEY-12 what a job has done is taken back', async () => {
    gateway.on('POST', `${path}/_undo`, { status: 202, body: aJob({ kind: 'people-undo' }) });
    const { data } = await gateway.ask(undoing, { i: { jobId: toGlobalId('Job', 1201) } }, bearer());
    expect(data.undoPeopleJob.job).toMatchObject({ kind: 'PEOPLE_UNDO' });
    expect(gateway.calls.at(-1)?.body).toEqual({ jobId: 1201 });
  });
});
