import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanMp4 } from './cleanMp4.ts';
import { box, chunks, film, fromCamera, handler, head, noFlags, number, place, sound, track } from './mp4.testkit.ts';

/** Where the tables of the index say that samples lie, in their order. */
function placesIn(file: Buffer): readonly number[] {
  const found: number[] = [];
  for (const [name, bytes] of [
    ['stco', 4],
    ['co64', 8],
  ] as const) {
    const at = file.indexOf(name, 0, 'latin1');
    if (at !== -1) {
      found.push(bytes === 4 ? file.readUInt32BE(at + 12) : Number(file.readBigUInt64BE(at + 12)));
    }
  }
  return found;
}

describe('an MP4', () => {
  let folder: string;
  let count = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mp4-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function cleaned(source: Buffer): Promise<Buffer> {
    count += 1;
    const [from, to] = [join(folder, `${count}.mp4`), join(folder, `${count}.clean`)];
    await writeFile(from, source);
    await cleanMp4(from, to);
    return readFile(to);
  }

  test('OP-208 has its index in front, and its samples are found where they went', async () => {
    const file = await cleaned(fromCamera());
    expect(file.indexOf('moov', 0, 'latin1')).toBe(head.length + 4);
    expect(file.indexOf('moov', 0, 'latin1')).toBeLessThan(file.indexOf('mdat', 0, 'latin1'));
    const [seen = 0, heard = 0] = placesIn(file);
    expect(file.subarray(seen, seen + film.length)).toEqual(film);
    expect(file.subarray(heard, heard + sound.length)).toEqual(sound);
  });

  test('OP-208 says nothing of where and with what it was taken', async () => {
    const file = await cleaned(fromCamera());
    expect(file.includes(place)).toBe(false);
    expect(file.includes('udta')).toBe(false);
  });

  test('OP-208 is the same when it is cleaned again', async () => {
    const once = await cleaned(fromCamera());
    expect((await cleaned(once)).equals(once)).toBe(true);
  });

  test('OP-208 keeps samples behind its index where they are', async () => {
    const at = 1_000;
    const make = (begin: number): Buffer => box('moov', track('vide', 'avc3', chunks(begin)));
    const begin = head.length + make(at).length + 8;
    const source = Buffer.concat([head, make(begin), box('mdat', film)]);
    expect((await cleaned(source)).equals(source)).toBe(true);
  });

  const withTracks = (...tracks: readonly Buffer[]): Buffer =>
    Buffer.concat([head, box('mdat', film), box('moov', ...tracks)]);
  const seen = track('vide', 'avc1', chunks(head.length + 8));

  test.each([
    ['vide', 'hvc1', 'HEVC'],
    ['vide', 'av01', 'AV1'],
    ['vide', 'xvid', 'xvid'],
    ['soun', 'ac-3', 'AC-3'],
  ])('OP-208 is refused by name where its %s is in %s', async (kind, codec, name) => {
    await expect(cleaned(withTracks(seen, track(kind, codec, chunks(head.length + 8))))).rejects.toMatchObject({
      code: 'VIDEO_CODEC',
      params: { codec: name },
    });
  });

  test('OP-208 may have tracks that are neither seen nor heard', async () => {
    await expect(cleaned(withTracks(seen, track('tmcd', 'tmcd', chunks(head.length + 8))))).resolves.toBeInstanceOf(
      Buffer,
    );
  });

  const whole = fromCamera();
  const tableOf = (table: Buffer): Buffer => withTracks(track('vide', 'avc1', table));
  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['no box', Buffer.from('ftyp')],
    ['another head', Buffer.concat([box('free'), whole])],
    ['a file that was cut short', whole.subarray(0, -5)],
    ['no index', Buffer.concat([head, box('mdat', film)])],
    ['two indexes', Buffer.concat([whole, box('moov', seen)])],
    ['no samples', Buffer.concat([head, box('moov', seen)])],
    ['a broadcast', Buffer.concat([whole, box('moof')])],
    ['sound alone', withTracks(track('soun', 'mp4a', chunks(head.length + 8)))],
    ['a track without a codec', withTracks(box('trak', box('mdia', handler('vide'))))],
    ['a packed index', withTracks(box('cmov', film))],
    ['a table that counts too many', tableOf(box('stco', noFlags, number(9), number(40)))],
    ['a table that counts too few', tableOf(box('stco', noFlags, number(0), number(40)))],
    ['a table without a count', tableOf(box('stco', noFlags))],
    ['samples outside of it', tableOf(chunks(1_000_000))],
    ['a box longer than its parent', Buffer.concat([head, box('mdat', film), box('moov', number(99), 'trak')])],
    ['a box shorter than its head', Buffer.concat([head, box('mdat', film), box('moov', number(4), 'trak')])],
  ])('OP-208 is refused as unreadable: %s', async (_name, source) => {
    await expect(cleaned(source)).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
  });
});
