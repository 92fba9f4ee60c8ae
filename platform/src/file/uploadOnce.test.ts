import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { aPicture, tryUpload, upload } from '../testing/uploads.ts';

let server: TestApp;
let author: TestUser;
beforeAll(async () => {
  server = await createTestApp();
  author = await server.aUser({ roleAdmin: true });
});
afterAll(() => server.close());

const countFiles = () =>
  inWorkspace(
    server.db,
    author.workspaceId,
    async (trx) => (await trx.selectFrom('file').selectAll().execute()).length,
  );

test('OP-322 OP-296 three uploads at once with one key make one file', async () => {
  const before = await countFiles();
  const given = { bytes: await aPicture(30), name: 'Tea', key: 'three-at-once' };
  const replies = await Promise.all([1, 2, 3].map(() => tryUpload(server, author, given)));
  const [first] = replies;
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(replies.map(({ body }) => body)).toEqual([first?.body, first?.body, first?.body]);
  expect(await countFiles()).toBe(before + 1);

  const later = await tryUpload(server, author, given);
  expect(later.body).toEqual(first?.body);
  expect(await countFiles()).toBe(before + 1);
});

test('OP-322 a key is of what was sent with it: other bytes or another name are refused, and without one each upload is a file', async () => {
  const bytes = await aPicture(31);
  const one = await upload(server, author, { bytes, name: 'Tea', key: 'of-what-was-sent' });
  const others = [
    { bytes: await aPicture(32), name: 'Tea' },
    { bytes, name: 'Coffee' },
  ];
  for (const other of others) {
    const { status, body } = await tryUpload<{ readonly code: string }>(server, author, {
      ...other,
      key: 'of-what-was-sent',
    });
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  }
  const another = await upload(server, author, { bytes, name: 'Tea' });
  expect(another.id).not.toBe(one.id);
});
