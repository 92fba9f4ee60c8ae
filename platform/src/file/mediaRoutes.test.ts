import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const aPicture = (width: number, format: 'jpeg' | 'png' | 'webp' | 'gif'): Promise<Buffer> =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#006fb8' } })
    .toFormat(format)
    .toBuffer();

const aMovingPicture = async (width: number): Promise<Buffer> =>
  sharp(
    [
      await aPicture(width, 'png'),
      await sharp(await aPicture(width, 'png'))
        .negate()
        .toBuffer(),
    ],
    {
      join: { animated: true },
    },
  )
    .webp()
    .toBuffer();

describe('media of the seed', () => {
  let server: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-media-'));
    await mkdir(join(folder, 'media', 'course'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await writeFile(join(folder, 'secret.png'), await aPicture(1500, 'png'));
    await writeFile(join(folder, 'media', '.hidden'), 'hidden');
    await writeFile(join(folder, 'media', 'course', 'cover.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(folder, 'media', 'clip.mp4'), Buffer.from('0123456789'));
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
      await writeFile(join(folder, 'media', `wide.${format}`), await aPicture(1500, format));
    }
    await writeFile(join(folder, 'media', 'small.png'), await aPicture(640, 'png'));
    await writeFile(join(folder, 'media', 'moving.webp'), await aMovingPicture(1500));
    await writeFile(join(folder, 'media', 'broken.png'), 'no picture at all');
    server = await createTestApp({ MEDIA_DIR: join(folder, 'media') });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/static/media/${path}`, headers: { host: 'localhost', ...headers } });

  test('serves files with their type and a long cache', async () => {
    const response = await get('course/cover.svg');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-security-policy']).toContain('sandbox');
  });

  test('serves parts, so that clips can be sought', async () => {
    const response = await get('clip.mp4', { range: 'bytes=2-4' });
    expect(response.statusCode).toBe(206);
    expect(response.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-type': 'video/mp4' });
    expect(response.payload).toBe('234');
  });

  test('answers 304 to an ETag it gave', async () => {
    const first = await get('clip.mp4');
    expect((await get('clip.mp4', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  });

  test.each([
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    '....//secret.txt',
    '.hidden',
    'course',
    'none.png',
  ])('gives nothing for %s', async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.payload).not.toMatch(/^(secret|hidden)$/);
    expect(response.json()).toMatchObject({ code: expect.any(String) });
  });

  describe('LEC-16, OP-31 pictures in the width that a screen needs', () => {
    test.each([
      ['wide.jpeg', 'image/jpeg', 1, 640],
      ['wide.png', 'image/png', 640, 640],
      ['wide.webp', 'image/webp', 641, 768],
      ['wide.webp', 'image/webp', 1100, 1366],
    ])('%s keeps its type %s; asked for %d it is %d wide', async (name, type, asked, width) => {
      const response = await get(`${name}?w=${asked}`);
      expect(response.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=604800',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height: width / 2 });
    });

    test('HEAD tells type and length without the picture', async () => {
      const { headers, rawPayload } = await get('wide.webp?w=640');
      const head = await server.app.inject({ method: 'HEAD', url: '/static/media/wide.webp?w=640' });
      expect(head.statusCode).toBe(200);
      expect(head.rawPayload).toHaveLength(0);
      expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': String(rawPayload.length) });
    });

    test.each(['wide.png?w=1400', 'wide.webp?w=3000', 'small.png?w=640', 'small.png?w=1024'])(
      '%s is never enlarged',
      async (address) => {
        const response = await get(address);
        const asItIs = await get(address.replace(/\?.*/, ''));
        expect(response.rawPayload.equals(asItIs.rawPayload)).toBe(true);
        expect(response.headers.etag).toBe(asItIs.headers.etag);
      },
    );

    test.each(['moving.webp', 'wide.gif', 'broken.png', 'course/cover.svg', 'clip.mp4'])(
      '%s is served as it is',
      async (name) => {
        const response = await get(`${name}?w=640`);
        expect(response.statusCode).toBe(200);
        expect(response.rawPayload.equals((await get(name)).rawPayload)).toBe(true);
      },
    );

    test('each width has an ETag of its own, answered with 304', async () => {
      const first = await get('wide.webp?w=640');
      const { etag } = first.headers;
      expect(etag).not.toBe((await get('wide.webp?w=768')).headers.etag);
      const again = await get('wide.webp?w=640', { 'if-none-match': String(etag) });
      expect(again.statusCode).toBe(304);
      expect(again.headers['cache-control']).toBe('public, max-age=604800');
    });

    test('a changed file is scaled again', async () => {
      const file = join(folder, 'media', 'changing.png');
      await writeFile(file, await aPicture(1000, 'png'));
      const before = await get('changing.png?w=640');
      await writeFile(
        file,
        await sharp(await aPicture(1200, 'png'))
          .negate()
          .png()
          .toBuffer(),
      );
      const after = await get('changing.png?w=640', { 'if-none-match': String(before.headers.etag) });
      expect(after.statusCode).toBe(200);
      expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    });

    test.each(['0', '-1', '1.5', 'wide', '', '640&w=768'])('w=%s is refused', async (w) => {
      const response = await get(`wide.webp?w=${w}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'INVALID', errors: [{ field: 'w' }] });
    });

    test.each(['../secret.png?w=640', '..%2fsecret.png?w=640', 'none.png?w=640'])('%s gives nothing', async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    });
  });
});
