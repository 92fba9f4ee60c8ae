import { useCallback } from 'react';
import { writeKeeper } from '../offline/pendingWrites.ts';
import { forgetKept } from '../offline/kept/keptState.ts';
import { discardCommits } from '../offline/commit/pendingCommits.ts';
import { useSession } from '../session.ts';
import { useViewer } from '../viewer/useShell.ts';

/**
 * The way out of anyone who has signed out, here or everywhere, or has erased their account (BEY-18): no course stays on the device, and what
 * waits to be sent, work in packages included, stays only as long as there is someone whose it is. Never rejects: anyone who leaves must get away.
 */
export function useLeave(): (options?: { erased?: boolean }) => Promise<void> {
  const session = useSession();
  // Once the account is gone no cookie says whose work it was.
  const person = useViewer()?.userId;
  return useCallback(
    async ({ erased = false } = {}) => {
      await Promise.all([
        forgetKept(),
        ...(erased ? [discardWrites(), discardCommits(person).catch(() => undefined)] : []),
      ]);
      session.signedOut();
    },
    [person, session],
  );
}

const discardWrites = async (): Promise<void> => {
  const keeper = await writeKeeper();
  await keeper?.discard().catch(() => undefined);
};
