import { open, type FileHandle } from 'node:fs/promises';
import { sizeOfBox, typeOfBox, unreadable } from './mp4Boxes.ts';
import { blankWords, checkCodecs, moveSamples } from './mp4Index.ts';

/** Hours of video have an index of a few megabytes. */
const mostIndexBytes = 32 * 1024 * 1024;
const mostParts = 1_000;
const pieceBytes = 1024 * 1024;

/** A box of the file itself. */
interface Part {
  readonly type: string;
  readonly start: number;
  readonly size: number;
}

/**
 * Writes an MP4 to `target` with its index in front, so that it plays before all of it has come (OP-208), and with nothing but what is seen and
 * heard: the samples stay as they are, titles, devices and places go. Throws VIDEO_CODEC for what not every browser plays, FILE_UNREADABLE
 * for what is no MP4, was cut short, or has its index in pieces, as a broadcast has, in which nobody could continue where they stopped.
 */
export async function cleanMp4(source: string, target: string): Promise<void> {
  const file = await open(source);
  try {
    const { size } = await file.stat();
    const parts = await partsOf(file, size);
    const [first, ...others] = parts;
    const indexes = others.filter(({ type }) => type === 'moov');
    const [indexPart] = indexes;
    const isWhole = others.some(({ type }) => type === 'mdat') && !others.some(({ type }) => type === 'moof');
    if (first?.type !== 'ftyp' || !indexPart || indexes.length > 1 || !isWhole || indexPart.size > mostIndexBytes) {
      throw unreadable();
    }
    const index = await bytesOf(file, indexPart);
    checkCodecs(index);
    blankWords(index);
    // What lay before the index moves behind it; what lay behind it stays where it is.
    moveSamples(index, size, (place) => (place < indexPart.start ? place + indexPart.size : place));
    await write(file, target, [first, index, ...others.filter((part) => part !== indexPart)]);
  } finally {
    await file.close();
  }
}

async function partsOf(file: FileHandle, size: number): Promise<readonly Part[]> {
  const parts: Part[] = [];
  let at = 0;
  while (at < size) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at);
    const head = buffer.subarray(0, bytesRead);
    const found = sizeOfBox(head, size - at);
    if (!found || found.size < found.headBytes || at + found.size > size || parts.length === mostParts) {
      throw unreadable();
    }
    parts.push({ type: typeOfBox(head), start: at, size: found.size });
    at += found.size;
  }
  return parts;
}

async function bytesOf(file: FileHandle, { start, size }: Part): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, start);
  if (bytesRead < size) {
    throw unreadable();
  }
  return buffer;
}

/** Parts in their new order; of those that are neither the head nor samples only their place is kept. */
async function write(file: FileHandle, target: string, parts: readonly (Part | Buffer)[]): Promise<void> {
  const written = await open(target, 'wx', 0o600);
  try {
    for (const part of parts) {
      if (Buffer.isBuffer(part)) {
        await written.write(part);
      } else {
        const isKept = part.type === 'ftyp' || part.type === 'mdat';
        await (isKept ? copy(file, written, part) : written.write(blank(part.size)));
      }
    }
  } finally {
    await written.close();
  }
}

async function copy(from: FileHandle, to: FileHandle, { start, size }: Part): Promise<void> {
  const piece = Buffer.alloc(Math.min(pieceBytes, size));
  for (let done = 0; done < size;) {
    const { bytesRead } = await from.read(piece, 0, Math.min(piece.length, size - done), start + done);
    if (bytesRead === 0) {
      throw unreadable();
    }
    await to.write(piece, 0, bytesRead);
    done += bytesRead;
  }
}

/** An empty box of a size. */
function blank(size: number): Buffer {
  const box = Buffer.alloc(size);
  box.writeUInt32BE(size, 0);
  box.write('free', 4, 'latin1');
  return box;
}
