import { readFile, writeFile } from 'node:fs/promises';
import { DomainError } from '../errors.ts';

/** Frames that must follow each other at the beginning: by chance two bytes look like a frame, never so many in a row. */
const framesToSee = 4;
const id3v1Bytes = 128;

/**
 * Writes the sound of an MP3 to `target` without its tags, which hold names, pictures and whatever else: the file begins with a frame
 * then. Throws FILE_UNREADABLE for what has no frames. At most 4 MB are in memory.
 */
export async function cleanMp3(source: string, target: string): Promise<void> {
  const bytes = await readFile(source);
  const start = afterTags(bytes);
  const end = beforeTag(bytes);
  const sound = bytes.subarray(start, Math.max(start, end));
  if (!beginsWithFrames(sound)) {
    throw new DomainError('FILE_UNREADABLE');
  }
  await writeFile(target, sound, { flag: 'wx', mode: 0o600 });
}

/** Behind every ID3v2 tag; there may be several. Its length is written in four bytes of seven bits. */
function afterTags(bytes: Buffer): number {
  let at = 0;
  while (bytes.length >= at + 10 && bytes.toString('latin1', at, at + 3) === 'ID3') {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + 10);
    const hasFooter = ((bytes[at + 5] ?? 0) & 0x10) !== 0;
    at += 10 + a * 0x20_0000 + b * 0x4000 + c * 0x80 + d + (hasFooter ? 10 : 0);
  }
  // Some writers fill up with zeros.
  while (at < bytes.length && bytes[at] === 0) {
    at += 1;
  }
  return at;
}

const beforeTag = (bytes: Buffer): number => {
  const at = bytes.length - id3v1Bytes;
  return at >= 0 && bytes.toString('latin1', at, at + 3) === 'TAG' ? at : bytes.length;
};

function beginsWithFrames(sound: Buffer): boolean {
  let at = 0;
  let seen = 0;
  while (seen < framesToSee && at < sound.length) {
    const length = frameLength(sound.subarray(at, at + 4));
    if (length === null || at + length > sound.length) {
      return false;
    }
    at += length;
    seen += 1;
  }
  return seen > 0 && (seen === framesToSee || at === sound.length);
}

const kilobits: Readonly<Record<'one' | 'later', readonly number[]>> = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const hertz = [44_100, 48_000, 32_000] as const;

/** Bytes of the frame of MPEG audio layer III whose four bytes of head these are; null for anything else (ISO/IEC 11172-3, 13818-3). */
function frameLength(head: Buffer): number | null {
  const [sync = 0, kind = 0, rates = 0] = head;
  const version = (kind >> 3) & 3;
  const isLayer3 = ((kind >> 1) & 3) === 1;
  if (head.length < 4 || sync !== 0xff || (kind & 0xe0) !== 0xe0 || version === 1 || !isLayer3) {
    return null;
  }
  const isFirst = version === 3;
  const rate = kilobits[isFirst ? 'one' : 'later'][rates >> 4];
  const samples = hertz[(rates >> 2) & 3];
  if (rate === undefined || rate === 0 || samples === undefined) {
    return null;
  }
  const divisor = isFirst ? 1 : version === 2 ? 2 : 4;
  const padding = (rates >> 1) & 1;
  return Math.floor(((isFirst ? 144_000 : 72_000) * rate) / (samples / divisor)) + padding;
}
