import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inWorkspace } from '../db/database.ts';
import type { FileDeps } from './fileDeps.ts';
import { findDueRemovals, takeBackRemoval } from './fileRemovalQueries.ts';

const atOnce = 100;
/** No upload lasts so long. */
const leftBehindMs = 24 * 3600 * 1000;

/**
 * Takes out of the store what was deleted and what was never finished, and off this machine what an upload that was killed left.
 * Answers how many folders went.
 */
export async function removeDueFiles({ db, clock, files }: Pick<FileDeps, 'db' | 'clock' | 'files'>): Promise<number> {
  await sweepIncoming(await files.incomingFolder(), clock());
  let removed = 0;
  for (;;) {
    const due = await findDueRemovals(db, clock(), atOnce);
    for (const { workspaceId, storeKey } of due) {
      // The row goes with the folder: an upload that still tries to make it a file finds no row and fails.
      await inWorkspace(db, workspaceId, async (trx) => {
        if (await takeBackRemoval(trx, { workspaceId, storeKey })) {
          await files.removeAll(storeKey);
        }
      });
    }
    removed += due.length;
    if (due.length < atOnce) {
      return removed;
    }
  }
}

async function sweepIncoming(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && now.getTime() - found.mtimeMs > leftBehindMs) {
      await rm(path, { force: true, recursive: true });
    }
  }
}
