import sharp, { type Sharp } from 'sharp';
import { inWorkspace } from '../db/database.ts';
import type { FileDeps } from './fileDeps.ts';
import { jobWork, type JobWork } from '../job/jobQueue.ts';
import { mostPixels } from './cleanPicture.ts';
import { findFileForJob, noteVersions } from './fileQueries.ts';
import { pictureWidths } from './pictureRules.ts';
import { storedOriginal, storedVersion, versionFormats, type VersionFormat } from './storedNames.ts';
import { versionsJob } from './versionsJob.ts';

/**
 * Makes the versions of a picture that are smaller than itself. Each is written under a name that depends on nothing but the picture and
 * its width, so that a second attempt writes the same; they count when all are there.
 */
export const makeVersions = ({ db, clock, files }: Pick<FileDeps, 'db' | 'clock' | 'files'>): JobWork =>
  jobWork(versionsJob, async ({ payload: { fileId }, workspaceId, signal }) => {
    if (workspaceId === null) {
      throw new Error('A file belongs to a workspace');
    }
    const file = await inWorkspace(db, workspaceId, (trx) => findFileForJob(trx, workspaceId, fileId));
    if (file === null || file.width === null || file.versions_time !== null) {
      return;
    }
    let byteCount = 0;
    const original = await files.readAll(storedOriginal(file));
    for (const width of pictureWidths.filter((each) => each < (file.width ?? 0))) {
      for (const format of versionFormats) {
        signal.throwIfAborted();
        const picture = sharp(original, { limitInputPixels: mostPixels }).resize({ width });
        const bytes = await encoded(picture, format).toBuffer();
        byteCount += bytes.length;
        await files.put(storedVersion(file.store_key, width, format), bytes, `image/${format}`);
      }
    }
    await inWorkspace(db, workspaceId, (trx) => noteVersions(trx, workspaceId, fileId, { byteCount, now: clock() }));
  });

const encoded = (picture: Sharp, format: VersionFormat): Sharp =>
  format === 'avif' ? picture.avif({ quality: 55, effort: 2 }) : picture.webp({ quality: 80, effort: 3 });
