import { useEffect, useState } from 'react';
import { useViewer } from '../viewer/useShell.ts';
import { sendUnsent } from './commitSender.ts';
import { openCommitStore } from '../offline/commit/commitStore.ts';
import { useSendCommit } from './useSendCommit.ts';

const nobodyListens = (): void => undefined;

/** Sends what an earlier opening of the lecture left in the browser. True once that is done, or could not be: then it stays there. */
export function useLeftOver({ userCourseId, lectureId }: { userCourseId: number; lectureId: number }): boolean {
  const person = useViewer()?.userId;
  const send = useSendCommit(nobodyListens);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (person === undefined) return undefined;
    let here = true;
    void sendUnsent(openCommitStore(), send, { person, userCourseId, lectureId })
      .catch(() => undefined)
      .then(() => here && setSettled(true));
    return () => {
      here = false;
    };
  }, [lectureId, person, send, userCourseId]);
  return settled;
}
