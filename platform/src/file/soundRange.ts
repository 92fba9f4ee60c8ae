/** Where the sound of an MP3 stands among what writers put around it: tags, zeros, the head of another container. Pure. */

export interface SoundRange {
  readonly start: number;
  readonly end: number;
}

const textAt = (bytes: Buffer, at: number, length: number): string => bytes.toString('latin1', at, at + length);

/** Behind what stands before the first frame and before what stands behind the last. */
export function soundRange(bytes: Buffer): SoundRange {
  const { start, end } = withinRiff(bytes) ?? { start: 0, end: bytes.length };
  const from = firstFrame(bytes, afterTags(bytes, start));
  return { start: from, end: Math.max(from, beforeTags(bytes, from, end)) };
}

/** Whether bytes that begin so are those of an MP3, as far as they go: where a tag is longer than they are, it is believed. */
export function beginsSound(head: Buffer): boolean {
  const at = firstFrame(head, afterTags(head, withinRiff(head)?.start ?? 0));
  if (at >= head.length) {
    return at > head.length;
  }
  const length = frameLength(head.subarray(at, at + 4));
  const next = at + (length ?? 0);
  return length !== null && (next + 4 > head.length || frameLength(head.subarray(next, next + 4)) !== null);
}

/** What was cut out of a stream begins with the rest of a frame, which is no longer than one. */
const longestRest = 1_500;
/** By chance two bytes look like a frame, never so many in a row. */
const framesInARow = 3;
/** A page before a sound is meant for a browser that guesses. */
const markup = /<[a-z!?/]/i;

/** Where the frames begin, behind the rest of one; the place itself where none is found. */
function firstFrame(bytes: Buffer, from: number): number {
  for (let at = from; at < Math.min(bytes.length, from + longestRest); at += 1) {
    if (beginsFrames(bytes, at)) {
      return markup.test(textAt(bytes, from, at - from)) ? from : at;
    }
  }
  return from;
}

function beginsFrames(bytes: Buffer, from: number): boolean {
  let at = from;
  for (let seen = 0; seen < framesInARow; seen += 1) {
    const length = frameLength(bytes.subarray(at, at + 4));
    if (length === null) {
      return seen > 1 && at + 4 > bytes.length;
    }
    at += length;
  }
  return true;
}

/** Of a RIFF file that holds MPEG audio layer III; null for any other, whose sound is something else. */
function withinRiff(bytes: Buffer): SoundRange | null {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WAVE') {
    return null;
  }
  let isMp3 = false;
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    const start = at + 8;
    if (textAt(bytes, at, 4) === 'fmt ' && start + 2 <= bytes.length) {
      isMp3 = bytes.readUInt16LE(start) === mp3InWave;
    } else if (textAt(bytes, at, 4) === 'data') {
      return isMp3 ? { start, end: Math.min(bytes.length, start + size) } : null;
    }
    // Chunks begin at even places.
    at = start + size + (size % 2);
  }
  return null;
}

const mp3InWave = 0x55;

/** Behind every ID3v2 and APE tag, and the zeros with which some writers fill up; there may be several of each. */
function afterTags(bytes: Buffer, from: number): number {
  let at = from;
  for (let before = -1; before !== at;) {
    before = at;
    while (at < bytes.length && bytes[at] === 0) {
      at += 1;
    }
    at += id3v2Bytes(bytes, at) || apeBytes(bytes, at);
  }
  return at;
}

/** The length of an ID3v2 tag is written in four bytes of seven bits. */
function id3v2Bytes(bytes: Buffer, at: number): number {
  if (bytes.length < at + 10 || textAt(bytes, at, 3) !== 'ID3') {
    return 0;
  }
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + 10);
  const hasFooter = ((bytes[at + 5] ?? 0) & 0x10) !== 0;
  return 10 + a * 0x20_0000 + b * 0x4000 + c * 0x80 + d + (hasFooter ? 10 : 0);
}

const apeMark = 'APETAGEX';
/** Of its head, and of its foot, which is like the head. */
const apeEdgeBytes = 32;

const apeBytes = (bytes: Buffer, at: number): number =>
  bytes.length >= at + apeEdgeBytes && textAt(bytes, at, apeMark.length) === apeMark
    ? apeEdgeBytes + bytes.readUInt32LE(at + 12)
    : 0;

const id3v1Bytes = 128;

function beforeTags(bytes: Buffer, start: number, end: number): number {
  const id3 = end - id3v1Bytes;
  const beforeId3 = id3 >= start && textAt(bytes, id3, 3) === 'TAG' ? id3 : end;
  const foot = beforeId3 - apeEdgeBytes;
  if (foot < start || textAt(bytes, foot, apeMark.length) !== apeMark) {
    return beforeId3;
  }
  const hasHead = (bytes.readUInt32LE(foot + 20) & 0x8000_0000) !== 0;
  return beforeId3 - bytes.readUInt32LE(foot + 12) - (hasHead ? apeEdgeBytes : 0);
}

const kilobits: Readonly<Record<'one' | 'later', readonly number[]>> = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const hertz = [44_100, 48_000, 32_000] as const;

/** Bytes of the frame of MPEG audio layer III whose four bytes of head these are; null for anything else (ISO/IEC 11172-3, 13818-3). */
export function frameLength(head: Buffer): number | null {
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
