import { inWorkspace } from '../db/database.ts';
import type { Trx } from '../db/database.ts';
import type { FileDeps } from './fileDeps.ts';
import { DomainError } from '../errors.ts';
import type { PageRows } from '../http/paging.ts';
import type { Id } from '../shared/id.ts';
import {
  deleteFileRow,
  findFile,
  findFiles,
  updateFile,
  type FileRow,
  type FilesRequest,
  type Seen,
} from './fileQueries.ts';
import { displayName, extensionOf, type UploadFormat } from './fileRules.ts';
import { searchUses } from './searchUses.ts';
import { findFileUses, findOwnUses, type FileUse } from './fileUseQueries.ts';

/** A page of files (REST-62). */
export const listFiles = ({ db }: FileDeps, seen: Seen, request: FilesRequest): Promise<PageRows<FileRow>> =>
  inWorkspace(db, seen.workspaceId, (trx) => findFiles(trx, seen, request));

export interface ReadFile {
  readonly file: FileRow;
  readonly usedIn?: readonly FileUse[];
}

/** One file (REST-63), with where it is used when that is wanted. Throws NOT_FOUND. */
export const readFile = ({ db }: FileDeps, seen: Seen, fileId: Id, withUses: boolean): Promise<ReadFile> => {
  const read = () =>
    inWorkspace(db, seen.workspaceId, async (trx) => {
      const file = await requireFile(trx, seen, fileId);
      return withUses ? { file, usedIn: await usesOf(trx, seen, file) } : { file };
    });
  return withUses ? searchUses(seekerOf(seen), read) : read();
};

/** Renames or describes a file; its extension and its address stay (LIB-13). Throws NOT_FOUND. */
export const changeFile = (
  { db, clock }: FileDeps,
  seen: Seen,
  fileId: Id,
  {
    name,
    alternativeText,
  }: { readonly name?: string | undefined; readonly alternativeText?: string | null | undefined },
): Promise<FileRow> =>
  inWorkspace(db, seen.workspaceId, async (trx) => {
    const file = await requireFile(trx, seen, fileId);
    const format = file.extension as UploadFormat;
    const change = {
      ...(name === undefined ? {} : { name: displayName(name, format, extensionOf(file.name) ?? format) }),
      ...(alternativeText === undefined ? {} : { alternative_text: alternativeText === '' ? null : alternativeText }),
    };
    return updateFile(trx, seen.workspaceId, fileId, change, clock());
  });

/**
 * Deletes a file (REST-64); its address gives nothing from then on. Throws FILE_IN_USE with the places that show it unless `force`, and
 * NOT_FOUND.
 */
export const deleteFile = ({ db, clock }: FileDeps, seen: Seen, fileId: Id, force: boolean): Promise<void> => {
  const remove = () =>
    inWorkspace(db, seen.workspaceId, async (trx) => {
      const file = await requireFile(trx, seen, fileId);
      const usedIn = force ? [] : await usesOf(trx, seen, file);
      if (usedIn.length > 0) {
        throw new DomainError('FILE_IN_USE', { params: { usedIn } });
      }
      await deleteFileRow(trx, seen.workspaceId, fileId, clock());
    });
  return force ? remove() : searchUses(seekerOf(seen), remove);
};

const seekerOf = ({ workspaceId, viewer: { userId } }: Seen) => ({ workspaceId, userId });

async function requireFile(trx: Trx, seen: Seen, fileId: Id): Promise<FileRow> {
  const file = await findFile(trx, seen, fileId);
  if (file === null) {
    throw new DomainError('NOT_FOUND');
  }
  return file;
}

const usesOf = (trx: Trx, { workspaceId, viewer }: Seen, { category, hash }: FileRow): Promise<readonly FileUse[]> =>
  category === 'AVATAR' ? findOwnUses(trx, workspaceId, viewer.userId, hash) : findFileUses(trx, workspaceId, hash);
