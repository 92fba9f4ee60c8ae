import { randomUUID } from 'node:crypto';
import { inWorkspace } from '../db/database.ts';
import { requireEditable } from '../course/lock/requireEditable.ts';
import type { FileDeps } from '../file/fileDeps.ts';
import { keepInStore } from '../file/keepInStore.ts';
import type { Viewer } from '../http/access.ts';
import type { Id } from '../shared/id.ts';
import type { ScormPackage } from './scormPackage.ts';
import { insertPackage } from './scormQueries.ts';
import { openPackage } from './unpackPackage.ts';

interface Upload {
  readonly workspaceId: Id;
  readonly viewer: Viewer;
  readonly courseId: Id;
  /** Of the archive on this machine. */
  readonly path: string;
  /** As it shall be called; where it is empty, as its manifest says, else as its file is called. */
  readonly name: string;
  readonly fileName: string;
}

/** Before anything is received. Throws NOT_FOUND, FORBIDDEN. */
export const assertMayUpload = (
  { db }: Pick<FileDeps, 'db'>,
  { workspaceId, viewer, courseId }: Pick<Upload, 'workspaceId' | 'viewer' | 'courseId'>,
): Promise<void> => inWorkspace(db, workspaceId, (trx) => requireEditable(trx, courseId, viewer));

/**
 * Makes an archive a package of the course: checked as a whole, then unpacked, then known. Throws NOT_FOUND, FORBIDDEN, PACKAGE_REFUSED,
 * STORAGE_FULL.
 */
export async function uploadPackage(
  deps: FileDeps,
  { workspaceId, viewer, courseId, path, name, fileName }: Upload,
): Promise<ScormPackage> {
  const opened = await openPackage(path, deps.config.scormPackageBytes);
  try {
    const { version, items, entry, bytes, files } = opened;
    const packageId = randomUUID();
    const storeKey = `${workspaceId}/scorm-${packageId}`;
    const title = (name || opened.title || fileName.replace(/\.zip$/i, '') || 'SCORM').slice(0, 500);
    const made: ScormPackage = { packageId, courseId, version, title, items, entry, storeKey };
    return await keepInStore(
      deps,
      { workspaceId, storeKey, bytes },
      () => opened.unpack(deps.files, storeKey),
      async (trx) => {
        await requireEditable(trx, courseId, viewer);
        await insertPackage(trx, { ...made, bytes, files }, { createdBy: viewer.userId, now: deps.clock() });
        return made;
      },
    );
  } finally {
    opened.close();
  }
}
