import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../errors.ts';
import {
  assertFits,
  assertNamed,
  isKeptAsItIs,
  mostBytesOf,
  storageFull,
  tooLarge,
  wrongType,
  type FileCategory,
  type FileLimits,
  type UploadFormat,
} from './fileRules.ts';
import { formatByBytes } from './formatByBytes.ts';
import { withHead } from './withHead.ts';

/** How much of a file its first bytes are: more than any mark of a format needs. */
const headBytes = 4100;
/** What texts, names and marks take of a body beside the file, at most. */
export const bytesAround = 128 * 1024;

/** What is known of a file before it comes. */
interface Announced {
  /** Bytes of the whole body, 0 where the sender does not say. */
  readonly bodyBytes: number;
  readonly fileName: string;
  /** Undefined where it stands behind the file. */
  readonly category: FileCategory | undefined;
  /** Bytes that the workspace has room for. */
  readonly findRoom: () => Promise<number>;
}

/**
 * Writes what comes to `path` and answers what it is by its first bytes; null for what is of no format that is taken where the category is
 * still to come, as the refusal names the types of the category: then all of it is read, and nothing written. Throws FILE_EMPTY, and INVALID_FILE_TYPE, FILE_TOO_LARGE or
 * STORAGE_FULL as soon as that is known; nothing more is read then, and nothing is left at `path`.
 */
export async function receiveFile(
  content: Readable,
  path: string,
  announced: Announced,
  limits: FileLimits,
): Promise<UploadFormat | null> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    let format = null as UploadFormat | null;
    let passed = 0;
    const gate = async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      const announcedBytes = Math.max(announced.bodyBytes - bytesAround, 0);
      let room: number | undefined;
      for await (const piece of withHead(pieces, headBytes)) {
        if (passed === 0) {
          format = await formatTaken(piece, announced);
        }
        passed += piece.length;
        if (format === null) {
          continue;
        }
        room ??= isKeptAsItIs(format) ? await announced.findRoom() : Number.POSITIVE_INFINITY;
        const bytes = Math.max(passed, announcedBytes);
        if (bytes > mostBytesOf(format, limits)) {
          throw tooLarge(format, limits);
        }
        if (bytes > room) {
          throw storageFull(limits);
        }
        yield piece;
      }
    };
    await pipeline(content, gate, target);
    if (passed === 0) {
      throw new DomainError('FILE_EMPTY');
    }
    return format;
  } catch (error) {
    // The file of a stream that is given up while it opens comes into being all the same, before the stream closes.
    if (!target.closed) {
      await new Promise<void>((resolve) => target.once('close', () => resolve()));
    }
    await rm(path, { force: true });
    throw error;
  }
}

async function formatTaken(head: Buffer, { category, fileName }: Announced): Promise<UploadFormat | null> {
  const format = await formatByBytes(head);
  if (category !== undefined) {
    if (format === null) {
      throw wrongType(category);
    }
    assertFits(format, category);
    assertNamed(format, fileName, category);
  }
  return format;
}
