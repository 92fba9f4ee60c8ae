import { open, type FileHandle } from 'node:fs/promises';
import { DomainError } from '../errors.ts';

const pieceBytes = 64 * 1024;
/** So much of the piece behind it is looked at with each piece: what is looked for may stand across the two. */
const overlapBytes = 200;
/** Where the last table of contents is, and the end. */
const ending = /startxref[^%]{0,100}%%EOF/g;
const beginsObject = /\b\d+ \d+ obj\b/;

/**
 * A PDF stays as it is: scripts in it run in the viewer of the browser alone. What stands behind its end is passed over, as readers do.
 * Throws FILE_UNREADABLE for one without an end, or with objects behind it: that was cut short.
 */
export async function checkPdf(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (!(await endsWell(file, size))) {
      throw new DomainError('FILE_UNREADABLE');
    }
  } finally {
    await file.close();
  }
}

/** From the last byte on backwards, as the end is mostly there. */
async function endsWell(file: FileHandle, size: number): Promise<boolean> {
  let behind = '';
  for (let at = size; at > 0;) {
    const length = Math.min(pieceBytes, at);
    at -= length;
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, at);
    const piece = buffer.toString('latin1') + behind;
    const last = [...piece.matchAll(ending)].at(-1);
    if (last !== undefined) {
      return !beginsObject.test(piece.slice(last.index + last[0].length));
    }
    if (beginsObject.test(piece)) {
      return false;
    }
    behind = piece.slice(0, overlapBytes);
  }
  return false;
}
