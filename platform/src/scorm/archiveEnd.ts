import { open, type FileHandle } from 'node:fs/promises';

const endSignature = 0x06054b50;
const endBytes = 22;
/** What a comment may be long, and what unzip looks through for the end of an archive. */
const mostBehind = 0xffff;

/**
 * Cuts off what lies behind the end of the archive at `path`, which gateways of mail and careless downloads leave there: as unzip does, up to
 * 65,535 bytes, with the archive's own comment. Leaves a file alone that has no such end.
 */
export async function cutBehindArchive(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const end = await findEnd(file, size);
    if (end !== null && end < size) {
      await file.truncate(end);
    }
  } finally {
    await file.close();
  }
}

/** Where the last record that can be the end of an archive stops, with its comment; null for none. */
async function findEnd(file: FileHandle, size: number): Promise<number | null> {
  const start = Math.max(0, size - endBytes - mostBehind);
  const tail = Buffer.alloc(size - start);
  await file.read(tail, 0, tail.length, start);
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === endSignature) {
      const stop = at + endBytes + tail.readUInt16LE(at + 20);
      if (stop <= tail.length && isBehindDirectory(tail.subarray(at), start + at)) {
        return start + stop;
      }
    }
  }
  return null;
}

/** Whether there is room before a record for the directory that it tells of: else its signature stands there by chance. */
function isBehindDirectory(record: Buffer, at: number): boolean {
  const [bytes, offset] = [record.readUInt32LE(12), record.readUInt32LE(16)];
  // An archive of more than 4 GB tells it in another record.
  return bytes === 0xffffffff || offset === 0xffffffff || offset + bytes <= at;
}
