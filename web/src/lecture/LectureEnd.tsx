import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { QuestionCard } from '../quiz/QuestionCard.tsx';
import { InView, passed } from '../ui/inView/InView.tsx';
import { useLectureReaderStyles } from './LectureReader.styles.ts';
import { lectureMessages as messages } from './messages.ts';
import { SeenControl } from './SeenControl.tsx';
import type { LectureMarking } from './useMarkLectureSeen.ts';
import type { LectureEnd_lecture$key } from './__generated__/LectureEnd_lecture.graphql.ts';

/** How long the end stays in sight before the lecture counts as read, in milliseconds: opening alone is no reading. */
const readingTime = 1500;

/** What follows the last section of a lecture: the quiz (LEC-05) and its mark (LEC-17). */
export function LectureEnd({
  lecture,
  hasSections,
  openQuestions,
  marking,
  onReached,
}: {
  lecture: LectureEnd_lecture$key;
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
        content @required(action: THROW) {
          ... on LectureContent {
            questions {
              ... on QuestionFields {
                questionId
                placed
              }
              ...QuestionCard_question
            }
          }
        }
        ...SeenControl_lecture
      }
    `,
    lecture,
  );
  const intl = useIntl();
  const styles = useLectureReaderStyles();
  const { questions } = data.content;
  // What no section shows makes the quiz (OP-78).
  const quiz = useMemo(() => (questions ?? []).filter(({ placed }) => !placed), [questions]);
  return (
    <>
      {hasSections ? (
        <InView margin={passed} staysFor={readingTime} onEntered={onReached} className={styles.end} />
      ) : null}
      {quiz.length > 0 ? (
        <section className={styles.step}>
          <h2 className={styles.quizHeading}>{intl.formatMessage(messages.quiz)}</h2>
          {quiz.map((question) => (
            <QuestionCard key={question.questionId} question={question} />
          ))}
        </section>
      ) : null}
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
