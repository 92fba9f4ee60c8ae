import { randomUUID } from 'node:crypto';
import { inWorkspace, type Trx } from '../db/database.ts';
import { requireEditable } from '../course/lock/requireEditable.ts';
import type { FileDeps } from '../file/fileDeps.ts';
import { keepInStore } from '../file/keepInStore.ts';
import type { Viewer } from '../http/access.ts';
import { findStoredAnswer, requestHash, type IdempotentRequest } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import { placePackage } from './placePackage.ts';
import { scormAddress } from './scormPackage.ts';
import { insertPackage } from './scormQueries.ts';
import type { UploadedScorm } from './scormSchemas.ts';
import { openPackage, type OpenedPackage } from './unpackPackage.ts';

interface Upload {
  readonly workspaceId: Id;
  readonly viewer: Viewer;
  readonly courseId: Id;
  /** Of the archive on this machine. */
  readonly path: string;
  /** As it shall be called; where it is empty, as its manifest says, else as its file is called. */
  readonly name: string;
  readonly fileName: string;
  /** SHA-256 of the archive. */
  readonly hash: string;
  /** Where the workspace is reached, without a slash at the end. */
  readonly origin: string;
  readonly idempotencyKey: string | undefined;
}

/** As its keys are stored. */
export const uploadOperation = 'uploadScorm';

/** Before anything is received. Throws NOT_FOUND, FORBIDDEN. */
export const assertMayUpload = (
  { db }: Pick<FileDeps, 'db'>,
  { workspaceId, viewer, courseId }: Pick<Upload, 'workspaceId' | 'viewer' | 'courseId'>,
): Promise<void> => inWorkspace(db, workspaceId, (trx) => requireEditable(trx, courseId, viewer));

/**
 * Makes an archive a package of the course, once per key: checked as a whole, then unpacked, then known, and played where the course is one of
 * packages. Throws NOT_FOUND, FORBIDDEN, PACKAGE_REFUSED, STORAGE_FULL, IDEMPOTENCY_KEY_REUSED.
 */
export async function uploadPackage(deps: FileDeps, upload: Upload): Promise<UploadedScorm> {
  const { workspaceId, viewer, courseId, path, name, fileName, hash } = upload;
  const once: IdempotentRequest = {
    workspaceId,
    userId: viewer.userId,
    operation: uploadOperation,
    key: upload.idempotencyKey,
    requestHash: requestHash(courseId, name, fileName, hash),
  };
  const earlier = await inWorkspace(deps.db, workspaceId, (trx) => findStoredAnswer<UploadedScorm>(trx, once));
  if (earlier !== null) {
    return earlier.body;
  }
  const opened = await openPackage(path, deps.config.scormPackageBytes);
  try {
    const packageId = randomUUID();
    const storeKey = `${workspaceId}/scorm-${packageId}`;
    return await keepInStore(
      deps,
      { storeKey, bytes: opened.bytes, once },
      () => opened.unpack(deps.files, storeKey),
      (trx) => makeKnown(trx, deps, upload, { opened, packageId, storeKey }),
    );
  } finally {
    opened.close();
  }
}

async function makeKnown(
  trx: Trx,
  deps: FileDeps,
  { viewer, courseId, name, fileName, origin }: Upload,
  made: { readonly opened: OpenedPackage; readonly packageId: string; readonly storeKey: string },
): Promise<UploadedScorm> {
  const { opened, packageId, storeKey } = made;
  const { version, items, entry, bytes, files, isScorm } = opened;
  const title = (name || opened.title || fileName.replace(/\.zip$/i, '') || 'SCORM').slice(0, 500);
  await requireEditable(trx, courseId, viewer);
  await insertPackage(
    trx,
    { packageId, courseId, version, title, items, entry, storeKey, bytes, files },
    { createdBy: viewer.userId, now: deps.clock() },
  );
  const url = `${origin}${scormAddress(courseId, packageId, entry)}`;
  return {
    url,
    name: title,
    packageId,
    version,
    items: items.filter((item) => item.path !== null).length,
    isScorm,
    lectureId: await placePackage(trx, deps, { courseId, viewer, url, title }),
  };
}
