import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useReadToEnd_lecture$key } from './__generated__/useReadToEnd_lecture.graphql.ts';

/**
 * Marks a lecture as seen once its end was reached and none of its questions is open any more, right or exhausted, or when the
 * learner moves on (OP-45, docs/adr/0007). A lecture that is done by its points gets its mark at once: the share of lectures that are
 * done counts marks, and must not lag behind the ticks (OP-103).
 */
export function useReadToEnd({
  lecture,
  hasEnd,
  openQuestions,
  held,
  markSeen,
}: {
  lecture: useReadToEnd_lecture$key;
  /** Whether it has sections, of which the last can be reached. */
  hasEnd: boolean;
  /** How many questions still take an answer. */
  openQuestions: number;
  /** Whether a section still holds what follows it, so that the end is not there yet (SEC-18). */
  held: boolean;
  /** Marks it, then calls back; null where nothing is kept. */
  markSeen: ((then?: () => void) => void) | null;
}): {
  /** The last section was reached. */
  reachEnd: () => void;
  /** The learner continues with next: `go` follows when the mark that this makes is kept. */
  moveOn: (go: () => void) => void;
  /** The learner continues without the open questions; a lecture that was only not read to its end stays as it is. */
  leave: (go: () => void) => void;
} {
  const { progress } = useFragment(
    graphql`
      fragment useReadToEnd_lecture on Lecture @throwOnFieldError {
        progress {
          done
          doneTime
        }
      }
    `,
    lecture,
  );
  const [reached, setReached] = useState(false);
  const unseen = markSeen !== null && progress?.doneTime == null;
  const done = progress?.done === true || (reached && openQuestions === 0);
  const read = unseen && done;
  const mark = useEffectEvent(() => markSeen?.());
  useEffect(() => {
    // The last answer may come long after the end: whichever is last marks the lecture, once.
    if (read) mark();
  }, [read]);
  const goOn = (marks: boolean, go: () => void): void => {
    if (unseen && marks) markSeen(go);
    else go();
  };
  return {
    reachEnd: () => setReached(true),
    moveOn: (go) => goOn(!hasEnd && progress?.done !== true, go),
    leave: (go) => goOn(openQuestions > 0 && !held, go),
  };
}
