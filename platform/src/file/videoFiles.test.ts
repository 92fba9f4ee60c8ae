import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { tryUpload, upload } from '../testing/uploads.ts';
import type { FileResponse } from './fileSchemas.ts';
import { film as seen, fromCamera } from './mp4.testkit.ts';
import { removeDueFiles } from './removeDueFiles.ts';

const filmPath = fileURLToPath(new URL('../../seed/media/clips/learn-curve.webm', import.meta.url));

/** An element of EBML whose size takes eight bytes. */
function element(id: string, ...content: readonly Buffer[]): Buffer {
  const whole = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(whole.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, whole]);
}
const head = (docType: string): Buffer => element('1a45dfa3', element('4282', Buffer.from(docType)));
const aByte = Buffer.alloc(1);
const parts = {
  info: element('1549a966', aByte),
  tracks: element('1654ae6b', aByte),
  cluster: element('1f43b675', aByte),
  cues: element('1c53bb6b', aByte),
};
const whole = [parts.info, parts.tracks, parts.cluster, parts.cues];
/** As a recorder of a browser writes it: nobody knows yet how long it gets. */
const endless = (...content: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('18538067', 'hex'), Buffer.from('01ffffffffffffff', 'hex'), ...content]);

describe('videos', () => {
  let film: Buffer;
  let server: TestApp;
  let author: TestUser;
  let learner: TestUser;

  beforeAll(async () => {
    film = await readFile(filmPath);
    server = await createTestApp({ VIDEO_BYTES: String(1024 * 1024) });
    author = await server.aUser({ createCourse: true });
    learner = await server.aUser();
  });
  afterAll(() => server.close());

  const listUrl = '/api/v1/secured/workspaces/1/files';
  const aFilm = (given: Parameters<typeof tryUpload>[2] = {}) => ({ fileName: 'Lecture.webm', bytes: film, ...given });
  const codeOf = async (given: Parameters<typeof tryUpload>[2], as: TestUser | undefined = author) => {
    const { status, body } = await tryUpload<{ code: string; params: unknown }>(server, as, given);
    return [status, body.code, body.params];
  };
  const bytesAt = async ({ url }: FileResponse, headers: Record<string, string> = {}) => {
    const answer = await server.app.inject({ url: new URL(url).pathname, headers: { host: 'localhost', ...headers } });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
  };

  test('LIB-05 SEC-11 OP-31 a video comes as it is, and is answered in the ranges that a player seeks by', async () => {
    const file = await upload(server, author, aFilm());
    expect(file).toMatchObject({ type: 'VIDEO', category: 'CONTENT', name: 'Lecture.webm', byteCount: film.length });
    expect(new URL(file.url).pathname).toBe(`/static/files/${createHash('sha256').update(film).digest('hex')}.webm`);
    const { headers, bytes } = await bytesAt(file);
    expect(bytes.equals(film)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    const part = await bytesAt(file, { range: 'bytes=5000-' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 5000-${film.length - 1}/${film.length}`]);
    expect(part.bytes.equals(film.subarray(5000))).toBe(true);
    expect((await bytesAt(file, { range: 'bytes=100-199' })).bytes.equals(film.subarray(100, 200))).toBe(true);
    const asked = await server.app.inject({
      method: 'HEAD',
      url: new URL(file.url).pathname,
      headers: { host: 'localhost' },
    });
    expect([asked.statusCode, asked.rawPayload.length, asked.headers['accept-ranges']]).toEqual([200, 0, 'bytes']);
    expect(Number(asked.headers['content-length'])).toBe(film.length);
  });

  test('OP-208 LIB-05 an MP4 of a phone is taken, ready to be played while it loads, and served as what it is', async () => {
    const phone = fromCamera();
    const file = await upload(server, author, { fileName: 'Holiday.m4v', bytes: phone });
    expect(file).toMatchObject({ type: 'VIDEO', name: 'Holiday.m4v', byteCount: phone.length });
    const { headers, bytes } = await bytesAt(file);
    expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    expect(bytes.indexOf('moov', 0, 'latin1')).toBeLessThan(bytes.indexOf('mdat', 0, 'latin1'));
    expect(bytes.includes(seen)).toBe(true);
  });

  test('OP-208 LIB-06 an MP4 that not every browser plays is refused by the name of its codec, and nothing stays of it', async () => {
    expect(await codeOf({ fileName: 'Holiday.mp4', bytes: fromCamera('hvc1') })).toEqual([
      400,
      'VIDEO_CODEC',
      { codec: 'HEVC' },
    ]);
    expect(await readdir(join(server.config.fileStore.folder, 'incoming'))).toEqual([]);
  });

  test('LIB-05 a video is listed among videos, and nobody else finds it', async () => {
    const file = await upload(server, author, aFilm({ name: 'Listed' }));
    const listed = await server.call<{ content: FileResponse[] }>('GET', `${listUrl}?q=name==*Listed*`, { as: author });
    expect(listed.body.content).toMatchObject([{ id: file.id, type: 'VIDEO', name: 'Listed.webm' }]);
    expect((await server.call('GET', `${listUrl}/${file.id}`, { as: learner })).status).toBe(404);
    expect((await bytesAt(file, { host: 'acme.localhost' })).status).toBe(404);
  });

  test.each<[string, (bytes: Buffer) => Buffer, string]>([
    ['a page that calls itself a video', () => Buffer.from('<html><script>1</script>'), 'INVALID_FILE_TYPE'],
    [
      'another container of the same family',
      () => Buffer.concat([head('matroska'), element('18538067', ...whole)]),
      'INVALID_FILE_TYPE',
    ],
    ['a video that is cut short', (bytes) => bytes.subarray(0, bytes.length - 100), 'FILE_UNREADABLE'],
    [
      'a video with something behind its end',
      (bytes) => Buffer.concat([bytes, Buffer.from('<script>')]),
      'FILE_UNREADABLE',
    ],
    ['a head and nothing else', () => head('webm'), 'FILE_UNREADABLE'],
    [
      'what a browser has recorded, in which nobody can seek',
      () => Buffer.concat([head('webm'), endless(...whole)]),
      'FILE_UNREADABLE',
    ],
    [
      'a video without cues',
      () => Buffer.concat([head('webm'), element('18538067', ...whole.slice(0, 3))]),
      'FILE_UNREADABLE',
    ],
    [
      'a video that is as whole as it is empty',
      () => {
        const empty = ['1549a966', '1654ae6b', '1f43b675', '1c53bb6b'].map((id) => element(id));
        return Buffer.concat([head('webm'), element('18538067', ...empty)]);
      },
      'FILE_UNREADABLE',
    ],
    [
      'one of so many parts that reading them takes long',
      () =>
        Buffer.concat([head('webm'), element('18538067', ...whole, Buffer.alloc(200_000, Buffer.from('ec80', 'hex')))]),
      'FILE_UNREADABLE',
    ],
  ])('LIB-06 SEC-11 %s is refused, and nothing stays of it', async (_what, bytes, code) => {
    expect((await codeOf(aFilm({ bytes: bytes(film) }))).slice(0, 2)).toEqual([400, code]);
    expect(await readdir(join(server.config.fileStore.folder, 'incoming'))).toEqual([]);
  });

  test('LIB-07 OP-31 a video is as large as the operator says, and no larger', async () => {
    const filled = (bytes: number): Buffer => {
      const begun = Buffer.concat(whole);
      // Head and segment, and an element that says nothing, take the rest.
      const rest = bytes - head('webm').length - 12 - begun.length - 9;
      return Buffer.concat([head('webm'), element('18538067', begun, element('ec', Buffer.alloc(rest)))]);
    };
    const most = 1024 * 1024;
    const taken = await upload(server, author, aFilm({ bytes: filled(most) }));
    expect(taken.byteCount).toBe(most);
    expect(await codeOf(aFilm({ bytes: filled(most + 1) }))).toEqual([400, 'FILE_TOO_LARGE', { size: '1 MB' }]);
    expect(parseConfig({ APP_ENV: 'dev', DATABASE_URL: 'postgres://localhost/none' }).videoBytes).toBe(500 * most);
  });

  test('LIB-05 LIB-11 only course admins upload videos, and for content alone', async () => {
    expect((await codeOf(aFilm(), learner)).slice(0, 2)).toEqual([403, 'FORBIDDEN']);
    // Without a category before it, what comes can only be what they may upload.
    const ofPerson = aFilm({ fileFirst: true, category: 'AVATAR' });
    expect((await codeOf(ofPerson, learner)).slice(0, 2)).toEqual([400, 'INVALID_FILE_TYPE']);
    expect((await codeOf({ ...ofPerson, category: 'CONTENT' }, learner)).slice(0, 2)).toEqual([
      400,
      'INVALID_FILE_TYPE',
    ]);
    expect((await tryUpload(server, undefined, aFilm())).status).toBe(401);
    for (const category of ['OTHER', 'AVATAR', 'COVER_IMAGE', 'FRAME']) {
      expect((await codeOf(aFilm({ category }))).slice(0, 2)).toEqual([400, 'INVALID_FILE_TYPE']);
    }
  });

  test('REST-64 LIB-05 a video that a lecture plays is not deleted unawares; a deleted one leaves the store', async () => {
    const file = await upload(server, author, aFilm());
    const section = { type: 'JSON', content: { type: 'VIDEO_TEXT', content: { videoSrc: file.url } } };
    const course = await server.call('POST', '/api/v1/secured/courses', {
      as: author,
      body: { name: 'Films', modules: [{ name: 'M', lectures: [{ name: 'L', sections: [section] }] }] },
    });
    expect(course.status).toBe(201);
    const used = await server.call<{ usedIn: unknown[] }>('GET', `${listUrl}/${file.id}?include=usedIn`, {
      as: author,
    });
    expect(used.body.usedIn).toMatchObject([{ kind: 'LECTURE', name: 'L' }]);
    const refused = await server.call<{ code: string }>('DELETE', `${listUrl}/${file.id}`, { as: author });
    expect([refused.status, refused.body.code]).toEqual([409, 'FILE_IN_USE']);
    expect((await server.call('DELETE', `${listUrl}/${file.id}?forceUpdate=true`, { as: author })).status).toBe(204);
  });

  test('LIB-05 the bytes of a deleted video leave the store with the next housekeeping', async () => {
    // Not the bytes of another: an address is of its bytes.
    const bytes = Buffer.concat([head('webm'), element('18538067', ...whole)]);
    const file = await upload(server, author, aFilm({ bytes }));
    expect((await bytesAt(file)).status).toBe(200);
    expect((await server.call('DELETE', `${listUrl}/${file.id}`, { as: author })).status).toBe(204);
    expect((await bytesAt(file)).status).toBe(404);
    const removed = await removeDueFiles({ db: server.db, clock: server.now, files: server.app.files });
    expect(removed).not.toBe(0);
  });
});
