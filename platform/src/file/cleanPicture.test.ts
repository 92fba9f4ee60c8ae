import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { cleanPicture, refusalOf } from './cleanPicture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

const noise = (width: number, height: number) => {
  const pixels = Buffer.alloc(width * height);
  for (let pixel = 0, last = 1; pixel < pixels.length; pixel += 1) {
    last = (last * 48_271) % 2_147_483_647;
    pixels[pixel] = last % 256;
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } });
};

test.each([
  ['a large one with less effort, which is four times as fast', 2100, 2000, 2],
  ['a smaller one with more', 210, 200, 3],
])('a WebP is written anew: %s', async (_name, width, height, effort) => {
  const [source, target] = [join(folder, `${effort}.webp`), join(folder, `${effort}.clean`)];
  const bytes = await noise(width, height).webp({ quality: 20, effort: 0 }).toBuffer();
  await writeFile(source, bytes);
  expect(await cleanPicture(source, target, { format: 'webp' })).toEqual({ width });
  const written = await sharp(bytes).webp({ quality: 90, effort }).toBuffer();
  expect((await stat(target)).size).toBe(written.length);
});

test('a picture that takes too long is not called damaged', () => {
  expect(refusalOf(new Error('timeout: 100% complete\nwebpsave: unable to encode')).code).toBe('UNAVAILABLE');
  expect(refusalOf(new Error('VipsJpeg: premature end')).code).toBe('FILE_UNREADABLE');
  expect(refusalOf(new DomainError('PICTURE_TOO_LARGE')).code).toBe('PICTURE_TOO_LARGE');
});
