import { inWorkspace, type Database } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { findServedFile, type ServedFile } from './fileQueries.ts';
import { isUploadFormat, uploadFormats } from './fileRules.ts';
import { servedWidth, type PictureWidth } from './pictureRules.ts';
import { storedOriginal, storedVersion, type VersionFormat } from './storedNames.ts';

const addressPattern = /^([0-9a-f]{64})\.(png|jpg|gif|webp|mp3|pdf|webm|mp4)$/;

/** What to answer: a stored object of a type. */
export interface Served {
  readonly key: string;
  readonly contentType: string;
  /** Null where only the store knows. */
  readonly bytes: number | null;
  /** Of this answer among those of the address. */
  readonly tag: string;
  readonly isFinal: boolean;
}

/** What a reader wants: the last part of an address, pixels that are needed, and what `Accept` names. */
interface Wanted {
  readonly address: string;
  readonly width: number | undefined;
  readonly accept: string | undefined;
  /** Of the files of these bytes, the one whose name is meant. */
  readonly fileId?: Id | undefined;
}

/** The file of an address and which of its stored objects to answer. Throws NOT_FOUND. */
export async function findServed(
  db: Database,
  workspaceId: Id,
  { address, width, accept, fileId }: Wanted,
): Promise<{ readonly file: ServedFile; readonly served: Served }> {
  const [, hash, extension] = addressPattern.exec(address) ?? [];
  const file =
    hash === undefined || extension === undefined
      ? null
      : await inWorkspace(db, workspaceId, (trx) =>
          findServedFile(trx, workspaceId, { hash, extension, fileId: fileId ?? null }),
        );
  if (file === null) {
    throw new DomainError('NOT_FOUND');
  }
  return { file, served: servedOf(file, width, accept) };
}

/** The version that was asked for, or the file itself. */
function servedOf(file: ServedFile, asked: number | undefined, accept: string | undefined): Served {
  const width = asked === undefined ? undefined : servedWidth(asked);
  const isSmaller = width !== undefined && file.width !== null && width < file.width;
  const format = isSmaller ? formatFor(accept) : null;
  if (isSmaller && format !== null && file.versions_time !== null) {
    return version(file, width, format);
  }
  const contentType = isUploadFormat(file.extension)
    ? uploadFormats[file.extension].contentType
    : 'application/octet-stream';
  const isWaiting = isSmaller && format !== null;
  return { key: storedOriginal(file), contentType, bytes: file.byte_count, tag: file.hash, isFinal: !isWaiting };
}

const version = (file: ServedFile, width: PictureWidth, format: VersionFormat): Served => ({
  key: storedVersion(file.store_key, width, format),
  contentType: `image/${format}`,
  bytes: null,
  tag: `${file.hash.slice(0, 32)}.${width}.${format}`,
  isFinal: true,
});

/** The best that is named; a star alone says nothing about what a browser can draw. */
const formatFor = (accept = ''): VersionFormat | null =>
  /\bimage\/avif\b/i.test(accept) ? 'avif' : /\bimage\/webp\b/i.test(accept) ? 'webp' : null;
