import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { InView, passed } from '../ui/inView/InView.tsx';
import { LectureQuiz } from './LectureQuiz.tsx';
import { useLectureReaderStyles } from './LectureReader.styles.ts';
import { PrintedQuiz } from './PrintedQuiz.tsx';
import { SeenControl } from './SeenControl.tsx';
import type { LectureMarking } from './useMarkLectureSeen.ts';
import type { LectureEnd_lecture$key } from './__generated__/LectureEnd_lecture.graphql.ts';

/** How long the end stays in sight before the lecture counts as read, in milliseconds: opening alone is no reading. */
const readingTime = 1500;

/** What follows the last section of a lecture: the quiz (LEC-05) and its mark (LEC-17). */
export function LectureEnd({
  lecture,
  shown,
  hasSections,
  openQuestions,
  marking,
  onReached,
}: {
  lecture: LectureEnd_lecture$key;
  /** Whether it is on the screen; before that, paper alone has its questions. */
  shown: boolean;
  /** Whether there is a last section, which can be reached. */
  hasSections: boolean;
  /** How many questions of the lecture still take an answer. */
  openQuestions: number;
  /** Marks the lecture as seen; null where nothing is kept. */
  marking: LectureMarking | null;
  /** The last section was read. */
  onReached: () => void;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment LectureEnd_lecture on Lecture @throwOnFieldError {
        ...LectureQuiz_lecture
        ...PrintedQuiz_lecture
        ...SeenControl_lecture
      }
    `,
    lecture,
  );
  const styles = useLectureReaderStyles();
  if (!shown) return <PrintedQuiz lecture={data} />;
  return (
    <>
      {hasSections ? (
        <InView margin={passed} staysFor={readingTime} onEntered={onReached} className={styles.end} />
      ) : null}
      <LectureQuiz lecture={data} />
      <footer className={styles.foot}>
        {marking ? (
          <SeenControl
            lecture={data}
            openQuestions={openQuestions}
            markSeen={() => marking.markSeen()}
            pending={marking.pending}
            failed={marking.failed}
            kept={marking.kept}
          />
        ) : null}
      </footer>
    </>
  );
}
