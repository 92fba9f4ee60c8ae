import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useReadToEnd_lecture$key } from './__generated__/useReadToEnd_lecture.graphql.ts';

/**
 * Marks a lecture as seen once its end was reached and none of its questions is open any more, right or exhausted, or when the
 * learner moves on (OP-45, docs/adr/0007). A lecture that is done by its points gets its mark all the same: the share of lectures
 * seen counts marks.
 */
export function useReadToEnd({
  lecture,
  hasEnd,
  openQuestions,
  markSeen,
}: {
  lecture: useReadToEnd_lecture$key;
  /** Whether it has sections, of which the last can be reached. */
  hasEnd: boolean;
  /** How many questions still take an answer. */
  openQuestions: number;
  /** Null where nothing is kept. */
  markSeen: (() => void) | null;
}): {
  /** The last section was reached. */
  reachEnd: () => void;
  /** The learner goes on with next. */
  moveOn: () => void;
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
  const read = unseen && reached && openQuestions === 0;
  const mark = useEffectEvent(() => markSeen?.());
  useEffect(() => {
    // The last answer may come long after the end: whichever is last marks the lecture, once.
    if (read) mark();
  }, [read]);
  return {
    reachEnd: () => setReached(true),
    moveOn: () => {
      if (unseen && (!hasEnd || progress?.done)) markSeen();
    },
  };
}
