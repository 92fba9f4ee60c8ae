import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import type { Page } from '../http/paging.ts';
import { doJobs } from '../testing/doJobs.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { aPicture, multipartType, tryUpload, upload, uploadBody } from '../testing/uploads.ts';
import { pageOf } from '../http/paging.ts';
import { fileResponse, type FileResponse } from './fileSchemas.ts';
import { queueCleaning } from './cleaningQueue.ts';
import { lockAndSumStored } from './fileQueries.ts';
import type { FileStore } from './fileStore.ts';
import { makeVersions } from './makeVersions.ts';
import { removeDueFiles } from './removeDueFiles.ts';

interface Refusal {
  code: string;
  message: string;
  params: Record<string, unknown>;
}

const megabyte = 1024 * 1024;

/** Sound of 32 frames without a tone, between an ID3v2 and an ID3v1 tag that tell a name. */
function aSong(frames = 32): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  const title = Buffer.from('Secret name of the singer');
  const id3v2 = Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, title.length]), title]);
  const id3v1 = Buffer.concat([Buffer.from('TAGSecret name'), Buffer.alloc(114)]);
  return Buffer.concat([id3v2, ...Array.from({ length: frames }, () => frame), id3v1]);
}

const aPdf = (bytes = 0): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, ' '), Buffer.from('\nstartxref\n0\n%%EOF\n')]);

const stores: Record<
  'folder' | 'S3',
  () => Promise<{ environment: Record<string, string>; close(): Promise<unknown> }>
> = {
  folder: async () => ({ environment: {}, close: async () => undefined }),
  S3: async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lectern-s3-'));
    const s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, resetOnClose: true });
    const { port } = await s3.run();
    const endpoint = `http://127.0.0.1:${port}`;
    const client = new S3Client({
      endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    });
    await client.send(new CreateBucketCommand({ Bucket: 'lectern' }));
    client.destroy();
    return {
      environment: {
        S3_BUCKET: 'lectern',
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      },
      close: async () => {
        await s3.close();
        await rm(directory, { recursive: true, force: true });
      },
    };
  },
};

describe.each(['folder', 'S3'] as const)('files in a store: %s', (kind) => {
  let store: Awaited<ReturnType<(typeof stores)['S3']>>;
  let server: TestApp;
  let author: TestUser;
  let learner: TestUser;

  beforeAll(async () => {
    store = await stores[kind]();
    server = await createTestApp(store.environment);
    author = await server.aUser({ createCourse: true });
    learner = await server.aUser();
  });
  afterAll(async () => {
    await server.close();
    await store.close();
  });

  const listUrl = '/api/v1/secured/workspaces/1/files';
  const pathOf = (file: FileResponse) => new URL(file.url).pathname;
  const bytesAt = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await server.app.inject({ url: path, headers: { host: 'localhost', ...headers } });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  };
  const housekeeping = () => removeDueFiles({ db: server.db, clock: server.now, files: server.app.files });

  test('REST-60 REST-63 GW-33 OP-31 a picture comes, has its documented shape and stands at an address of its bytes', async () => {
    const file = await upload(server, author, {
      name: 'Our house',
      fileName: 'IMG_1.PNG',
      alternativeText: 'A house',
      category: 'COVER_IMAGE',
    });
    expect(fileResponse.parse(file)).toEqual(file);
    expect(file).toMatchObject({
      name: 'Our house.png',
      category: 'COVER_IMAGE',
      type: 'IMAGE',
      multiVersion: false,
      alternativeText: 'A house',
      createTime: server.now().toISOString(),
    });
    const { body } = await server.call('GET', `${listUrl}/${file.id}`, { as: author });
    expect(body).toEqual(file);
    const { status, headers, bytes } = await bytesAt(pathOf(file));
    expect([status, bytes.length]).toEqual([200, file.byteCount]);
    expect(pathOf(file)).toBe(`/static/files/${createHash('sha256').update(bytes).digest('hex')}.png`);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'content-disposition': `inline; filename="Our house.png"; filename*=UTF-8''Our%20house.png`,
    });
    expect((await bytesAt(pathOf(file), { 'if-none-match': String(headers.etag) })).status).toBe(304);
    // Of the workspace of the host alone.
    expect((await bytesAt(pathOf(file), { host: 'acme.localhost' })).status).toBe(404);
  });

  test('LIB-09 LIB-11 sound and documents come for content, sound without its tags, and are answered in ranges', async () => {
    const song = await upload(server, author, { fileName: 'song.mp3', bytes: aSong(), fileFirst: true });
    expect(song).toMatchObject({ type: 'MP3', name: 'song.mp3', byteCount: 32 * 417, multiVersion: false });
    const { bytes } = await bytesAt(pathOf(song));
    expect(bytes.includes('Secret')).toBe(false);
    const part = await bytesAt(pathOf(song), { range: 'bytes=417-420' });
    expect([part.status, part.headers['content-range'], [...part.bytes]]).toEqual([
      206,
      `bytes 417-420/${song.byteCount}`,
      [0xff, 0xfb, 0x90, 0x00],
    ]);
    expect((await bytesAt(pathOf(song), { range: 'bytes=-1' })).bytes).toHaveLength(1);
    expect((await bytesAt(pathOf(song), { range: 'bytes=99999999-' })).status).toBe(416);
    const pdf = await upload(server, author, { fileName: 'paper.pdf', bytes: aPdf(5 * megabyte) });
    const { headers } = await bytesAt(pathOf(pdf));
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': String(pdf.byteCount) });
    // The viewers of browsers do not start in a sandbox; nothing else is allowed there either.
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  test('LEC-16 LIM-22 OP-31 versions are made later, in the widths below, as the reader takes them', async () => {
    const bytes = await aPicture(1000, 10);
    const file = await upload(server, author, { bytes });
    expect(file.multiVersion).toBe(true);
    const waiting = await bytesAt(`${pathOf(file)}?w=600`, { accept: 'image/avif,image/webp,*/*' });
    expect(waiting.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, no-cache' });
    const work = makeVersions({ db: server.db, clock: server.now, files: server.app.files });
    let done = 0;
    for (let batch = await doJobs(server, work); batch.completed > 0; batch = await doJobs(server, work)) {
      done += batch.completed;
    }
    expect(done).toBeGreaterThan(0);
    const at = async (width: number, accept: string) => {
      const { headers, bytes: answered } = await bytesAt(`${pathOf(file)}?w=${width}`, { accept });
      const { width: found, format } = await sharp(answered).metadata();
      return [headers['content-type'], headers['cache-control'], headers.vary, found, format];
    };
    const forever = 'public, max-age=31536000, immutable';
    expect(await at(600, 'image/avif,image/webp,*/*')).toEqual(['image/avif', forever, 'accept', 640, 'heif']);
    expect(await at(641, 'image/webp,*/*')).toEqual(['image/webp', forever, 'accept', 768, 'webp']);
    expect(await at(640, '*/*')).toEqual(['image/png', forever, 'accept', 1000, 'png']);
    expect(await at(1024, 'image/avif')).toEqual(['image/png', forever, 'accept', 1000, 'png']);
    expect((await bytesAt(`${pathOf(file)}?w=none`)).status).toBe(400);
  });

  test('REST-64 LIB-05 a deleted file is gone at once, and its bytes with the next housekeeping', async () => {
    const file = await upload(server, author, { bytes: await aPicture(31, 7) });
    const row = await inWorkspace(server.db, 1, (trx) =>
      trx
        .selectFrom('file')
        .selectAll()
        .where('file.workspace_id', '=', 1)
        .where('file.file_id', '=', file.id)
        .executeTakeFirstOrThrow(),
    );
    const stored = () =>
      server.app.files.readAll(`${row.store_key}/original.png`).then(
        (bytes) => bytes.length,
        () => 'gone',
      );
    expect(await stored()).toBe(file.byteCount);
    expect((await server.call('DELETE', `${listUrl}/${file.id}`, { as: author })).status).toBe(204);
    expect((await bytesAt(pathOf(file))).status).toBe(404);
    expect((await server.call('DELETE', `${listUrl}/${file.id}`, { as: author })).status).toBe(404);
    await housekeeping();
    expect(await stored()).toBe('gone');
  });

  test('an upload that ends between the store and the row leaves nothing', async () => {
    const storeKey = `1/${randomUUID()}`;
    await server.app.files.put(`${storeKey}/original.png`, await aPicture(), 'image/png');
    const later = new Date(server.now().getTime() + 3_600_000);
    await inWorkspace(server.db, 1, (trx) =>
      trx.insertInto('file_removal').values({ workspace_id: 1, store_key: storeKey, due_time: later }).execute(),
    );
    await housekeeping();
    expect(await server.app.files.readAll(`${storeKey}/original.png`)).not.toHaveLength(0);
    const before = server.now();
    server.at(later);
    await housekeeping();
    server.at(before);
    await expect(server.app.files.readAll(`${storeKey}/original.png`)).rejects.toThrow('original.png');
  });

  test('SET-01 everyone uploads a picture of themselves, which nobody else finds; the one that is worn and the newest stay', async () => {
    const worn = await upload(server, learner, { category: 'AVATAR', bytes: await aPicture(20, 20) });
    await server.call('PATCH', '/api/v1/secured/users/me', { as: learner, body: { picture: worn.url } });
    expect((await bytesAt(pathOf(worn))).headers['cache-control']).toBe('private, max-age=86400');
    const second = await upload(server, learner, { category: 'AVATAR', bytes: await aPicture(21, 20) });
    const third = await upload(server, learner, { category: 'AVATAR', bytes: await aPicture(22, 20) });
    const own = await server.call<Page<FileResponse>>('GET', listUrl, { as: learner });
    expect(own.body.content.map(({ id }) => id)).toEqual([third.id, worn.id]);
    expect((await bytesAt(pathOf(second))).status).toBe(404);
    const { body } = await server.call<Page<FileResponse>>('GET', `${listUrl}?q=category==AVATAR`, { as: author });
    expect(body.content).toEqual([]);
    expect((await server.call('GET', `${listUrl}/${worn.id}`, { as: author })).status).toBe(404);
  });

  test('SET-01 however often the same picture is sent, and whatever a person calls theirs, one that is worn stays and the newest', async () => {
    const person = await server.aUser();
    const send = async (width: number) =>
      upload(server, person, { category: 'AVATAR', bytes: await aPicture(width, 23) });
    const wear = (picture: string) =>
      server.call('PATCH', '/api/v1/secured/users/me', { as: person, body: { picture } });
    const own = async () =>
      (await server.call<Page<FileResponse>>('GET', listUrl, { as: person })).body.content.map(({ id }) => id);
    const first = await send(60);
    const hashes = [first.url, (await send(61)).url].map((url) => url.replace(/.*\//, ''));
    await wear(`${first.url}?of=${hashes.join(',')}`);
    const kept = [await send(60), await send(60), await send(62)];
    expect(await own()).toEqual([kept[2]?.id, kept[1]?.id]);
    await wear(`http://elsewhere.test/${hashes.join('/')}/x.png`);
    expect(await own()).toEqual([kept[2]?.id, kept[1]?.id]);
    const last = await send(63);
    expect(await own()).toEqual([last.id]);
  });

  test('LIB-05 a picture that is deleted while its versions are made leaves none of them', async () => {
    const file = await upload(server, author, { bytes: await aPicture(1100, 11) });
    const storeKey = await inWorkspace(server.db, 1, async (trx) => {
      const row = await trx
        .selectFrom('file')
        .select('file.store_key')
        .where('file.workspace_id', '=', 1)
        .where('file.file_id', '=', file.id)
        .executeTakeFirstOrThrow();
      return row.store_key;
    });
    const written: string[] = [];
    const files: FileStore = {
      ...server.app.files,
      put: async (key, bytes, contentType) => {
        if (key.startsWith(storeKey) && written.length === 0) {
          await server.call('DELETE', `${listUrl}/${file.id}`, { as: author });
          await housekeeping();
        }
        written.push(key);
        return server.app.files.put(key, bytes, contentType);
      },
    };
    const work = makeVersions({ db: server.db, clock: server.now, files });
    await doAll(server, work);
    expect(written.filter((key) => key.startsWith(storeKey)).length).toBeGreaterThan(1);
    const before = server.now();
    server.at(new Date(before.getTime() + 3_600_000));
    await housekeeping();
    server.at(before);
    for (const key of [`${storeKey}/original.png`, ...written.filter((each) => each.startsWith(storeKey))]) {
      await expect(server.app.files.readAll(key)).rejects.toThrow(key);
    }
  });

  test('OP-08 pictures of people go with them; what else they uploaded stays with the workspace', async () => {
    const leaving = await server.aUser({ createCourse: true });
    const picture = await upload(server, leaving, { category: 'AVATAR', bytes: await aPicture(50, 50) });
    const kept = await upload(server, leaving, { bytes: await aPicture(51, 50), name: 'Kept' });
    const me = '/api/v1/secured/users/me';
    const { body } = await server.call<{ files: object[] }>('GET', `${me}/personaldata`, { as: leaving });
    expect(body.files).toMatchObject([
      { id: picture.id, category: 'AVATAR' },
      { id: kept.id, name: 'Kept.png' },
    ]);
    const erased = await server.call('DELETE', me, { as: leaving, body: { confirmUsername: leaving.username } });
    expect(erased.status).toBe(204);
    expect((await bytesAt(pathOf(picture))).status).toBe(404);
    expect((await server.call('GET', `${listUrl}/${kept.id}`, { as: author })).body).toMatchObject({
      name: 'Kept.png',
    });
    await housekeeping();
    expect((await bytesAt(pathOf(kept))).status).toBe(200);
  });
});

describe('files', () => {
  let server: TestApp;
  let author: TestUser;
  beforeAll(async () => {
    server = await createTestApp({ FILES_BYTES_PER_WORKSPACE: String(8 * megabyte) });
    author = await server.aUser({ createCourse: true });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  const listUrl = '/api/v1/secured/workspaces/1/files';
  const refusal = async (given: Parameters<typeof tryUpload>[2], as = author) => {
    const { status, body } = await tryUpload<Refusal>(server, as, given);
    return [status, body.code, body.message];
  };
  const incoming = () => readdir(join(server.config.fileStore.folder, 'incoming'));
  const ofContent = 'Invalid file type. Only png, jpg, jpeg, gif, webp, mp3, pdf, webm, mp4 files allowed';
  const ofPictures = 'Invalid file type. Only png, jpg, jpeg, gif, webp files allowed';

  test('LIB-06 LIB-11 LIB-12 what a category does not take is refused in the words of the product', async () => {
    expect(await refusal({ fileName: 'a.pdf', bytes: aPdf(), category: 'OTHER' })).toEqual([
      400,
      'INVALID_FILE_TYPE',
      'Invalid file type. Only png, jpg, jpeg, gif, webp, mp3 files allowed',
    ]);
    for (const category of ['AVATAR', 'FRAME', 'COVER_IMAGE']) {
      expect(await refusal({ fileName: 'a.mp3', bytes: aSong(), category })).toEqual([
        400,
        'INVALID_FILE_TYPE',
        ofPictures,
      ]);
    }
    // Also where the category stands behind the file, by its bytes or by its name.
    for (const bytes of [aSong(), Buffer.from('<html>'), Buffer.alloc(300_000, 'x')]) {
      for (const fileFirst of [true, false]) {
        expect(await refusal({ fileName: 'a.png', bytes, category: 'COVER_IMAGE', fileFirst })).toEqual([
          400,
          'INVALID_FILE_TYPE',
          ofPictures,
        ]);
      }
    }
    expect((await refusal({ category: 'ALL' })).slice(0, 2)).toEqual([400, 'INVALID']);
    expect(await refusal({ bytes: Buffer.alloc(0) })).toEqual([400, 'FILE_EMPTY', 'This file is empty']);
  });

  test.each<[string, string, () => Promise<Buffer> | Buffer, string, string]>([
    [
      'a page that calls itself a picture',
      'a.png',
      () => Buffer.from('<html><script>1</script>'),
      'INVALID_FILE_TYPE',
      ofContent,
    ],
    [
      'a drawing with a script',
      'a.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'INVALID_FILE_TYPE',
      ofContent,
    ],
    ['a program', 'a.exe', () => Buffer.from(`MZ${'\0'.repeat(5000)}`), 'INVALID_FILE_TYPE', ofContent],
    ['a picture that calls itself a document', 'a.pdf', () => aPicture(), 'INVALID_FILE_TYPE', ofContent],
    ['a picture that calls itself a page', 'a.html', () => aPicture(), 'INVALID_FILE_TYPE', ofContent],
    [
      'a picture that is cut short',
      'a.png',
      async () =>
        (
          await sharp({
            create: {
              width: 99,
              height: 99,
              channels: 3,
              background: 'red',
              noise: { type: 'gaussian', mean: 99, sigma: 30 },
            },
          })
            .png()
            .toBuffer()
        ).subarray(0, 9000),
      'FILE_UNREADABLE',
      'This file is damaged or incomplete',
    ],
    [
      'a head of a JPEG and nothing else',
      'a.jpg',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, '<script>')]),
      'FILE_UNREADABLE',
      'This file is damaged or incomplete',
    ],
    [
      'a document without an end',
      'a.pdf',
      () => Buffer.from('%PDF-1.7 and nothing'),
      'FILE_UNREADABLE',
      'This file is damaged or incomplete',
    ],
    [
      'a page before a document',
      'a.pdf',
      () => Buffer.concat([Buffer.from('<script>1</script>'), aPdf()]),
      'INVALID_FILE_TYPE',
      ofContent,
    ],
    [
      'noise that begins like sound',
      'a.mp3',
      () => Buffer.concat([aSong(1).subarray(35, 35 + 417), Buffer.alloc(5000, 'x')]),
      'FILE_UNREADABLE',
      'This file is damaged or incomplete',
    ],
    [
      'a picture that would fill the memory',
      'a.png',
      () => aBomb(30_000, 30_000),
      'PICTURE_TOO_LARGE',
      'Pictures should not exceed 50 megapixels',
    ],
  ])('LIB-06 %s is refused, and nothing stays of it', async (_what, fileName, bytes, code, message) => {
    expect(await refusal({ fileName, bytes: await bytes() })).toEqual([400, code, message]);
    expect(await incoming()).toEqual([]);
  });

  test('a picture that is a page and an archive as well is a picture alone afterwards, without what was noted of its place', async () => {
    const clean = await sharp(await aPicture(16, 16))
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .toBuffer();
    const bytes = Buffer.concat([clean, Buffer.from('<html><script>alert(1)</script>PK\x03\x04')]);
    const file = await upload(server, author, { fileName: 'both.jpg', bytes });
    const { rawPayload } = await server.app.inject({ url: new URL(file.url).pathname, headers: { host: 'localhost' } });
    for (const text of ['script', 'Secret', 'PK\x03\x04', 'Exif']) {
      expect(rawPayload.includes(text), text).toBe(false);
    }
    expect((await sharp(rawPayload).metadata()).width).toBe(16);
  });

  test('a picture that moves still moves, and one that lies stands upright', async () => {
    const frames = await Promise.all(['red', 'lime', 'blue'].map((colour) => aPicture(9, 9, colour)));
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const moving = await upload(server, author, { fileName: 'a.gif', bytes: gif });
    const { rawPayload } = await server.app.inject({
      url: new URL(moving.url).pathname,
      headers: { host: 'localhost' },
    });
    expect((await sharp(rawPayload, { animated: true }).metadata()).pages).toBe(3);
    const lying = await sharp(await aPicture(30, 10))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const upright = await upload(server, author, { fileName: 'a.jpeg', bytes: lying });
    const turned = await server.app.inject({ url: new URL(upright.url).pathname, headers: { host: 'localhost' } });
    const { width, height, orientation } = await sharp(turned.rawPayload).metadata();
    expect([width, height, orientation, upright.name]).toEqual([10, 30, undefined, 'a.jpeg']);
  });

  test('LIB-07 LIB-08 LIB-09 LIB-10 LIM-20 LIM-21 exactly the limit is taken, a byte more is not', async () => {
    const song = aSong();
    const filled = (bytes: number) =>
      Buffer.concat([song.subarray(0, 35 + 32 * 417), Buffer.alloc(bytes - 35 - 32 * 417)]);
    const [most, mostOfPdf] = [4 * megabyte, 60 * megabyte];
    expect(await refusal({ fileName: 'a.mp3', bytes: filled(most + 1) })).toEqual([
      400,
      'FILE_TOO_LARGE',
      'Files should not exceed 4 MB in size',
    ]);
    const png = await aPicture();
    expect(await refusal({ bytes: Buffer.concat([png, Buffer.alloc(most + 1 - png.length)]) })).toEqual([
      400,
      'FILE_TOO_LARGE',
      'Files should not exceed 4 MB in size',
    ]);
    expect(await refusal({ fileName: 'a.pdf', bytes: aPdf(mostOfPdf) })).toEqual([
      400,
      'FILE_TOO_LARGE',
      'Files should not exceed 60 MB in size',
    ]);
    expect(await incoming()).toEqual([]);
    const picture = await upload(server, author, { bytes: Buffer.concat([png, Buffer.alloc(most - png.length)]) });
    expect(picture.byteCount).toBeLessThan(1000);
    await server.call('DELETE', `${listUrl}/${picture.id}`, { as: author });
  });

  test.each([
    ['../../../etc/passwd.png', 'passwd.png'],
    ['..\\..\\boot.png', 'boot.png'],
    ['a\u0000b.png', 'ab.png'],
    ['\u202Egnp.exe.png', 'gnp.exe.png'],
    [`${'x'.repeat(400)}.png`, `${'x'.repeat(200)}.png`],
    [`${' '.repeat(9)}${'.'.repeat(3_000)}.png`, 'file.png'],
    ['.png', 'file.png'],
    ['Über uns 🏡.PNG', 'Über uns 🏡.png'],
    ['blob', 'blob.png'],
    ['a"b\'.png', "a%22b'.png"],
  ])('LIB-13 a file called %j is listed as %s and stored under a name of ours', async (fileName, name) => {
    const file = await upload(server, author, { fileName });
    expect(file.name).toBe(name);
    const answer = await server.app.inject({ url: new URL(file.url).pathname, headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['content-disposition'])).toMatch(
      /^inline; filename="[\w .()-]+"; filename\*=UTF-8''[\w.%~!-]+$/,
    );
    await server.call('DELETE', `${listUrl}/${file.id}`, { as: author });
  });

  test('LIB-13 a file is renamed and described; its extension and address stay', async () => {
    const file = await upload(server, author, { fileName: 'a.png' });
    const change = async (body: object) =>
      (await server.call<FileResponse>('PATCH', `${listUrl}/${file.id}`, { as: author, body })).body;
    expect(await change({ name: 'b' })).toEqual({ ...file, name: 'b.png', updateTime: server.now().toISOString() });
    expect((await change({ name: 'c.pdf' })).name).toBe('c.pdf.png');
    expect((await change({ name: 'd.PNG', alternativeText: 'Four' })).name).toBe('d.png');
    expect(await change({ alternativeText: null })).toMatchObject({
      name: 'd.png',
      alternativeText: null,
      url: file.url,
    });
    expect(await change({ name: ' ' })).toMatchObject({ code: 'INVALID' });
  });

  test('OP-294 REST-62 LIB-01 LIB-02 LIB-04 files are listed with the newest first, by name and category', async () => {
    const other = await server.aUser({ workspaceId: 2, createCourse: true });
    const made: FileResponse[] = [];
    for (const [name, category] of [
      ['Alpha', 'CONTENT'],
      ['alphabet', 'FRAME'],
      ['Beta', 'FRAME'],
    ] as const) {
      server.at(new Date(server.now().getTime() + 1000));
      made.push(await upload(server, other, { name, category }));
    }
    const list = async (query: string) => {
      const { body } = await server.call<Page<FileResponse>>('GET', `/api/v1/secured/workspaces/2/files${query}`, {
        as: other,
      });
      expect(pageOf(fileResponse).parse(body)).toEqual(body);
      return body.content.map(({ name }) => name);
    };
    expect(await list('')).toEqual(['Beta.png', 'alphabet.png', 'Alpha.png']);
    expect(await list('?sort=name,asc')).toEqual(['Alpha.png', 'alphabet.png', 'Beta.png']);
    expect(await list('?q=name==*alpha*;category==FRAME')).toEqual(['alphabet.png']);
    expect(await list('?size=1&page=1')).toEqual(['alphabet.png']);
    // OP-294: renamed last, changed last.
    server.at(new Date(server.now().getTime() + 1000));
    const since = server.now().toISOString();
    await server.call('PATCH', `/api/v1/secured/workspaces/2/files/${made[0]?.id}`, {
      as: other,
      body: { name: 'Zeta' },
    });
    expect(await list(`?q=updateTime=ge='${since}'`)).toEqual(['Zeta.png']);
    expect(await list('?sort=updateTime,asc')).toEqual(['alphabet.png', 'Beta.png', 'Zeta.png']);
    expect((await server.call('GET', `${listUrl}/${made[0]?.id}`, { as: author })).status).toBe(404);
  });

  test('REST-64 a file that is shown is not deleted unawares; the places are named', async () => {
    const file = await upload(server, author, { bytes: await aPicture(40, 3) });
    const { body: course } = await server.call<{ id: number; modules: { id: number; lectures: { id: number }[] }[] }>(
      'POST',
      '/api/v1/secured/courses?include=modules',
      {
        as: author,
        body: {
          name: 'With a picture',
          courseImage: file.url,
          modules: [
            {
              name: 'M',
              lectures: [
                { name: 'L', sections: [{ type: 'TEXT', content: `<p><img src="${file.url}" alt="A"></p>` }] },
              ],
            },
          ],
        },
      },
    );
    await server.call('PATCH', '/api/v1/secured/users/me', { as: author, body: { picture: file.url } });
    const noLecture = { courseId: null, courseName: null, moduleId: null, sectionId: null };
    const usedIn = [
      { kind: 'COURSE', id: course.id, name: 'With a picture', ...noLecture },
      {
        kind: 'LECTURE',
        id: course.modules[0]?.lectures[0]?.id,
        name: 'L',
        courseId: course.id,
        courseName: 'With a picture',
        moduleId: course.modules[0]?.id,
        sectionId: expect.any(Number),
      },
      { kind: 'PERSON', id: author.userId, name: '', ...noLecture },
    ];
    const url = `${listUrl}/${file.id}`;
    expect((await server.call('GET', `${url}?include=usedIn`, { as: author })).body).toEqual({ ...file, usedIn });
    expect(await server.call('DELETE', url, { as: author })).toMatchObject({
      status: 409,
      body: { code: 'FILE_IN_USE', params: { usedIn } },
    });
    expect((await server.call('DELETE', `${url}?forceUpdate=true`, { as: author })).status).toBe(204);
  });

  test('a picture of oneself tells nothing of where else the same bytes are shown', async () => {
    const bytes = await aPicture(41, 4);
    const shown = await upload(server, author, { bytes });
    await server.call('POST', '/api/v1/secured/courses', {
      as: author,
      body: { name: 'A secret draft', courseImage: shown.url },
    });
    const learner = await server.aUser();
    const own = await upload(server, learner, { bytes, category: 'AVATAR' });
    expect(own.url).toBe(shown.url);
    const url = `${listUrl}/${own.id}`;
    expect((await server.call('GET', `${url}?include=usedIn`, { as: learner })).body).toEqual({ ...own, usedIn: [] });
    await server.call('PATCH', '/api/v1/secured/users/me', { as: learner, body: { picture: own.url } });
    expect((await server.call('DELETE', url, { as: learner })).body).toMatchObject({
      code: 'FILE_IN_USE',
      params: { usedIn: [{ kind: 'PERSON', id: learner.userId }] },
    });
  });

  test('who has no such role uploads for themselves alone; who may customise, logos', async () => {
    const learner = await server.aUser();
    for (const category of ['CONTENT', 'COVER_IMAGE', 'FRAME', 'OTHER']) {
      expect((await refusal({ category }, learner)).slice(0, 2)).toEqual([403, 'FORBIDDEN']);
    }
    expect((await tryUpload(server, undefined)).status).toBe(401);
    expect((await tryUpload(server, author, { host: 'acme.localhost' })).status).toBe(401);
    const plain = await server.call('POST', '/upload-api/v1/secured/workspaces/1/files/_upload', {
      as: author,
      body: {},
    });
    expect([plain.status, plain.body['code']]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(
      (
        await server.call('POST', '/upload-api/v1/secured/workspaces/2/files/_upload', {
          as: author,
          headers: { 'content-type': multipartType },
          body: uploadBody({}),
        })
      ).status,
    ).toBe(404);
  });

  test('the files of a workspace have a limit together, and uploads at once keep to it', async () => {
    const admin = await server.aUser({ workspaceId: 2, roleAdmin: true });
    const pdf = aPdf(3 * megabyte);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => tryUpload<Refusal>(server, admin, { fileName: 'a.pdf', bytes: pdf })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    const { status, body } = await tryUpload<Refusal>(server, admin, { fileName: 'a.pdf', bytes: pdf });
    expect([status, body.code, body.params]).toEqual([409, 'STORAGE_FULL', { most: 8 * megabyte }]);
    // What cannot fit is refused before its end, which tells that it was cut short, is read; also when nobody said how long it gets.
    const early = await tryUpload<Refusal>(server, admin, {
      fileName: 'a.pdf',
      bytes: pdf.subarray(0, pdf.length - 99),
    });
    expect(early.body.code).toBe('STORAGE_FULL');
    const endless = await server.app.inject({
      method: 'POST',
      url: '/upload-api/v1/secured/workspaces/2/files/_upload',
      headers: {
        host: 'acme.localhost',
        authorization: `Bearer ${await server.signIn(admin)}`,
        'content-type': multipartType,
        'transfer-encoding': 'chunked',
      },
      payload: Readable.from([uploadBody({ fileName: 'a.pdf', bytes: pdf.subarray(0, pdf.length - 99) })]),
    });
    expect(endless.json()).toMatchObject({ code: 'STORAGE_FULL' });
    for (const taken of answers.filter((answer) => answer.status === 201)) {
      await server.call('DELETE', `/api/v1/secured/workspaces/2/files/${(taken.body as unknown as FileResponse).id}`, {
        as: admin,
      });
    }
  });

  test('the versions of a picture count, before they are made as much as the picture itself', async () => {
    const small = await createTestApp({ FILES_BYTES_PER_WORKSPACE: String(3 * megabyte) });
    const admin = await small.aUser({ roleAdmin: true });
    const noise = await sharp({
      create: {
        width: 800,
        height: 700,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 99, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
    const file = await upload(small, admin, { bytes: noise });
    expect(file.byteCount).toBeGreaterThan(1.2 * megabyte);
    const sum = () => inWorkspace(small.db, 1, (trx) => lockAndSumStored(trx, 1));
    expect(await sum()).toBe(2 * file.byteCount);
    const again = await tryUpload<Refusal>(small, admin, { bytes: noise });
    expect([again.status, again.body.code]).toEqual([409, 'STORAGE_FULL']);
    const work = makeVersions({ db: small.db, clock: small.now, files: small.app.files });
    await doAll(small, work);
    const versions = await Promise.all(
      ['640.avif', '640.webp', '768.avif', '768.webp'].map(async (name) => {
        const { store_key } = await inWorkspace(small.db, 1, (trx) =>
          trx.selectFrom('file').select('file.store_key').where('file.file_id', '=', file.id).executeTakeFirstOrThrow(),
        );
        return (await small.app.files.readAll(`${store_key}/${name}`)).length;
      }),
    );
    expect(await sum()).toBe(versions.reduce((all, bytes) => all + bytes, file.byteCount));
    const head = await small.app.inject({
      method: 'HEAD',
      url: `${new URL(file.url).pathname}?w=640`,
      headers: { host: 'localhost', accept: 'image/avif' },
    });
    expect([head.statusCode, head.headers['content-type'], head.rawPayload.length]).toEqual([200, 'image/avif', 0]);
    expect(Number(head.headers['content-length'])).toBe(versions[0]);
    await small.app.files.removeAll('1');
    const gone = await small.app.inject({
      method: 'HEAD',
      url: `${new URL(file.url).pathname}?w=640`,
      headers: { host: 'localhost', accept: 'image/avif' },
    });
    expect(gone.statusCode).toBe(404);
    await small.close();
  });

  test('what one person calls their picture is told to nobody else who has the same bytes', async () => {
    const bytes = await aPicture(77, 7);
    const learner = await server.aUser();
    const nameOf = async ({ url }: FileResponse) => {
      const { headers } = await server.app.inject({ url: new URL(url).pathname, headers: { host: 'localhost' } });
      return /filename="([^"]*)"/.exec(String(headers['content-disposition']))?.[1];
    };
    const own = await upload(server, learner, { bytes, category: 'AVATAR', name: 'Me at the clinic' });
    expect(await nameOf(own)).toBe('file.png');
    const shared = await upload(server, author, { bytes, name: 'Our house' });
    expect(await nameOf(shared)).toBe('Our house.png');
    await upload(server, author, { bytes, name: 'Draft for Ada' });
    expect(await nameOf(shared)).toBe('file.png');
  });

  test('LIB-13 OP-146 the same bytes under two names are saved by the name of the file that was meant', async () => {
    const bytes = aPdf(321);
    const nameAt = async (url: string) => {
      const { pathname, search } = new URL(url);
      const { headers } = await server.app.inject({ url: pathname + search, headers: { host: 'localhost' } });
      return /filename="([^"]*)"/.exec(String(headers['content-disposition']))?.[1];
    };
    const first = await upload(server, author, { bytes, fileName: 'a.pdf' });
    const second = await upload(server, author, { bytes, fileName: 'b.pdf' });
    const other = await upload(server, author, { bytes: aPdf(322), fileName: 'c.pdf' });
    expect([await nameAt(first.url), await nameAt(second.url)]).toEqual(['a.pdf', 'b.pdf']);
    await server.call('PATCH', `${listUrl}/${second.id}`, { as: author, body: { name: 'New.pdf' } });
    expect(await nameAt(second.url)).toBe('New.pdf');
    const [address] = first.url.split('?');
    const meant = ['', `?file=${other.id}`, '?file=x'].map((query) => nameAt(`${address}${query}`));
    expect(await Promise.all(meant)).toEqual(['file.pdf', 'file.pdf', 'file.pdf']);
  });

  test('LIB-06 OP-146 JPEG by any of its names and a picture with a number for an ending are taken, and served as what they are', async () => {
    const jpeg = await sharp(await aPicture())
      .jpeg()
      .toBuffer();
    const cases = [
      ['photo.jfif', jpeg, 'photo.jfif', 'image/jpeg'],
      ['photo.png', jpeg, 'photo.jpg', 'image/jpeg'],
      ['Kapitel 1.2', await aPicture(), 'Kapitel 1.2.png', 'image/png'],
    ] as const;
    for (const [fileName, bytes, name, type] of cases) {
      const file = await upload(server, author, { fileName, bytes });
      const { headers } = await server.app.inject({ url: new URL(file.url).pathname, headers: { host: 'localhost' } });
      expect([file.name, headers['content-type'], headers['x-content-type-options']]).toEqual([name, type, 'nosniff']);
      await server.call('DELETE', `${listUrl}/${file.id}`, { as: author });
    }
  });

  test('what is refused is answered before it has come: by its category, its first bytes, or the size that is announced', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    /** Sends the beginning of an upload and answers what comes back while the rest does not come. */
    const begun = async (as: TestUser, given: Parameters<typeof uploadBody>[0], announced: number) => {
      const token = await server.signIn(as);
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /upload-api/v1/secured/workspaces/1/files/_upload HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: ${multipartType}\r\ncontent-length: ${announced}\r\n\r\n`,
      );
      const body = uploadBody(given);
      socket.write(body.subarray(0, body.length - 100));
      const [answer] = (await once(socket, 'data')) as [Buffer];
      const ended = once(socket, 'close');
      // Nothing more comes: the connection is not kept for it.
      await ended;
      return /"code":"(\w+)"/.exec(answer.toString())?.[1];
    };
    const learner = await server.aUser();
    const bytes = aPdf(20_000);
    const html = Buffer.alloc(20_000, '<html>');
    // Side by side: each connection is closed a few seconds after its answer.
    const answers = await Promise.all([
      begun(learner, { fileName: 'a.pdf', bytes, category: 'CONTENT' }, megabyte),
      begun(author, { fileName: 'a.pdf', bytes, category: 'FRAME' }, megabyte),
      begun(author, { fileName: 'a.png', bytes, category: 'CONTENT' }, megabyte),
      begun(author, { fileName: 'a.pdf', bytes, category: 'CONTENT' }, 40 * megabyte),
      begun(author, { fileName: 'a.png', bytes: html }, megabyte),
      begun(author, { fileName: 'a.mp3', bytes: aSong(60) }, 5 * megabyte),
    ]);
    expect(answers).toEqual([
      'FORBIDDEN',
      'INVALID_FILE_TYPE',
      'INVALID_FILE_TYPE',
      'STORAGE_FULL',
      'INVALID_FILE_TYPE',
      'FILE_TOO_LARGE',
    ]);
    await expect.poll(incoming).toEqual([]);
  });

  test('a body that is torn, or does not say what parts it, is refused in our words', async () => {
    const path = '/upload-api/v1/secured/workspaces/1/files/_upload';
    const body = uploadBody({ bytes: await aPicture() });
    const token = await server.signIn(author);
    for (const [type, payload] of [
      ['multipart/form-data', body],
      [multipartType, body.subarray(0, body.length - 60)],
    ] as const) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': type };
      const reply = await server.app.inject({ method: 'POST', url: path, headers, payload });
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        expect.objectContaining({
          code: 'INVALID',
          message: 'The request cannot be read: its body is not whole, or not multipart/form-data.',
        }),
      ]);
    }
    expect(await incoming()).toEqual([]);
  });

  test('a body with a second file, or with more fields than a file has, is refused as such', async () => {
    const path = '/upload-api/v1/secured/workspaces/1/files/_upload';
    const one = uploadBody({ bytes: await aPicture() });
    const token = await server.signIn(author);
    const opening = one.subarray(0, one.indexOf('\r\n'));
    const field = `${opening.toString()}\r\ncontent-disposition: form-data; name="more"\r\n\r\n1\r\n`;
    const refused = async (payload: Buffer) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': multipartType };
      const reply = await server.app.inject({ method: 'POST', url: path, headers, payload });
      const { code, errors } = reply.json<{ code: string; errors: unknown }>();
      return [reply.statusCode, code, errors];
    };
    expect(await refused(Buffer.concat([one.subarray(0, one.lastIndexOf(opening)), one]))).toEqual([
      400,
      'INVALID',
      [{ field: 'file', message: '`file` must be one file; send others in requests of their own.' }],
    ]);
    expect(await refused(Buffer.concat([Buffer.from(field.repeat(20)), one]))).toEqual([
      400,
      'INVALID',
      [
        {
          field: '',
          message: 'The body has more parts than a file with its category, name and alternative text needs.',
        },
      ],
    ]);
    expect(await incoming()).toEqual([]);
  });

  test('what is small and would become large is refused before it is decoded, or taken as it is', async () => {
    const flat = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'red' } });
    const huge = await flat(16_383, 4000).webp({ lossless: true, effort: 0 }).toBuffer();
    expect(huge.length).toBeLessThan(1000);
    expect(await refusal({ fileName: 'a.webp', bytes: huge })).toEqual([
      400,
      'PICTURE_TOO_LARGE',
      'Pictures should not exceed 50 megapixels',
    ]);
    const avif = await flat(64, 64).avif({ effort: 0 }).toBuffer();
    for (const fileName of ['a.avif', 'a.webp', 'a.png']) {
      expect(await refusal({ fileName, bytes: avif })).toEqual([400, 'INVALID_FILE_TYPE', ofContent]);
    }
    const whole = await flat(64, 64).webp({ lossless: true }).toBuffer();
    expect((await refusal({ fileName: 'a.webp', bytes: whole.subarray(0, -8) })).slice(0, 2)).toEqual([
      400,
      'FILE_UNREADABLE',
    ]);
    // Nothing here opens a PDF: what its streams would become is the reader's concern.
    const stream = deflateSync(Buffer.alloc(10 * megabyte));
    const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), stream, Buffer.from('\nstartxref\n9\n%%EOF\n')]);
    expect((await upload(server, author, { fileName: 'a.pdf', bytes: pdf })).byteCount).toBe(pdf.length);
    await expect.poll(incoming).toEqual([]);
  });

  test('a large scan in black and white is taken, written fast instead of small', async () => {
    const noise = Buffer.alloc(2100 * 2000);
    for (let pixel = 0, last = 1; pixel < noise.length; pixel += 1) {
      last = (last * 48_271) % 2_147_483_647;
      noise[pixel] = last % 2 === 0 ? 0 : 255;
    }
    const raw = { width: 2100, height: 2000, channels: 1 } as const;
    const bytes = await sharp(noise, { raw }).png({ palette: true, colours: 2, effort: 1 }).toBuffer();
    const { url } = await upload(server, author, { bytes });
    const served = await server.app.inject({ url: new URL(url).pathname });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 2100, isPalette: false });
  });

  test('SET-01 a person’s picture has less pixels than others, and one of theirs is cleaned at a time', async () => {
    const learner = await server.aUser();
    const large = await sharp({ create: { width: 4100, height: 4000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await refusal({ category: 'AVATAR', bytes: large }, learner)).toEqual([
      400,
      'PICTURE_TOO_LARGE',
      'Pictures should not exceed 16 megapixels',
    ]);
    const turn = { workspaceId: 1, userId: learner.userId };
    let goOn = (): void => undefined;
    const first = queueCleaning(turn, () => new Promise<void>((resolve) => (goOn = resolve)));
    const waiting = Array.from({ length: 10 }, () => queueCleaning(turn, async () => undefined));
    expect((await refusal({ category: 'AVATAR' }, learner)).slice(0, 2)).toEqual([429, 'RATE_LIMITED']);
    await upload(server, await server.aUser(), { category: 'AVATAR' });
    goOn();
    await Promise.all([first, ...waiting]);
    await upload(server, learner, { category: 'AVATAR' });
  });

  test('anyone who breaks off in the middle leaves nothing; what a kill left goes after a day', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const token = await server.signIn(author);
    const whole = uploadBody({ fileName: 'a.pdf', bytes: aPdf(megabyte) });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /upload-api/v1/secured/workspaces/1/files/_upload HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: ${multipartType}\r\ncontent-length: ${whole.length}\r\n\r\n`,
    );
    socket.write(whole.subarray(0, whole.length / 2));
    await expect.poll(incoming).toHaveLength(1);
    socket.destroy();
    await once(socket, 'close');
    await expect.poll(incoming).toEqual([]);

    const left = join(server.config.fileStore.folder, 'incoming', randomUUID());
    await writeFile(left, 'half');
    const sweep = () => removeDueFiles({ db: server.db, clock: server.now, files: server.app.files });
    await sweep();
    expect(await incoming()).toHaveLength(1);
    const old = new Date(server.now().getTime() - 25 * 3600 * 1000);
    await utimes(left, old, old);
    await sweep();
    expect(await incoming()).toEqual([]);
  });
});

/** Does what waits until nothing does. */
async function doAll(server: TestApp, work: ReturnType<typeof makeVersions>): Promise<void> {
  const { completed } = await doJobs(server, work);
  if (completed > 0) {
    await doAll(server, work);
  }
}

/** A PNG of one colour that says it is that large: a few kilobytes which become gigabytes. */
function aBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(4);
    framed.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([framed, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(4 * megabyte));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
