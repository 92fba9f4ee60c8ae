import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { progressMessages as messages } from '../messages.ts';
import { QuestionTries } from './QuestionTries.tsx';
import { ZoneNote } from '../../ui/time/ZoneNote.tsx';
import type { AnswersOfLecture_userCourse$key } from './__generated__/AnswersOfLecture_userCourse.graphql.ts';

const useStyles = makeStyles({
  questions: { display: 'flex', flexDirection: 'column', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  nothing: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
});

/** What a learner answered in a lecture, question by question (OP-54). */
export function AnswersOfLecture({ userCourse: key }: { userCourse: AnswersOfLecture_userCourse$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { answeredQuestions } = useFragment(
    graphql`
      fragment AnswersOfLecture_userCourse on UserCourse
      @argumentDefinitions(lectureId: { type: "ID!" })
      @throwOnFieldError {
        answeredQuestions(lectureId: $lectureId) {
          questionId
          ...QuestionTries_question
        }
      }
    `,
    key,
  );
  if (!answeredQuestions?.length) {
    return (
      <p className={styles.nothing}>
        {intl.formatMessage(answeredQuestions ? messages.noQuestions : messages.answersGone)}
      </p>
    );
  }
  return (
    <>
      <ZoneNote />
      <ol className={styles.questions}>
        {answeredQuestions.map((question) => (
          <QuestionTries key={question.questionId} question={question} />
        ))}
      </ol>
    </>
  );
}
