import { statfsSync } from 'node:fs';

/** Less than this is none: a server needs some for its log. */
const LEAST_FREE_BYTES = 1024 * 1024;

/** A sentence when the disk of a folder is full; null when there is room, or when nobody can tell. */
export function fullDisk(folder: string): string | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LEAST_FREE_BYTES ? `The disk of ${folder} is full: make room on it.` : null;
  } catch {
    return null;
  }
}
