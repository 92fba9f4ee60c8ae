import { useCallback, useEffect, useState } from 'react';
import { useViewer } from '../viewer/useShell.ts';
import { createCommitSender, type SavingState } from './commitSender.ts';
import { openCommitStore } from '../offline/commit/commitStore.ts';
import type { NewProgress } from './itemProgress.ts';
import type { ItemCommit } from './useItemChannel.ts';
import { useSendCommit } from './useSendCommit.ts';

/** Keeps what an open item says, in the browser at once and on the server soon; also as the page is left, and when the network is back. */
export function useKeepCommits({
  userCourseId,
  lectureId,
  itemId,
  session,
  canWork,
  onKept,
}: {
  /** Null where nothing is kept. */
  userCourseId: number | null;
  lectureId: number;
  itemId: string;
  session: string;
  canWork: boolean;
  onKept: (itemId: string, progress: NewProgress) => void;
}): { saving: SavingState | null; keep: (told: ItemCommit) => Promise<boolean>; send: () => Promise<void> } {
  const person = useViewer()?.userId;
  const [saving, setSaving] = useState<SavingState | null>(null);
  const send = useSendCommit(onKept);
  const [sender] = useState(() => createCommitSender({ store: openCommitStore(), send, onState: setSaving }));
  useEffect(() => {
    const flush = (): void => void sender.flush();
    // A phone may end a page that is out of sight without another word.
    const flushHidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      void sender.flush().finally(() => sender.stop());
    };
  }, [sender]);
  const keep = useCallback(
    async ({ cmi, sessionSeconds, sequence, asked }: ItemCommit) => {
      if (!canWork || person === undefined || userCourseId === null) return false;
      // The item opens with this when it is opened again before the page is read again.
      onKept(itemId, { cmi });
      return sender.keep({ person, userCourseId, lectureId, itemId, session, sequence, cmi, sessionSeconds }, asked);
    },
    [canWork, itemId, lectureId, onKept, person, sender, session, userCourseId],
  );
  const sendNow = useCallback(() => sender.flush(), [sender]);
  return { saving, keep, send: sendNow };
}
