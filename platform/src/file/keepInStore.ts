import { inWorkspace, type Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { findStoredAnswer, isKeyKnown, withIdempotency, type IdempotentRequest } from '../http/idempotency.ts';
import type { Id } from '../shared/id.ts';
import type { FileDeps } from './fileDeps.ts';
import { lockAndSumStored, sumStored } from './fileQueries.ts';
import { announceRemoval, hastenRemoval, takeBackRemoval, type Removal } from './fileRemovalQueries.ts';
import { storageFull } from './fileRules.ts';

type Deps = Pick<FileDeps, 'db' | 'clock' | 'config' | 'files'>;

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

/** What is to be kept, for which request. */
interface Addition {
  readonly storeKey: string;
  /** What it takes of the quota. */
  readonly bytes: number;
  /** Of its workspace. */
  readonly once: IdempotentRequest;
}

/**
 * Announces a folder of the store, fills it and then makes it known, within the quota and once per key: what fails in between is taken out at
 * once, and a server that is killed leaves what housekeeping removes. What others fill on this server at the same time counts as if it was there,
 * and once: as underway, or as stored. What was kept for the key before is answered, as it needs no room. Throws STORAGE_FULL and
 * IDEMPOTENCY_KEY_REUSED.
 */
export const keepInStore = <Known>(
  deps: Deps,
  addition: Addition,
  fill: () => Promise<void>,
  makeKnown: (trx: Trx) => Promise<Known>,
): Promise<Known> => inTurn(addition.once, () => keepNext(deps, addition, fill, makeKnown));

/** The last request of each key that is being kept here. */
const lastOfKey = new Map<string, Promise<unknown>>();

/** The same request at the same time needs no room for itself: it waits for the first, and finds what that one stored. */
async function inTurn<T>(
  { workspaceId, userId, operation, key }: IdempotentRequest,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) {
    return work();
  }
  const name = JSON.stringify([workspaceId, userId, operation, key]);
  const mine = (lastOfKey.get(name) ?? Promise.resolve()).then(work, work);
  lastOfKey.set(name, mine);
  try {
    return await mine;
  } finally {
    if (lastOfKey.get(name) === mine) {
      lastOfKey.delete(name);
    }
  }
}

async function keepNext<Known>(
  deps: Deps,
  { storeKey, bytes, once }: Addition,
  fill: () => Promise<void>,
  makeKnown: (trx: Trx) => Promise<Known>,
): Promise<Known> {
  const { db, clock, config } = deps;
  const { workspaceId } = once;
  /**
   * What was stored for the key, else null and there is room. Asks what is underway under the lock alone: what became known before it is not
   * underway any more.
   */
  const findEarlier = async (trx: Trx, findUnderway: () => number): Promise<{ readonly body: Known } | null> => {
    const stored = await lockAndSumStored(trx, workspaceId);
    const earlier = await findStoredAnswer<Known>(trx, once);
    if (earlier === null && stored + findUnderway() + bytes > config.filesBytesPerWorkspace) {
      throw storageFull(config);
    }
    return earlier;
  };
  let isUnderway = false;
  const endUnderway = (): void => {
    if (isUnderway) {
      addUnderway(workspaceId, -bytes);
    }
    isUnderway = false;
  };
  try {
    const before = await inWorkspace(db, workspaceId, async (trx) => {
      const earlier = await findEarlier(trx, () => underway.get(workspaceId) ?? 0);
      if (earlier === null) {
        addUnderway(workspaceId, bytes);
        isUnderway = true;
        const dueTime = new Date(clock().getTime() + unfinishedMs);
        await announceRemoval(trx, { workspaceId, storeKey, dueTime });
      }
      return earlier;
    });
    if (before !== null) {
      return before.body;
    }
    try {
      await fill();
      const { body, isNew } = await inWorkspace(db, workspaceId, async (trx) => {
        // Others began with this one counted; what a second server has filled meanwhile is what can be too much now, or was for the same key.
        const earlier = await findEarlier(trx, () => 0);
        endUnderway();
        if (earlier !== null) {
          return { body: earlier.body, isNew: false };
        }
        if (!(await takeBackRemoval(trx, { workspaceId, storeKey }))) {
          throw new DomainError('UNAVAILABLE');
        }
        const made = await withIdempotency(trx, once, async () => ({ status: 201, body: await makeKnown(trx) }));
        return { body: made.body, isNew: true };
      });
      if (!isNew) {
        await removeUnfinished(deps, { workspaceId, storeKey });
      }
      return body;
    } catch (error) {
      await removeUnfinished(deps, { workspaceId, storeKey });
      throw error;
    }
  } finally {
    endUnderway();
  }
}

/**
 * Bytes that a workspace has room for now; what is kept is asked again when it is. Without end for a key that is known: its file is there, and
 * that the same was sent, which alone is answered it, is only seen by the whole of it.
 */
export const findRoom = (
  { db, config }: Pick<FileDeps, 'db' | 'config'>,
  request: Omit<IdempotentRequest, 'requestHash'>,
): Promise<number> =>
  inWorkspace(db, request.workspaceId, async (trx) => {
    // The key is asked last: what took the room under it meanwhile is known by then.
    const stored = await sumStored(trx, request.workspaceId);
    return (await isKeyKnown(trx, request)) ? Number.POSITIVE_INFINITY : config.filesBytesPerWorkspace - stored;
  });

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
