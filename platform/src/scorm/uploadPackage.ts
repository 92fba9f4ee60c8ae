import { randomUUID } from 'node:crypto';
import { inWorkspace } from '../db/database.ts';
import { requireEditable } from '../course/lock/requireEditable.ts';
import { DomainError } from '../errors.ts';
import type { FileDeps } from '../file/fileDeps.ts';
import { lockAndSumFiles } from '../file/fileQueries.ts';
import { announceRemoval, takeBackRemoval } from '../file/fileRemovalQueries.ts';
import type { Viewer } from '../http/access.ts';
import type { Id } from '../shared/id.ts';
import type { ScormPackage } from './scormPackage.ts';
import { insertPackage, sumPackages } from './scormQueries.ts';
import { openPackage } from './unpackPackage.ts';

interface Upload {
  readonly workspaceId: Id;
  readonly viewer: Viewer;
  readonly courseId: Id;
  /** Of the archive on this machine. */
  readonly path: string;
  readonly fileName: string;
}

/** Before anything is received. Throws NOT_FOUND, FORBIDDEN. */
export const assertMayUpload = (
  { db }: Pick<FileDeps, 'db'>,
  { workspaceId, viewer, courseId }: Pick<Upload, 'workspaceId' | 'viewer' | 'courseId'>,
): Promise<void> => inWorkspace(db, workspaceId, (trx) => requireEditable(trx, courseId, viewer));

/** Longer than unpacking lasts: what was announced and is no package by then was cut short. */
const unfinishedMs = 24 * 3600 * 1000;

/**
 * Makes an archive a package of the course: checked as a whole, then unpacked into a folder that was announced, then known. Whoever is
 * killed in between leaves what housekeeping removes. Throws NOT_FOUND, FORBIDDEN, PACKAGE_REFUSED, STORAGE_FULL.
 */
export async function uploadPackage(
  { db, clock, files, config }: FileDeps,
  { workspaceId, viewer, courseId, path, fileName }: Upload,
): Promise<ScormPackage> {
  const opened = await openPackage(path, config.scormPackageBytes);
  try {
    const packageId = randomUUID();
    const storeKey = `${workspaceId}/scorm-${packageId}`;
    await inWorkspace(db, workspaceId, async (trx) => {
      await requireEditable(trx, courseId, viewer);
      const taken = (await lockAndSumFiles(trx, workspaceId)) + (await sumPackages(trx));
      if (taken + opened.bytes > config.filesBytesPerWorkspace) {
        throw new DomainError('STORAGE_FULL', { params: { most: config.filesBytesPerWorkspace } });
      }
      await announceRemoval(trx, { workspaceId, storeKey, dueTime: new Date(clock().getTime() + unfinishedMs) });
    });
    await opened.unpack(files, storeKey);
    const { version, items, entry } = opened;
    const title = (opened.title || fileName.replace(/\.zip$/i, '') || 'SCORM').slice(0, 500);
    const made: ScormPackage = { packageId, courseId, version, title, items, entry, storeKey };
    await inWorkspace(db, workspaceId, async (trx) => {
      await requireEditable(trx, courseId, viewer);
      if (!(await takeBackRemoval(trx, { workspaceId, storeKey }))) {
        throw new DomainError('UNAVAILABLE');
      }
      const size = { bytes: opened.bytes, files: opened.files };
      await insertPackage(trx, { ...made, ...size }, { createdBy: viewer.userId, now: clock() });
    });
    return made;
  } finally {
    opened.close();
  }
}
