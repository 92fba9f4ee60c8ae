import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anAuthoredCourse, aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const courses = '/api/v1/secured/courses';
const refusal = 'userErrors { code field message params }';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

describe('copying', () => {
  const query = `mutation($input: CopyCourseInput!) { copyCourse(input: $input) { course { courseId name } ${refusal} } }`;

  test('CRS-17 CRS-21 is one call, once per key, under a name of its own or the usual one', async () => {
    gateway.on('POST', `${courses}/258/_copy`, {
      status: 201,
      body: anAuthoredCourse({ id: 1400, name: 'Tea – Copy' }),
    });
    const { data } = await gateway.ask(query, { input: { courseId: '258', idempotencyKey: 'k' } }, bearer());
    expect(data.copyCourse).toEqual({ course: { courseId: 1400, name: 'Tea – Copy' }, userErrors: [] });
    expect(gateway.calls[0]).toMatchObject({ headers: { 'idempotency-key': 'k' }, body: {} });
    await gateway.ask(query, { input: { courseId: btoa('AuthoredCourse:258'), name: 'New' } }, bearer());
    expect(gateway.calls[1]?.body).toEqual({ name: 'New' });
  });

  test('CRS-21 a name that is none is told at its field', async () => {
    gateway.on('POST', `${courses}/258/_copy`, {
      status: 400,
      body: { code: 'INVALID', message: 'Invalid', errors: [{ field: 'name', message: 'is required' }] },
    });
    const { data } = await gateway.ask(query, { input: { courseId: '258', name: ' ' } }, bearer());
    expect(data.copyCourse).toMatchObject({ course: null, userErrors: [{ code: 'INVALID', field: 'name' }] });
  });
});

test('IMPEX-01 OP-73 a course is exported as the platform gives it, in a call of its own', async () => {
  const file = { ...anAuthoredCourse(), modules: [{ lectures: [{ sections: [] }] }] };
  gateway.on('GET', `${courses}/258`, ({ path }) => ({
    body: path.includes('include=modules') ? file : anAuthoredCourse(),
  }));
  const { data } = await gateway.ask('{ authoredCourse(id: 258) { exported } }', {}, bearer());
  // Nothing of people and of the workspace goes along.
  const {
    createdBy,
    updatedBy,
    lock,
    rights,
    learnerCount,
    workspaceId,
    holdsBack,
    liveVersion,
    publishTime,
    publishGradings,
    ...handedOn
  } = file;
  expect([
    createdBy,
    updatedBy,
    lock,
    rights,
    learnerCount,
    workspaceId,
    holdsBack,
    liveVersion,
    publishTime,
    publishGradings,
  ]).not.toContain(undefined);
  expect(data.authoredCourse.exported).toEqual(handedOn);
});

test('OP-238 what a course lacks of packages and files is told, in a call of its own', async () => {
  const missing = [{ kind: 'FILE', address: '/static/files/aa.png', lecture: 'Reads', path: 'modules.0.imageUrl' }];
  gateway.on('GET', `${courses}/258`, { body: anAuthoredCourse() });
  gateway.on('GET', `${courses}/258/missingfiles`, { body: missing });
  const { data } = await gateway.ask(
    '{ authoredCourse(id: 258) { missingFiles { kind address lecture path } } }',
    {},
    bearer(),
  );
  expect(data.authoredCourse.missingFiles).toEqual(missing);
});

test('OP-285 the files of a course that are heavy on a phone are told, in a call of its own', async () => {
  const heavy = [{ address: '/static/files/aa.gif', byteCount: 1_000_001, lecture: null, path: 'courseImage' }];
  gateway.on('GET', `${courses}/258`, { body: anAuthoredCourse() });
  gateway.on('GET', `${courses}/258/heavyfiles`, { body: heavy });
  const { data } = await gateway.ask(
    '{ authoredCourse(id: 258) { heavyFiles { address byteCount lecture path } } }',
    {},
    bearer(),
  );
  expect(data.authoredCourse.heavyFiles).toEqual(heavy);
});

describe('importing', () => {
  const query = `mutation($input: ImportCourseInput!) { importCourse(input: $input) { course { courseId } ${refusal} } }`;
  const importing = (content: unknown) => gateway.ask(query, { input: { content } }, bearer());

  test('IMPEX-02 OP-73 the file goes as it is', async () => {
    gateway.on('POST', `${courses}/_import`, {
      status: 201,
      body: { ...anAuthoredCourse({ id: 1400 }), warnings: [] },
    });
    const { data } = await importing({ name: 'Tea', modules: [] });
    expect(data.importCourse).toEqual({ course: { courseId: 1400 }, userErrors: [] });
    expect(gateway.calls[0]?.body).toEqual({ name: 'Tea', modules: [] });
  });

  test('IMPEX-02 OP-73 what the workspace does not have is told, and nothing of it when the file is refused', async () => {
    const warning = {
      kind: 'PACKAGE',
      address: '/scorm/7/x/a.html',
      lecture: 'Plays',
      path: 'modules.0.lectures.0.mediaSource',
    };
    const body = { ...anAuthoredCourse({ id: 1400 }), warnings: [warning] };
    gateway.on('POST', `${courses}/_import`, { status: 201, body });
    const told = `mutation($input: ImportCourseInput!) { importCourse(input: $input) { course { courseId } warnings { kind address lecture path } } }`;
    const ask = (content: unknown) => gateway.ask(told, { input: { content } }, bearer());
    expect((await ask({ name: 'Tea' })).data.importCourse).toEqual({ course: { courseId: 1400 }, warnings: [warning] });
    expect((await ask('tea')).data.importCourse).toEqual({ course: null, warnings: null });
  });

  test('IMPEX-02 what does not fit is told with its place in the file', async () => {
    const errors = [{ field: 'modules.0.lectures.1.name', message: '`modules[0].lectures[1].name` is required.' }];
    gateway.on('POST', `${courses}/_import`, { status: 400, body: { code: 'INVALID', message: 'Invalid', errors } });
    const { data } = await importing({ name: 'Tea' });
    expect(data.importCourse.userErrors).toEqual([
      {
        code: 'INVALID',
        field: 'content',
        message: '`input.content.modules[0].lectures[1].name` is required.',
        params: { path: 'modules.0.lectures.1.name' },
      },
    ]);
  });

  test.each([
    ['a text', 'tea'],
    ['a list', [1]],
  ])('IMPEX-02 %s is no course, and never reaches the platform', async (_what, content) => {
    const { data } = await importing(content);
    expect(gateway.calls).toEqual([]);
    expect(data.importCourse).toMatchObject({ course: null, userErrors: [{ code: 'INVALID', field: 'content' }] });
  });
});

describe('tags', () => {
  const tagOf = (id: number) => Buffer.from(`Tag:${id}`).toString('base64url');
  const query = `query($search: String, $first: Int) { workspace { tags(search: $search, first: $first) {
    totalCount edges { courseCount node { id tagId name } } } } }`;

  test('CRS-19 OP-34 with how many courses carry each, in one call', async () => {
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
    gateway.on('GET', '/api/v1/secured/tags', {
      body: aPage([
        { id: 5, name: 'language', courseCount: 3 },
        { id: 6, name: 'tea' },
      ]),
    });
    const { data, errors } = await gateway.ask(query, { search: ' la ', first: 100 }, bearer());
    expect(errors).toEqual([]);
    expect(data.workspace.tags.edges).toEqual([
      { courseCount: 3, node: { id: tagOf(5), tagId: 5, name: 'language' } },
      { courseCount: null, node: { id: tagOf(6), tagId: 6, name: 'tea' } },
    ]);
    expect(gateway.paths()).toContain("GET /api/v1/secured/tags?page=0&size=100&q=name=='*la*'");
  });

  test('OP-232 one is renamed, refused for a name that is taken, and goes into the other when the two shall merge', async () => {
    const rename = `mutation($input: RenameTagInput!) { renameTag(input: $input) { tag { tagId name } deletedTagId ${refusal} } }`;
    gateway.on('PATCH', '/api/v1/secured/tags/5', { body: { id: 5, name: 'Tea' } });
    const { data } = await gateway.ask(rename, { input: { tagId: tagOf(5), name: 'Tea' } }, bearer());
    expect(data.renameTag).toEqual({ tag: { tagId: 5, name: 'Tea' }, deletedTagId: null, userErrors: [] });
    gateway.on('PATCH', '/api/v1/secured/tags/5', {
      status: 409,
      body: { code: 'TAG_NAME_TAKEN', message: 'taken', params: { name: 'tea' } },
    });
    const refused = await gateway.ask(rename, { input: { tagId: '5', name: 'TEA' } }, bearer());
    expect(refused.data.renameTag).toMatchObject({ tag: null, userErrors: [{ code: 'TAG_NAME_TAKEN' }] });
    gateway.on('PATCH', '/api/v1/secured/tags/5', { body: { id: 6, name: 'tea' } });
    const merged = await gateway.ask(rename, { input: { tagId: '5', name: 'TEA', merge: true } }, bearer());
    expect(merged.data.renameTag).toMatchObject({ tag: { tagId: 6 }, deletedTagId: tagOf(5), userErrors: [] });
  });

  test('CRS-19 REST-43 one is deleted, and told when it is gone', async () => {
    const remove = `mutation($input: DeleteTagInput!) { deleteTag(input: $input) { deletedTagId ${refusal} } }`;
    gateway.on('DELETE', '/api/v1/secured/tags/5', { status: 204 });
    const { data } = await gateway.ask(remove, { input: { tagId: tagOf(5) } }, bearer());
    expect(data.deleteTag).toEqual({ deletedTagId: tagOf(5), userErrors: [] });
    gateway.on('DELETE', '/api/v1/secured/tags/5', { status: 404, body: { code: 'NOT_FOUND', message: 'Gone' } });
    const again = await gateway.ask(remove, { input: { tagId: '5' } }, bearer());
    expect(again.data.deleteTag).toMatchObject({ deletedTagId: null, userErrors: [{ code: 'NOT_FOUND' }] });
  });
});
