import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { aPicture, tryUpload, upload, type Upload } from '../testing/uploads.ts';
import { insertFile } from './fileQueries.ts';
import { keepInStore } from './keepInStore.ts';

let server: TestApp;
let author: TestUser;
beforeAll(async () => {
  server = await createTestApp();
  author = await server.aUser({ roleAdmin: true });
});
afterAll(() => server.close());

const countFiles = (of = server) =>
  inWorkspace(of.db, author.workspaceId, async (trx) => (await trx.selectFrom('file').selectAll().execute()).length);

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

describe('a workspace with room for one copy', () => {
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(200_000, ' '),
    Buffer.from('\nstartxref\n0\n%%EOF\n'),
  ]);
  let small: TestApp;
  let admin: TestUser;
  beforeEach(async () => {
    small = await createTestApp({ FILES_BYTES_PER_WORKSPACE: String(pdf.length) });
    admin = await small.aUser({ roleAdmin: true });
  });
  afterEach(() => small.close());

  const send = (given: Upload) =>
    tryUpload<{ readonly code?: string }>(small, admin, { bytes: pdf, fileName: 'a.pdf', ...given });
  const codes = (replies: readonly Awaited<ReturnType<typeof send>>[]) =>
    replies.map(({ status, body }) => [status, body.code]);

  test('OP-322 answers the first upload to its repetition, though nothing has room any more', async () => {
    const first = await send({ key: 'once' });
    expect(first.status).toBe(201);
    const again = await send({ key: 'once' });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(codes([await send({ key: 'another' }), await send({})])).toEqual([
      [409, 'STORAGE_FULL'],
      [409, 'STORAGE_FULL'],
    ]);
    expect(codes([await send({ key: 'once', name: 'Coffee' })])).toEqual([[422, 'IDEMPOTENCY_KEY_REUSED']]);
    expect(await countFiles(small)).toBe(1);
  });

  test('OP-322 answers the same twice where it comes twice at once, and takes one of two keys', async () => {
    const same = await Promise.all([send({ key: 'at-once' }), send({ key: 'at-once' })]);
    expect(same.map(({ status }) => status)).toEqual([201, 201]);
    expect(same[1]?.body).toEqual(same[0]?.body);
    expect(await countFiles(small)).toBe(1);
    const picture = await send({ bytes: await aPicture(900), fileName: 'a.png', key: 'at-once' });
    expect(codes([picture])).toEqual([[422, 'IDEMPOTENCY_KEY_REUSED']]);
  });

  test('OP-322 answers what another server stored for the key, and leaves nothing of its own in the store', async () => {
    const once = { workspaceId: 1, userId: admin.userId, operation: 'keep', key: randomUUID(), requestHash: 'x' };
    const deps = { db: small.db, clock: small.now, config: small.config, files: small.app.files };
    const keep = (storeKey: string, fill: () => Promise<void>) =>
      keepInStore(deps, { storeKey, bytes: pdf.length, once }, fill, async () => 'ours');
    const theirs = {
      name: 'a.pdf',
      extension: 'pdf',
      category: 'CONTENT',
      type: 'PDF',
      alternative_text: null,
      hash: '0'.repeat(64),
      width: null,
      store_key: '1/theirs',
    } as const;
    const answer = await keep('1/ours', async () => {
      await small.app.files.put('1/ours/a.pdf', pdf, 'application/pdf');
      await inWorkspace(small.db, 1, async (trx) => {
        // What the other one made takes all the room.
        await insertFile(trx, 1, admin.userId, { ...theirs, byte_count: pdf.length }, small.now());
        await withIdempotency(trx, once, async () => ({ status: 201, body: 'theirs' }));
      });
    });
    const later = await keep('1/later', () => Promise.reject(new Error('nothing is filled again')));
    expect([answer, later]).toEqual(['theirs', 'theirs']);
    expect(await small.app.files.size('1/ours/a.pdf')).toBeNull();
    const announced = await inWorkspace(small.db, 1, (trx) => trx.selectFrom('file_removal').selectAll().execute());
    expect(announced).toEqual([]);
  });

  test('OP-322 tries a repetition for itself where the first one failed', async () => {
    const once = { workspaceId: 1, userId: admin.userId, operation: 'keep', key: randomUUID(), requestHash: 'x' };
    const deps = { db: small.db, clock: small.now, config: small.config, files: small.app.files };
    const keep = (storeKey: string, fill: () => Promise<void>) =>
      keepInStore(deps, { storeKey, bytes: pdf.length, once }, fill, async () => storeKey);
    const answers = await Promise.allSettled([
      keep('1/first', () => Promise.reject(new Error('the disk is full'))),
      keep('1/second', async () => undefined),
    ]);
    expect(answers).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: '1/second' }]);
  });
});
