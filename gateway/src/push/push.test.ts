import { afterEach, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../globalId.ts';
import { mePath } from '../testing/browser.ts';
import { aUser } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/users/me/notices';
const wire = {
  publicKey: 'BKey',
  certificate: true,
  achievement: false,
  due: true,
  reply: false,
  question: true,
  enrolment: true,
  devices: [{ id: 1007, endpointHash: 'ab12', createTime: '2026-05-04T10:00:00.000Z' }],
};
const id = toGlobalId('NoticeDevice', 1007);
const answer = {
  publicKey: 'BKey',
  certificate: true,
  achievement: false,
  due: true,
  reply: false,
  question: true,
  enrolment: true,
  devices: [{ id, deviceId: 1007, endpointHash: 'ab12', createTime: '2026-05-04T10:00:00.000Z' }],
};
const fields =
  'publicKey certificate achievement due reply question enrolment devices { id deviceId endpointHash createTime }';
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

test('BEY-15 the notices of the viewer are one call, made when they are asked for', async () => {
  gateway.on('GET', mePath, { body: aUser() });
  gateway.on('GET', path, { body: wire });
  const { data } = await gateway.ask(`{ viewer { notices { ${fields} } } }`, {}, bearer());
  expect(data.viewer.notices).toEqual(answer);
  await gateway.ask('{ viewer { hasPassword } }', {}, bearer());
  expect(gateway.paths().filter((call) => call.endsWith(path))).toHaveLength(1);
});

test('BEY-15 OP-205 a browser of the viewer is found by its id, another is not', async () => {
  gateway.on('GET', path, { body: wire });
  const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { ... on NoticeDevice { deviceId endpointHash } } }';
  const ids = [id, toGlobalId('NoticeDevice', 1008)];
  const { data, errors } = await gateway.ask(query, { ids }, bearer());
  expect(errors).toEqual([]);
  expect(data.nodes).toEqual([{ deviceId: 1007, endpointHash: 'ab12' }, null]);
});

test.each([
  ['updateNotices', 'UpdateNoticesInput', { achievement: false }, 'PATCH', path, { achievement: false }],
  [
    'updateNotices',
    'UpdateNoticesInput',
    { certificate: null, achievement: true },
    'PATCH',
    path,
    { achievement: true },
  ],
  [
    'addNoticeDevice',
    'AddNoticeDeviceInput',
    { endpoint: 'https://push.test/1', p256dh: 'Bk', auth: 'a' },
    'PUT',
    `${path}/devices`,
    { endpoint: 'https://push.test/1', p256dh: 'Bk', auth: 'a' },
  ],
  ['removeNoticeDevice', 'RemoveNoticeDeviceInput', { deviceId: '1007' }, 'DELETE', `${path}/devices/1007`, ''],
] as const)(
  'BEY-15 %s sends what it was given and answers the notices',
  async (name, type, input, method, to, body) => {
    gateway.on(method, to, { body: wire });
    const document = `mutation($i: ${type}!) { ${name}(input: $i) { notices { ${fields} } userErrors { code } } }`;
    const { data } = await gateway.ask(document, { i: input }, bearer());
    expect(data[name]).toEqual({ notices: answer, userErrors: [] });
    expect(gateway.calls[0]?.body).toEqual(body);
  },
);

test('BEY-15 a refusal names the field', async () => {
  gateway.on('PUT', `${path}/devices`, {
    status: 400,
    body: {
      code: 'INVALID',
      message: 'no',
      errors: [{ field: 'endpoint', message: 'must be a public https address' }],
    },
  });
  const { data } = await gateway.ask(
    'mutation($i: AddNoticeDeviceInput!) { addNoticeDevice(input: $i) { notices { publicKey } userErrors { code field } } }',
    { i: { endpoint: 'https://10.0.0.1/', p256dh: 'Bk', auth: 'a' } },
    bearer(),
  );
  expect(data.addNoticeDevice).toEqual({ notices: null, userErrors: [{ code: 'INVALID', field: 'endpoint' }] });
});
