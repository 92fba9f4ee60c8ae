import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { DomainError } from '../errors.ts';
import { isUploadFormat, mostBytesOf, tooLarge, wrongType, type UploadFormat } from './fileRules.ts';

/** How much of a file its first bytes are: more than any mark of a format needs. */
const headBytes = 4100;
const pdfMark = Buffer.from('%PDF-');

/**
 * Writes what comes to `path` and answers what it is by its first bytes. Throws INVALID_FILE_TYPE or FILE_TOO_LARGE; from the moment that
 * one is known nothing more is written, and what still comes is let pass, so that the caller can be answered. Nothing is left at `path`
 * then.
 */
export async function receiveFile(content: Readable, path: string): Promise<UploadFormat> {
  let outcome: UploadFormat | DomainError = wrongType();
  const gate = async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let passed = 0;
    for await (const piece of fromHead(pieces)) {
      if (passed === 0) {
        outcome = (await formatOf(piece)) ?? wrongType();
      }
      passed += piece.length;
      if (typeof outcome === 'string' && passed > mostBytesOf(outcome)) {
        outcome = tooLarge(outcome);
      }
      if (typeof outcome === 'string') {
        yield piece;
      }
    }
  };
  try {
    await pipeline(content, gate, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return settle(outcome, path);
}

async function settle(outcome: UploadFormat | DomainError, path: string): Promise<UploadFormat> {
  if (typeof outcome === 'string') {
    return outcome;
  }
  await rm(path, { force: true });
  throw outcome;
}

/** The same bytes, where the first piece has enough of them to tell a format, if there are as many. */
async function* fromHead(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (head === null) {
      yield piece;
    } else {
      head = Buffer.concat([head, piece]);
      if (head.length >= headBytes) {
        yield head;
        head = null;
      }
    }
  }
  if (head !== null && head.length > 0) {
    yield head;
  }
}

/** The format by the first bytes; null for any that is not taken. A PDF that begins with something else is none. */
async function formatOf(head: Buffer): Promise<UploadFormat | null> {
  const extension = (await fileTypeFromBuffer(head))?.ext;
  return isUploadFormat(extension) && (extension !== 'pdf' || head.subarray(0, 5).equals(pdfMark)) ? extension : null;
}
