import { inWorkspace, type Trx } from '../db/database.ts';
import type { FileDeps } from '../file/fileDeps.ts';
import { throwFailures } from '../shared/throwFailures.ts';
import {
  deleteUnusedPackages,
  findDueLooks,
  findNamedPackages,
  noteNamed,
  noteUnused,
  putOffLook,
} from './packageUseQueries.ts';

const atOnce = 100;
const dayMs = 24 * 3600 * 1000;
/** Each look reads all versions of the courses of a workspace. */
const daysBetweenLooks = 7;
/** An author may have a draft that names it, or take back what they removed. */
const daysUnused = 30;

/**
 * Removes packages that no version of any course has named for a month, in all workspaces; their folders go as files do. Answers how many
 * went. A workspace where it fails is put off for a day, and the others continue; throws what failed in the end.
 */
export async function removeUnusedPackages({ db, clock }: Pick<FileDeps, 'db' | 'clock'>): Promise<number> {
  let removed = 0;
  const failures: unknown[] = [];
  for (;;) {
    const due = await findDueLooks(db, clock(), atOnce);
    for (const { workspaceId, packageIds } of due) {
      try {
        removed += await inWorkspace(db, workspaceId, (trx) => look(trx, packageIds, clock()));
      } catch (error) {
        failures.push(error);
        const tomorrow = new Date(clock().getTime() + dayMs);
        await inWorkspace(db, workspaceId, (trx) => putOffLook(trx, packageIds, tomorrow));
      }
    }
    if (due.reduce((sum, { packageIds }) => sum + packageIds.length, 0) < atOnce) {
      throwFailures(failures, 'Some workspaces could not be looked at for unused packages');
      return removed;
    }
  }
}

async function look(trx: Trx, packageIds: readonly string[], now: Date): Promise<number> {
  const after = (days: number): Date => new Date(now.getTime() + days * dayMs);
  const named = await findNamedPackages(trx, packageIds);
  const unused = packageIds.filter((packageId) => !named.has(packageId));
  await noteNamed(trx, [...named], after(daysBetweenLooks));
  const removed = await deleteUnusedPackages(trx, unused, after(-daysUnused));
  await noteUnused(trx, unused, { now, lookTime: after(daysUnused) });
  return removed;
}
