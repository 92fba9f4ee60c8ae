import { inWorkspace, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import type { FileDeps } from './fileDeps.ts';
import { lockAndSumStored, sumStored } from './fileQueries.ts';
import { announceRemoval, hastenRemoval, takeBackRemoval, type Removal } from './fileRemovalQueries.ts';
import { storageFull } from './fileRules.ts';

/** Longer than an upload lasts: what was announced and is known to nobody by then was cut short. */
const unfinishedMs = 24 * 3600 * 1000;

/** What is being filled here now, by workspace: bytes that no row counts yet. Grows, and becomes rows, under the lock of the sum; what fails leaves it at once. */
const underway = new Map<Id, number>();

function addUnderway(workspaceId: Id, bytes: number): void {
  const sum = (underway.get(workspaceId) ?? 0) + bytes;
  if (sum > 0) {
    underway.set(workspaceId, sum);
  } else {
    underway.delete(workspaceId);
  }
}

/**
 * Announces a folder of the store, fills it and then makes it known, within the quota: what fails in between is taken out at once, and
 * a server that is killed leaves what housekeeping removes. What others fill on this server at the same time counts as if it was there, and
 * once: as underway, or as stored. Throws STORAGE_FULL.
 */
export async function keepInStore<Known>(
  deps: Pick<FileDeps, 'db' | 'clock' | 'config' | 'files'>,
  { workspaceId, storeKey, bytes }: { readonly workspaceId: Id; readonly storeKey: string; readonly bytes: number },
  fill: () => Promise<void>,
  makeKnown: (trx: Trx) => Promise<Known>,
): Promise<Known> {
  const { db, clock, config } = deps;
  /** Asks what is underway under the lock alone: what became known before it is not underway any more. */
  const assertRoom = async (trx: Trx, findUnderway: () => number): Promise<void> => {
    const stored = await lockAndSumStored(trx, workspaceId);
    if (stored + findUnderway() + bytes > config.filesBytesPerWorkspace) {
      throw storageFull(config);
    }
  };
  let isUnderway = false;
  const endUnderway = (): void => {
    if (isUnderway) {
      addUnderway(workspaceId, -bytes);
    }
    isUnderway = false;
  };
  try {
    await inWorkspace(db, workspaceId, async (trx) => {
      await assertRoom(trx, () => underway.get(workspaceId) ?? 0);
      addUnderway(workspaceId, bytes);
      isUnderway = true;
      const dueTime = new Date(clock().getTime() + unfinishedMs);
      await announceRemoval(trx, { workspaceId, storeKey, dueTime });
    });
    try {
      await fill();
      return await inWorkspace(db, workspaceId, async (trx) => {
        // Others began with this one counted; what a second server has filled meanwhile is what can be too much now.
        await assertRoom(trx, () => 0);
        endUnderway();
        if (!(await takeBackRemoval(trx, { workspaceId, storeKey }))) {
          throw new DomainError('UNAVAILABLE');
        }
        return makeKnown(trx);
      });
    } catch (error) {
      await removeUnfinished(deps, { workspaceId, storeKey });
      throw error;
    }
  } finally {
    endUnderway();
  }
}

/** Bytes that a workspace has room for now; what is kept is asked again when it is. */
export async function findRoom({ db, config }: Pick<FileDeps, 'db' | 'config'>, workspaceId: Id): Promise<number> {
  return config.filesBytesPerWorkspace - (await inWorkspace(db, workspaceId, (trx) => sumStored(trx, workspaceId)));
}

/** Takes out what nobody will know. Where that fails, housekeeping tries again with its next round; never fails itself. */
async function removeUnfinished(
  { db, clock, files }: Pick<FileDeps, 'db' | 'clock' | 'files'>,
  removal: Removal,
): Promise<void> {
  try {
    await inWorkspace(db, removal.workspaceId, async (trx) => {
      // Without its row the folder is known after all: the answer of that transaction was lost, or housekeeping was here.
      if (await takeBackRemoval(trx, removal)) {
        await files.removeAll(removal.storeKey);
      }
    });
  } catch {
    await inWorkspace(db, removal.workspaceId, (trx) => hastenRemoval(trx, { ...removal, dueTime: clock() })).catch(
      () => undefined,
    );
  }
}
