import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

describe('media of the seed', () => {
  let server: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-media-'));
    await mkdir(join(folder, 'media', 'course'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await writeFile(join(folder, 'media', '.hidden'), 'hidden');
    await writeFile(join(folder, 'media', 'course', 'cover.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(folder, 'media', 'clip.mp4'), Buffer.from('0123456789'));
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
});
