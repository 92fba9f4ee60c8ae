import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { inWorkspace, type Trx } from '../db/database.ts';
import { findStoredAnswer, requestHash, type IdempotentRequest } from '../http/idempotency.ts';
import type { FileDeps } from './fileDeps.ts';
import { checkPdf } from './checkPdf.ts';
import { checkWebm } from './checkWebm.ts';
import { queueCleaning } from './cleaningQueue.ts';
import { cleanMp3 } from './cleanMp3.ts';
import { cleanMp4 } from './cleanMp4.ts';
import { cleanPicture, mostPixels, mostPixelsOfPerson } from './cleanPicture.ts';
import { deleteOlderAvatars, insertFile, type FileRow, type NewFile, type Seen } from './fileQueries.ts';
import {
  assertFits,
  assertNamed,
  assertMayUpload,
  displayName,
  extensionOf,
  mostBytesOf,
  tooLarge,
  uploadFormats,
  type FileCategory,
  type UploadFormat,
} from './fileRules.ts';
import type { FileResponse } from './fileSchemas.ts';
import { toFileResponse } from './fileView.ts';
import { keepInStore } from './keepInStore.ts';
import { leastPictureWidth, roomOf } from './pictureRules.ts';
import { storedOriginal } from './storedNames.ts';
import { versionsJob } from './versionsJob.ts';
import { hasLibrary } from './policy.ts';

/** A file as it came, on this machine; anyone who takes it may move it. */
export interface ReceivedFile {
  readonly path: string;
  /** By its first bytes. */
  readonly format: UploadFormat;
  /** As the sender called it; nothing here is named by it. */
  readonly fileName: string;
  readonly category: FileCategory;
  /** As it shall be called; the name it came with where there is none. */
  readonly name?: string | undefined;
  readonly alternativeText: string | null;
  /** From the sender, who repeats an upload by it after a lost answer: the same bytes and texts under the same key make one file. */
  readonly idempotencyKey: string | undefined;
}

/** Who uploads, and the host at which the address of the file begins. */
interface Uploader extends Seen {
  readonly host: string;
}

/** As its keys are stored. */
export const uploadOperation = 'uploadFile';

/** How many times the limit of its type a picture may have once it is written again. */
const mostGrowth = 4;

/**
 * Makes a received file one of the workspace, once per key: cleaned, within the quota, and whole or not at all. Throws FORBIDDEN, INVALID_FILE_TYPE,
 * FILE_TOO_LARGE, PICTURE_TOO_LARGE, FILE_UNREADABLE, VIDEO_CODEC, STORAGE_FULL, IDEMPOTENCY_KEY_REUSED, and RATE_LIMITED while too many files of
 * the person wait.
 */
export async function uploadFile(deps: FileDeps, uploader: Uploader, received: ReceivedFile): Promise<FileResponse> {
  const { workspaceId, viewer } = uploader;
  const { path, format, category } = received;
  assertMayUpload(viewer, category);
  assertFits(format, category);
  assertNamed(format, received.fileName, category);
  const once = await requestOf(uploader, received);
  const earlier = await inWorkspace(deps.db, workspaceId, (trx) => findStoredAnswer<FileResponse>(trx, once));
  if (earlier !== null) {
    return earlier.body;
  }
  const cleaned = `${path}.clean`;
  try {
    const { width } = await queueCleaning({ workspaceId, userId: viewer.userId }, () => clean(received, cleaned));
    const { size } = await stat(cleaned);
    // What is written again may be larger than what was sent, but not without end: limits and quota count on it.
    if (size > mostGrowth * mostBytesOf(format, deps.config)) {
      throw tooLarge(format, deps.config);
    }
    const file = {
      name: displayName(received.name?.trim() || received.fileName, format, extensionOf(received.fileName) ?? format),
      extension: format,
      category,
      type: uploadFormats[format].type,
      alternative_text: received.alternativeText,
      hash: await hashOf(cleaned),
      byte_count: size,
      width,
      store_key: `${workspaceId}/${randomUUID()}`,
    };
    return await keep(deps, uploader, { path: cleaned, file, once });
  } finally {
    await rm(cleaned, { force: true });
  }
}

async function clean(
  { path, format, category }: ReceivedFile,
  target: string,
): Promise<{ readonly width: number | null }> {
  switch (uploadFormats[format].type) {
    case 'IMAGE':
      return cleanPicture(path, target, { format, most: category === 'AVATAR' ? mostPixelsOfPerson : mostPixels });
    case 'MP3':
      await cleanMp3(path, target);
      return { width: null };
    case 'VIDEO':
      if (format === 'mp4') {
        await cleanMp4(path, target);
        return { width: null };
      }
      await checkWebm(path);
      await rename(path, target);
      return { width: null };
    default:
      await checkPdf(path);
      await rename(path, target);
      return { width: null };
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The upload as its key knows it: bytes are only looked at where there is one. */
async function requestOf(
  { workspaceId, viewer }: Uploader,
  { path, fileName, category, name, alternativeText, idempotencyKey }: ReceivedFile,
): Promise<IdempotentRequest> {
  const bytes = idempotencyKey === undefined ? '' : await hashOf(path);
  return {
    workspaceId,
    userId: viewer.userId,
    operation: uploadOperation,
    key: idempotencyKey,
    requestHash: requestHash(category, fileName, name, alternativeText, bytes),
  };
}

interface CleanedFile {
  readonly path: string;
  readonly file: NewFile;
  readonly once: IdempotentRequest;
}

/** Puts a cleaned file into the store and makes it one of the workspace, whole or not at all. */
const keep = (deps: FileDeps, uploader: Uploader, { path, file, once }: CleanedFile): Promise<FileResponse> =>
  keepInStore(
    deps,
    { storeKey: file.store_key, bytes: roomOf(file), once },
    () => deps.files.take(path, storedOriginal(file), uploadFormats[file.extension as UploadFormat].contentType),
    async (trx) => toFileResponse(await makeKnown(trx, deps, uploader, file), deps.config, uploader.host),
  );

async function makeKnown(trx: Trx, deps: FileDeps, { workspaceId, viewer }: Seen, file: NewFile): Promise<FileRow> {
  const now = deps.clock();
  const row = await insertFile(trx, workspaceId, viewer.userId, file, now);
  // Who has no library could not delete them.
  if (file.category === 'AVATAR' && !hasLibrary(viewer)) {
    await deleteOlderAvatars(trx, { workspaceId, userId: viewer.userId, kept: row.file_id, now });
  }
  if (row.width !== null && row.width > leastPictureWidth) {
    await deps.jobs.enqueue(trx, versionsJob, { workspaceId, payload: { fileId: row.file_id } });
  }
  return row;
}
