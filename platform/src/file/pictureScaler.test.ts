import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPictureScaler } from './pictureScaler.ts';

describe('LEC-16 scaling pictures', () => {
  let folder: string;
  let file: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-pictures-'));
    file = join(folder, 'picture.png');
    await writeFile(
      file,
      await sharp({ create: { width: 800, height: 400, channels: 3, background: '#006fb8' } })
        .png()
        .toBuffer(),
    );
  });
  afterAll(async () => rm(folder, { recursive: true }));

  test('equal requests share one picture, which is kept', async () => {
    const scaler = createPictureScaler({ cacheBytes: 1_000_000 });
    const [one, two] = await Promise.all([scaler.scale(file, 'v1', 640), scaler.scale(file, 'v1', 640)]);
    expect(one).toMatchObject({ contentType: 'image/png' });
    expect(two).toBe(one);
    expect(await scaler.scale(file, 'v1', 640)).toBe(one);
    expect(await scaler.scale(file, 'v2', 640)).not.toBe(one);
  });

  test('keeps no more bytes than it may', async () => {
    const scaler = createPictureScaler({ cacheBytes: 500 });
    const one = await scaler.scale(file, 'v1', 640);
    expect(one?.bytes.length).toBeGreaterThan(500);
    expect(await scaler.scale(file, 'v1', 640)).not.toBe(one);
  });

  test('with too many waiting the file is served as it is, and scaled again later', async () => {
    const scaler = createPictureScaler({ cacheBytes: 10_000_000 });
    const rush = Array.from({ length: 110 }, (_, index) => scaler.scale(file, `v${index}`, 640));
    const pictures = await Promise.all(rush);
    expect(pictures.filter((picture) => picture === null).length).toBe(8);
    expect(await scaler.scale(file, 'v109', 640)).toMatchObject({ contentType: 'image/png' });
  });

  test('a turned photograph is as wide as it is seen', async () => {
    const turned = join(folder, 'turned.jpg');
    await writeFile(
      turned,
      await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#fff' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    const picture = await createPictureScaler({ cacheBytes: 1_000_000 }).scale(turned, 'v1', 640);
    expect(await sharp(picture?.bytes).metadata()).toMatchObject({ width: 640, height: 1280 });
  });
});
