import { inWorkspace, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import type { FileDeps } from './fileDeps.ts';
import { lockAndSumStored } from './fileQueries.ts';
import { announceRemoval, takeBackRemoval } from './fileRemovalQueries.ts';

/** Longer than an upload lasts: what was announced and is known to nobody by then was cut short. */
const unfinishedMs = 24 * 3600 * 1000;

/**
 * Announces a folder of the store, fills it and then makes it known, within the quota: whoever is killed in between leaves what
 * housekeeping removes. Throws STORAGE_FULL.
 */
export async function keepInStore<Known>(
  { db, clock, config }: Pick<FileDeps, 'db' | 'clock' | 'config'>,
  { workspaceId, storeKey, bytes }: { readonly workspaceId: Id; readonly storeKey: string; readonly bytes: number },
  fill: () => Promise<void>,
  makeKnown: (trx: Trx) => Promise<Known>,
): Promise<Known> {
  const most = config.filesBytesPerWorkspace;
  const assertRoom = async (trx: Trx): Promise<void> => {
    if ((await lockAndSumStored(trx, workspaceId)) + bytes > most) {
      throw new DomainError('STORAGE_FULL', { params: { most } });
    }
  };
  await inWorkspace(db, workspaceId, async (trx) => {
    await assertRoom(trx);
    const dueTime = new Date(clock().getTime() + unfinishedMs);
    await announceRemoval(trx, { workspaceId, storeKey, dueTime });
  });
  await fill();
  return inWorkspace(db, workspaceId, async (trx) => {
    await assertRoom(trx);
    if (!(await takeBackRemoval(trx, { workspaceId, storeKey }))) {
      throw new DomainError('UNAVAILABLE');
    }
    return makeKnown(trx);
  });
}
