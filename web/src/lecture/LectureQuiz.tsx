import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { QuestionCard } from '../quiz/QuestionCard.tsx';
import { useLectureReaderStyles } from './LectureReader.styles.ts';
import { lectureMessages as messages } from './messages.ts';
import type { LectureQuiz_lecture$key } from './__generated__/LectureQuiz_lecture.graphql.ts';

/** The questions at the end of a lecture (LEC-05): those that no section shows (OP-78). */
export function LectureQuiz({ lecture }: { lecture: LectureQuiz_lecture$key }): ReactElement | null {
  const { content } = useFragment(
    graphql`
      fragment LectureQuiz_lecture on Lecture @throwOnFieldError {
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
      }
    `,
    lecture,
  );
  const intl = useIntl();
  const styles = useLectureReaderStyles();
  const quiz = useMemo(() => (content.questions ?? []).filter(({ placed }) => !placed), [content.questions]);
  return quiz.length > 0 ? (
    <section className={styles.step}>
      <h2 className={styles.quizHeading}>{intl.formatMessage(messages.quiz)}</h2>
      {quiz.map((question) => (
        <QuestionCard key={question.questionId} question={question} />
      ))}
    </section>
  ) : null;
}
