import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux offers files that are in memory alone. */
const MEMORY = '/dev/shm';
/** How Linux names the file system of {@link MEMORY}, in `statfs`. */
const TMPFS = 0x01_02_19_94;
/** Several times what the databases of a whole run come to at once. Containers are often given no more than 64 MB. */
const LEAST_FREE_BYTES = 4 * 1024 ** 3;
const PREFIX = 'lectern-tests-';

/** Where a run of the tests keeps what ends with it. */
export interface FoldersOfTests {
  /** For what the steps write. */
  readonly folder: string;
  /** For the data of PostgreSQL: in memory where there is room, else within `folder`. */
  readonly databases: string;
  readonly remove: () => void;
}

/**
 * Makes the folders of a run. Every test file makes and drops databases of hundreds of files each, and most of what a disk takes for that is the
 * keeping of its own books.
 */
export function makeFoldersOfTests(memory = MEMORY): FoldersOfTests {
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  const databases = hasRoomInMemory(memory) ? mkdtempSync(join(memory, PREFIX)) : folder;
  return {
    folder,
    databases,
    remove: () => {
      for (const each of new Set([databases, folder])) {
        // A server that just ends may still write what it has compiled.
        rmSync(each, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}

function hasRoomInMemory(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { type, bavail, bsize } = statfsSync(folder);
    return type === TMPFS && Math.min(bavail * bsize, process.availableMemory()) >= LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}
