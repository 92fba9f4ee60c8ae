import { DomainError } from '../errors.ts';

/** A box of ISO 14496-12 in a buffer: where it begins, where its content does, and where it ends. */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

/** More boxes in one than any camera writes want the server to read for long. */
const mostBoxes = 10_000;

export const unreadable = (): DomainError => new DomainError('FILE_UNREADABLE');

/** How long a box is that begins with these bytes, with its head; null where they are too few. A size of 0 reaches to the end of the file. */
export function sizeOfBox(head: Buffer, toEnd: number): { readonly size: number; readonly headBytes: number } | null {
  if (head.length < 8) {
    return null;
  }
  const short = head.readUInt32BE(0);
  if (short === 0) {
    return { size: toEnd, headBytes: 8 };
  }
  if (short !== 1) {
    return { size: short, headBytes: 8 };
  }
  return head.length < 16 ? null : { size: Number(head.readBigUInt64BE(8)), headBytes: 16 };
}

export const typeOfBox = (head: Buffer): string => head.toString('latin1', 4, 8);

/** The boxes in a part of a buffer. Throws FILE_UNREADABLE where they do not fill it. */
export function boxesIn(bytes: Buffer, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    const head = bytes.subarray(at, Math.min(at + 16, to));
    const found = sizeOfBox(head, to - at);
    if (!found || found.size < found.headBytes || at + found.size > to || boxes.length === mostBoxes) {
      throw unreadable();
    }
    boxes.push({ type: typeOfBox(head), start: at, content: at + found.headBytes, end: at + found.size });
    at += found.size;
  }
  return boxes;
}

/** The boxes at the end of a path, each step of which may be there several times. */
export function boxesAt(bytes: Buffer, within: Box, path: readonly string[]): readonly Box[] {
  const [first, ...rest] = path;
  return first === undefined
    ? [within]
    : boxesIn(bytes, within.content, within.end)
        .filter(({ type }) => type === first)
        .flatMap((box) => boxesAt(bytes, box, rest));
}
