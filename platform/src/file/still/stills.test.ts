import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseConfig } from '../../config.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { startTestServer, type GivenAnswer, type ReceivedRequest, type TestServer } from '../../testing/testServer.ts';
import { vimeoLookupUrl, youtubeStillUrl } from './stillRules.ts';

describe('stills of videos that other sites play', () => {
  let site: TestServer;
  let server: TestApp;
  let picture: Buffer;
  let answers: Map<string, GivenAnswer>;
  let videos = 0;

  beforeAll(async () => {
    site = await startTestServer();
    site.answer(({ path }: ReceivedRequest) => answers.get(path));
    server = await createTestApp({
      OUTBOUND_PRIVATE_HOSTS: site.host,
      STILLS_YOUTUBE_URL: site.origin,
      STILLS_VIMEO_URL: site.origin,
      STILLS_VIMEO_PICTURES_URL: site.origin,
    });
    picture = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#246' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });
  beforeEach(() => {
    site.received.splice(0);
    answers = new Map();
  });

  /** A video that nobody asked for yet. */
  const anId = (): string => `abcdef${(videos += 1)}`;
  const read = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/static/stills/${path}`, headers: { host: 'localhost', ...headers } });

  test('LEC-14 OP-79 a still of YouTube comes from our address, as a picture made again', async () => {
    const id = anId();
    answers.set(`/vi/${id}/hqdefault.jpg`, { bytes: picture });
    const reply = await read(`youtube/${id}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    });
    const { format, width, exif } = await sharp(reply.rawPayload).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 960, exif: undefined });
    const again = await read(`youtube/${id}`, { 'if-none-match': String(reply.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('LEC-14 OP-79 a still of Vimeo is the one that its lookup names, also of a video that is not listed', async () => {
    answers.set('/api/oembed.json', { json: { thumbnail_url: `${site.origin}/video/1_960` } });
    answers.set('/video/1_960', { bytes: picture });
    expect((await read('vimeo/76979871?key=0a1b2c3d4e')).statusCode).toBe(200);
    expect(site.received.map(({ path }) => path)).toEqual(['/api/oembed.json', '/video/1_960']);
    expect(site.received[0]?.query['url']).toBe('https://vimeo.com/76979871/0a1b2c3d4e');
  });

  test('OP-79 the sites are asked at the addresses that they document', () => {
    const { stills } = parseConfig({ APP_ENV: 'dev', DATABASE_URL: 'postgres://localhost/none' });
    expect(youtubeStillUrl(stills.youtubeUrl, 'abcDEF_1234')).toBe(
      'https://img.youtube.com/vi/abcDEF_1234/hqdefault.jpg',
    );
    expect(vimeoLookupUrl(stills.vimeoUrl, { id: '76979871', key: null })).toBe(
      'https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871&width=960',
    );
  });

  test('OP-79 many who ask at once are one question, which says nothing of them', async () => {
    const id = anId();
    answers.set(`/vi/${id}/hqdefault.jpg`, { bytes: picture });
    const asked = { cookie: 'tokens=secret', 'x-forwarded-for': '8.8.8.8', 'user-agent': 'reader' };
    await Promise.all([1, 2, 3].map(() => read(`youtube/${id}`, asked)));
    await read(`youtube/${id}`, asked);
    expect(site.received).toHaveLength(1);
    expect(JSON.stringify(site.received)).not.toMatch(/secret|8\.8\.8\.8|reader/);
  });

  test.each([
    ['is not there', { status: 404, json: {} }],
    ['is a page', { text: '<html></html>' }],
    [
      'is a drawing, in which scripts may stand',
      { text: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' },
    ],
    ['leads elsewhere', { status: 302, json: {} }],
    ['is larger than a still', { bytes: new Uint8Array(2_000_001) }],
  ])('OP-79 a still that %s is not found, and not asked for again at once', async (_what, answer) => {
    const id = anId();
    answers.set(`/vi/${id}/hqdefault.jpg`, answer);
    expect((await read(`youtube/${id}`)).statusCode).toBe(404);
    expect((await read(`youtube/${id}`)).statusCode).toBe(404);
    expect(site.received).toHaveLength(1);
  });

  test.each([
    ['http://127.0.0.1:1/video/1', 'another port'],
    ['https://i.vimeocdn.com.evil.test/video/1', 'another host'],
    ['file:///etc/passwd', 'another scheme'],
    ['no address', 'no address'],
  ])('OP-36 OP-79 a lookup that names %s is not followed: %s', async (thumbnail_url) => {
    answers.set('/api/oembed.json', { json: { thumbnail_url } });
    expect((await read(`vimeo/${(videos += 1)}`)).statusCode).toBe(404);
    expect(site.received.map(({ path }) => path)).toEqual(['/api/oembed.json']);
  });

  test.each([
    'youtube/..%2f..%2fsecret',
    'youtube/abc',
    'youtube/abcDEF_1234%3Fx',
    'youtube/abcDEF_1234?key=0a1b2c3d4e',
    'vimeo/abcDEF_1234',
    'vimeo/1?key=..%2Fme',
    'constructor/abcDEF_1234',
    'example.org/abcDEF_1234',
  ])('OP-36 %s is no video: nobody is asked', async (path) => {
    expect((await read(path)).statusCode).toBe(404);
    expect(site.received).toEqual([]);
  });
});
