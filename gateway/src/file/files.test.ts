import { afterEach, beforeEach, expect, test } from 'vitest';
import { aFile, aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const listPath = '/api/v1/secured/workspaces/7/files';
const filePath = `${listPath}/4001`;
const publicWorkspaces = 'GET /api/v1/public/workspaces';
const ofLecture = { courseId: 258, courseName: 'Hello', moduleId: 1001, sectionId: 1003 };
const use = { kind: 'LECTURE', id: 1002, name: 'Greetings', ...ofLecture } as const;
const used = { kind: 'LECTURE', rawId: 1002, name: 'Greetings', ...ofLecture };
const gone = { status: 404, body: { code: 'NOT_FOUND', message: 'There is nothing here that you may see' } };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
});
afterEach(() => gateway.close());

const list = `query($first: Int, $filter: FileFilter, $orderBy: FileOrder) {
  files(first: $first, filter: $filter, orderBy: $orderBy) { totalCount pageInfo { hasNextPage }
    nodes { id fileId name url category type byteCount hasSmallerVersions alternativeText createTime updateTime } } }`;

test('GW-33 LIB-03 REST-62 files are a connection, one call for a page', async () => {
  gateway.on('GET', listPath, { body: aPage([aFile()], { size: 24, total: 30 }) });
  const { data, errors } = await gateway.ask(list, { first: 24 }, bearer());
  expect(errors).toEqual([]);
  const { id: fileId, multiVersion: hasSmallerVersions, ...same } = aFile();
  expect(data.files).toEqual({
    totalCount: 30,
    pageInfo: { hasNextPage: true },
    nodes: [{ ...same, id: btoa('File:4001').replace(/=+$/, ''), fileId, hasSmallerVersions }],
  });
  expect(gateway.paths()).toEqual([publicWorkspaces, `GET ${listPath}?page=0&size=24`]);
});

test.each([
  [{ filter: { search: " a'b* " } }, String.raw`&q=name=='*a\'b\\**'`],
  [{ filter: { category: 'FRAME', types: ['IMAGE', 'PDF'] } }, "&q=category=in=('FRAME');type=in=('IMAGE','PDF')"],
  [{ filter: { updatedSince: '2030-01-05T00:00:00Z' } }, "&q=updateTime=ge='2030-01-05T00:00:00.000Z'"],
  [{ orderBy: { field: 'UPDATE_TIME' } }, '&sort=updateTime,asc'],
  [{ orderBy: { field: 'NAME' } }, '&sort=name,asc'],
  [{ orderBy: { field: 'NAME', direction: 'DESC' } }, '&sort=name,desc'],
])('LIB-04 files are found and ordered by the platform: %j', async (variables, query) => {
  gateway.on('GET', listPath, { body: aPage([]) });
  await gateway.ask(list, variables, bearer());
  expect(gateway.calls.at(-1)?.path).toBe(`${listPath}?page=0&size=25${query}`);
});

test('REST-63 one file by global or raw id, with where it is used when that is asked for', async () => {
  gateway.on('GET', filePath, ({ path }) => ({ body: aFile(path.includes('usedIn') ? { usedIn: [use] } : {}) }));
  const { data } = await gateway.ask(
    'query($id: ID!) { node(id: $id) { ... on File { name } } file(id: "4001") { usedIn { kind rawId name courseId courseName moduleId sectionId } } }',
    { id: btoa('File:4001') },
    bearer(),
  );
  expect(data).toEqual({ node: { name: 'House.png' }, file: { usedIn: [used] } });
  gateway.on('GET', filePath, gone);
  const none = await gateway.ask('{ file(id: "4001") { name } }', {}, bearer());
  expect([none.data.file, none.errors]).toEqual([null, []]);
});

test('LIB-13 a file is renamed and described; what is left out stays', async () => {
  gateway.on('PATCH', filePath, { body: aFile({ name: 'Home.png' }) });
  const query = `mutation($input: RenameFileInput!) { renameFile(input: $input) { file { name } userErrors { code field } } }`;
  const { data } = await gateway.ask(query, { input: { fileId: '4001', name: 'Home' } }, bearer());
  expect(data.renameFile).toEqual({ file: { name: 'Home.png' }, userErrors: [] });
  await gateway.ask(query, { input: { fileId: btoa('File:4001'), alternativeText: null } }, bearer());
  const bodies = gateway.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(bodies).toEqual([{ name: 'Home' }, { alternativeText: null }]);
  const wrong = await gateway.ask(query, { input: { fileId: btoa('Course:1') } }, bearer());
  expect(wrong.data.renameFile).toEqual({ file: null, userErrors: [{ code: 'INVALID', field: 'fileId' }] });
});

test('LIB-05 REST-64 a file that is shown is deleted only when that is wanted', async () => {
  const query = `mutation($input: DeleteFileInput!) { deleteFile(input: $input) {
    deletedFileId usedIn { kind rawId name courseId courseName moduleId sectionId } userErrors { code } } }`;
  gateway.on('DELETE', filePath, ({ path }) =>
    path.endsWith('forceUpdate=true')
      ? { status: 204 }
      : { status: 409, body: { code: 'FILE_IN_USE', message: 'This file is in use', params: { usedIn: [use] } } },
  );
  const { data } = await gateway.ask(query, { input: { fileId: '4001' } }, bearer());
  expect(data.deleteFile).toEqual({ deletedFileId: null, usedIn: [used], userErrors: [{ code: 'FILE_IN_USE' }] });
  const forced = await gateway.ask(query, { input: { fileId: '4001', force: true } }, bearer());
  expect(forced.data.deleteFile).toEqual({
    deletedFileId: btoa('File:4001').replace(/=+$/, ''),
    usedIn: null,
    userErrors: [],
  });
});

test('LIB-05 a file is replaced everywhere; what stayed as it is says why', async () => {
  const query = `mutation($input: ReplaceFileInput!) { replaceFile(input: $input) {
    replacedIn { kind rawId name courseId courseName moduleId sectionId } remainingIn { use { rawId } reason editor { userId name } } userErrors { code field } } }`;
  const left = {
    ...use,
    id: 1003,
    reason: 'BEING_EDITED',
    lockedBy: { id: 5, name: 'Ada', username: 'ada@demo.test' },
  };
  gateway.on('POST', `${filePath}/_replace`, { body: { replacedIn: [use], remainingIn: [left] } });
  const input = { fileId: btoa('File:4001'), replacementId: '4002' };
  const { data } = await gateway.ask(query, { input }, bearer());
  expect(data.replaceFile).toEqual({
    replacedIn: [used],
    remainingIn: [{ use: { rawId: 1003 }, reason: 'BEING_EDITED', editor: { userId: 5, name: 'Ada' } }],
    userErrors: [],
  });
  expect(gateway.calls.at(-1)?.body).toEqual({ replacementId: 4002 });
  const errors = [{ field: 'replacementId', message: 'must be of the same type' }];
  gateway.on('POST', `${filePath}/_replace`, { status: 400, body: { code: 'INVALID', message: 'No.', errors } });
  const refused = await gateway.ask(query, { input }, bearer());
  expect(refused.data.replaceFile).toEqual({
    replacedIn: null,
    remainingIn: null,
    userErrors: [{ code: 'INVALID', field: 'replacementId' }],
  });
});
