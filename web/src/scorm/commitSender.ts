import type { CommitStore, ScormCommit } from '../offline/commit/commitStore.ts';

/** How a commit reaches the server: `refused` and `tooMuch` where sending it again would change nothing; rejects while there is no answer. */
export type SendCommit = (commit: ScormCommit) => Promise<'kept' | 'refused' | 'tooMuch'>;

export type SavingState = 'saved' | 'saving' | 'waiting' | 'refused' | 'tooMuch';

/** Keeps what an item says: in the browser at once, on the server soon, and again until it is acknowledged. */
export interface CommitSender {
  /** Ends with whether it is written down in the browser. */
  keep(commit: ScormCommit, asked: boolean): Promise<boolean>;
  /** Sends what waits now, as when the page is left or the network is back. Ends when it is settled either way. */
  flush(): Promise<void>;
  stop(): void;
}

/** What an item only changed is sent this much later; what it asked to be kept is sent at once. */
const DEBOUNCE_MS = 2_000;
const RETRIES_MS = [2_000, 5_000, 15_000, 30_000] as const;

export function createCommitSender({
  store,
  send,
  onState,
}: {
  store: CommitStore;
  send: SendCommit;
  onState: (state: SavingState) => void;
}): CommitSender {
  let newest: ScormCommit | null = null;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function later(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), wait);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    sending ??= sendAll().finally(() => (sending = null));
    return sending;
  }

  async function sendAll(): Promise<void> {
    while (newest) {
      const commit = newest;
      onState(failures > 0 ? 'waiting' : 'saving');
      let outcome: Awaited<ReturnType<SendCommit>>;
      try {
        outcome = await send(commit);
      } catch {
        onState('waiting');
        later(RETRIES_MS[Math.min(failures, RETRIES_MS.length - 1)] ?? DEBOUNCE_MS);
        failures += 1;
        return;
      }
      failures = 0;
      if (newest === commit) newest = null;
      // A browser that keeps nothing, as in some private modes, has nothing to forget.
      await store.forget(commit).catch(() => undefined);
      if (newest === null) onState(outcome === 'kept' ? 'saved' : outcome);
    }
  }

  return {
    keep(commit, asked) {
      newest = commit;
      const written = store.put(commit).then(
        () => true,
        () => false,
      );
      if (failures > 0) return written;
      onState('saving');
      if (asked) void flush();
      else later(DEBOUNCE_MS);
      return written;
    },
    flush,
    stop: () => clearTimeout(timer),
  };
}

/**
 * What an earlier opening of the lecture could not send goes first. What the server refuses is done with; where one gets no answer, those
 * of its item wait with it, as a later session counts after an earlier one, and the other items continue.
 */
export async function sendUnsent(
  store: CommitStore,
  send: SendCommit,
  of: Pick<ScormCommit, 'person' | 'userCourseId' | 'lectureId'>,
): Promise<void> {
  const waiting = await store.waiting(of).catch(() => []);
  const unanswered = new Set<string>();
  for (const commit of waiting) {
    if (unanswered.has(commit.itemId)) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as said above
      await send(commit);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await store.forget(commit);
    } catch {
      unanswered.add(commit.itemId);
    }
  }
}

/** Sending the same again happens once. */
export const commitKey = ({ session, sequence }: ScormCommit): string => `scorm-${session}-${sequence}`;
