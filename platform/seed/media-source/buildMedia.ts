/**
 * Draws every picture and clip, and every sound, of the demo content into `../media`. Not part of the product: it runs when a drawing changes,
 * needs `ffmpeg` on the path and the font Inter installed, and its results are committed. Names as arguments build only those.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as acme from './acme/drawings.ts';
import { weekPlan } from './documents/weekPlan.ts';
import { articlesClip } from './german/articlesClip.ts';
import { cover as germanCover } from './german/cover.ts';
import { illustrations as german } from './german/illustrations.ts';
import { cover as learnCover } from './learn/cover.ts';
import { curveClip } from './learn/curveClip.ts';
import { illustrations as learn } from './learn/illustrations.ts';
import { avatars } from './shared/avatars.ts';
import { badges } from './shared/badges.ts';
import { clipSize, type Clip } from './shared/clip.ts';
import { frames } from './shared/frames.ts';
import { headers } from './shared/headers.ts';
import { logos } from './shared/logos.ts';
import { coverSize, headerSize, illustrationSize, type Drawing } from './shared/scene.ts';
import { sounds, waveFile } from './sounds.ts';
import { covers as smallCovers } from './small/covers.ts';
import { illustrations as small } from './small/illustrations.ts';
import { blocksClip } from './time/blocksClip.ts';
import { cover as timeCover } from './time/cover.ts';
import { illustrations as time } from './time/illustrations.ts';
import { matrixClip } from './time/matrixClip.ts';

const media = join(import.meta.dirname, '..', 'media');
const framesPerSecond = 25;
const wanted = new Set(process.argv.slice(2));
const isWanted = ({ name }: { readonly name: string }): boolean => wanted.size === 0 || wanted.has(name);

async function picture(folder: string, fileName: string, svg: string, width: number): Promise<void> {
  mkdirSync(join(media, folder), { recursive: true });
  await sharp(Buffer.from(svg))
    .resize({ width })
    .webp({ quality: 86, effort: 6 })
    .toFile(join(media, folder, `${fileName}.webp`));
}

async function pictures(folder: string, drawings: readonly Drawing[], width: number, suffix = ''): Promise<void> {
  for (const drawing of drawings.filter(isWanted)) {
    await picture(folder, drawing.name + suffix, drawing.svg, width);
  }
}

async function clip({ name, seconds, posterAt, frame }: Clip): Promise<void> {
  await picture('clips', name, frame(posterAt), clipSize.width);
  const { width, height } = clipSize;
  const encoder = spawn(
    'ffmpeg',
    [
      `-y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i -`.split(' '),
      '-c:v libvpx-vp9 -crf 34 -b:v 0 -row-mt 1 -pix_fmt yuv420p -g 125'.split(' '),
      join(media, 'clips', `${name}.webm`),
    ].flat(),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const finished = new Promise<void>((resolve, reject) => {
    encoder.on('error', reject);
    encoder.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code} for ${name}`))));
  });
  for (let index = 0; index < seconds * framesPerSecond; index += 1) {
    const pixels = await sharp(Buffer.from(frame(index / framesPerSecond)))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) {
      await new Promise((resolve) => encoder.stdin.once('drain', resolve));
    }
  }
  encoder.stdin.end();
  await finished;
}

await pictures(
  'covers',
  [germanCover, timeCover, learnCover, ...smallCovers, ...acme.covers],
  coverSize.width,
  `-${coverSize.width}`,
);
await pictures(
  'illustrations',
  [...german, ...time, ...learn, ...small, ...acme.illustrations],
  illustrationSize.width,
);
await pictures('headers', [...headers, ...acme.headers], headerSize.width);
await pictures('achievements', badges, 256);
await pictures('frames', frames, 400);
await pictures('avatars', avatars, 320);
for (const item of [articlesClip, matrixClip, blocksClip, curveClip].filter(isWanted)) {
  await clip(item);
}
for (const logo of logos.filter(isWanted)) {
  await picture('brand', logo.name, logo.svg, logo.name.endsWith('-icon') ? 256 : 450);
}
for (const sound of sounds.filter(isWanted)) {
  mkdirSync(join(media, 'sounds'), { recursive: true });
  writeFileSync(join(media, 'sounds', `${sound.name}.wav`), waveFile(sound));
}
if (isWanted({ name: 'week-plan' })) {
  mkdirSync(join(media, 'documents'), { recursive: true });
  writeFileSync(join(media, 'documents', 'week-plan.pdf'), await weekPlan());
}
