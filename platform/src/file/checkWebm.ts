import { open, type FileHandle } from 'node:fs/promises';
import { DomainError } from '../errors.ts';

/** Ids of EBML and Matroska elements, with the bits that tell their length (RFC 8794, RFC 9559). */
const ids = { head: 0x1a45dfa3, docType: 0x4282, segment: 0x18538067, info: 0x1549a966, tracks: 0x1654ae6b } as const;
const clusterId = 0x1f43b675;
const cuesId = 0x1c53bb6b;

/** Two hours have fewer clusters, of which one takes a second or more; anyone who writes more wants the server to read for long. */
const mostElements = 8000;
const longestHead = 4096;
const prefixBytes = 12;

interface Element {
  /** Its id in the format. */
  readonly kind: number;
  /** Where its content begins and ends in the file. */
  readonly begin: number;
  readonly end: number;
}

/**
 * A WebM stays as it is: players decode it, nothing in it runs. Throws FILE_UNREADABLE for what is no WebM, was cut short, has an empty part,
 * or no cues, without which nobody could continue where they stopped. Reads the heads of its elements alone, never the whole.
 */
export async function checkWebm(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await elementAt(file, 0, size);
    const segment = await elementAt(file, head.end, size);
    const isWebm = head.kind === ids.head && (await docTypeOf(file, head)) === 'webm';
    const isWhole = segment.kind === ids.segment && segment.end === size;
    if (!isWebm || !isWhole || !hasAll(await partsOf(file, segment))) {
      throw unreadable();
    }
  } finally {
    await file.close();
  }
}

const unreadable = (): DomainError => new DomainError('FILE_UNREADABLE');

const hasAll = (parts: ReadonlySet<number>): boolean =>
  [ids.info, ids.tracks, clusterId, cuesId].every((id) => parts.has(id));

/** Which elements stand in another, but for empty ones. */
async function partsOf(file: FileHandle, whole: Element): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  let at = whole.begin;
  for (let count = 0; at < whole.end; count += 1) {
    if (count === mostElements) {
      throw unreadable();
    }
    const element = await elementAt(file, at, whole.end);
    if (element.end > element.begin) {
      found.add(element.kind);
    }
    at = element.end;
  }
  return found;
}

async function docTypeOf(file: FileHandle, head: Element): Promise<string | null> {
  if (head.end - head.begin > longestHead) {
    return null;
  }
  let at = head.begin;
  while (at < head.end) {
    const element = await elementAt(file, at, head.end);
    if (element.kind === ids.docType) {
      const length = element.end - element.begin;
      const { buffer } = await file.read(Buffer.alloc(length), 0, length, element.begin);
      return buffer.toString('latin1').replace(/\0+$/, '');
    }
    at = element.end;
  }
  return null;
}

/** The element that begins at a place. Throws FILE_UNREADABLE where none does, or where it does not end within `most`. */
async function elementAt(file: FileHandle, at: number, most: number): Promise<Element> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(prefixBytes), 0, prefixBytes, at);
  const prefix = buffer.subarray(0, bytesRead);
  const idLength = lengthOf(prefix[0]);
  const sizeLength = lengthOf(prefix[idLength]);
  if (idLength > 4 || sizeLength > 8 || prefix.length < idLength + sizeLength) {
    throw unreadable();
  }
  const begin = at + idLength + sizeLength;
  const end = begin + sizeIn(prefix.subarray(idLength, idLength + sizeLength));
  if (end > most) {
    throw unreadable();
  }
  return { kind: prefix.readUIntBE(0, idLength), begin, end };
}

/** How many bytes a number takes, which the zeros before the first one of its first byte tell; 9 where it cannot be read. */
const lengthOf = (first: number | undefined): number => (first === undefined ? 9 : Math.clz32(first) - 23);

/** The number without its mark. A size that nobody knew when it was written, as in a broadcast, leads behind every end. */
function sizeIn(bytes: Buffer): number {
  const [first = 0, ...rest] = bytes;
  const isUnknown = first === 2 ** (9 - bytes.length) - 1 && rest.every((byte) => byte === 0xff);
  return isUnknown
    ? Number.POSITIVE_INFINITY
    : rest.reduce((sum, byte) => sum * 256 + byte, first & (2 ** (8 - bytes.length) - 1));
}
