import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useReadToEnd_lecture$key } from './__generated__/useReadToEnd_lecture.graphql.ts';

/**
 * Marks a lecture as seen once its end was reached and none of its questions is open any more, right or exhausted (OP-45,
 * docs/adr/0007). A lecture that is done by its points gets its mark all the same: the share of lectures seen counts marks.
 */
export function useReadToEnd({
  lecture,
  openQuestions,
  markSeen,
}: {
  lecture: useReadToEnd_lecture$key;
  /** How many questions still take an answer. */
  openQuestions: number;
  /** Null where nothing is kept. */
  markSeen: (() => void) | null;
}): {
  /** The last section was reached. */
  reachEnd: () => void;
} {
  const { progress } = useFragment(
    graphql`
      fragment useReadToEnd_lecture on Lecture {
        progress {
          doneTime
        }
      }
    `,
    lecture,
  );
  const [reached, setReached] = useState(false);
  const read = reached && openQuestions === 0 && markSeen !== null && progress?.doneTime == null;
  const mark = useEffectEvent(() => markSeen?.());
  useEffect(() => {
    // The last answer may come long after the end: whichever is last marks the lecture, once.
    if (read) mark();
  }, [read]);
  return { reachEnd: () => setReached(true) };
}
