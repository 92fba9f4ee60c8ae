import { Button, Link } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissCircle20Filled } from '@fluentui/react-icons/svg/dismiss-circle';
import { CloudArrowUp20Regular } from '@fluentui/react-icons/svg/cloud-arrow-up';
import { Info20Regular } from '@fluentui/react-icons/svg/info';
import { WifiOff20Regular } from '@fluentui/react-icons/svg/wifi-off';
import type { ReactElement, ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useOnline } from '../routing/useOnline.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useAnswerFeedbackStyles } from './AnswerFeedback.styles.ts';
import { triesLeft } from './answerMachine.ts';
import { useAnswering } from './AnsweringContext.ts';
import { quizMessages as messages } from './messages.ts';
import type { QuestionProps } from './QuestionProps.ts';
import type { Answer } from './useAnswer.ts';

/** Nothing is said of the right answer where that is another one by now. */
function wrongMessage({ settled, keyChanged }: Pick<QuestionProps, 'settled' | 'keyChanged'>): MessageDescriptor {
  if (keyChanged) return settled ? messages.noTriesLeft : messages.wasWrong;
  return settled ? messages.exhausted : messages.wrong;
}

type Outcome = Pick<QuestionProps, 'settled' | 'keyChanged' | 'regrading'>;

/** An answer that was given the point is not called right where another one is. */
const rightMessage = ({ keyChanged, regrading }: Outcome): MessageDescriptor =>
  keyChanged && regrading === 'POINT_GIVEN' ? messages.countsAsRight : messages.right;

/** What a change of the question has made of the answer; null where nothing. */
function changeMessage({ keyChanged, regrading }: Outcome, stale: boolean): MessageDescriptor | null {
  if (regrading === 'POINT_GIVEN') return messages.pointGiven;
  if (keyChanged) return stale ? messages.keyChangedOpen : messages.keyChanged;
  return regrading === 'GRADED_AGAIN' ? messages.gradedAgain : null;
}

/**
 * What the card has to say below the answers: the verdict, tries left, what went wrong and the way on. It is a live region, so
 * that it is heard while the focus stays where the answer was given.
 */
export function AnswerFeedback({
  question,
  answer,
  again,
}: {
  question: Pick<QuestionProps, 'settled' | 'keyChanged' | 'regrading' | 'wrongLimit' | 'wrongCount'>;
  answer: Answer<unknown>;
  again: string;
}): ReactElement {
  const intl = useIntl();
  const styles = useAnswerFeedbackStyles();
  const online = useOnline();
  const { readOnly, signInHref, courseHref } = useAnswering();
  const left = triesLeft(question.wrongLimit, question.wrongCount);
  const tries = left === null || question.settled ? null : intl.formatMessage(messages.triesLeft, { count: left });

  const changed = answer.verdict === null ? null : changeMessage(question, answer.stale);

  const content = (): ReactNode => {
    if (answer.phase === 'checking') {
      return <VisuallyHidden>{intl.formatMessage(messages.checking)}</VisuallyHidden>;
    }
    if (answer.phase === 'kept') {
      return (
        <div className={styles.notice}>
          <CloudArrowUp20Regular aria-hidden />
          <span className={styles.text}>{intl.formatMessage(online ? messages.keptUnanswered : messages.kept)}</span>
        </div>
      );
    }
    if (answer.phase === 'failed') {
      return (
        <div className={styles.notice}>
          {online ? <Info20Regular aria-hidden /> : <WifiOff20Regular aria-hidden />}
          <span className={styles.text}>{intl.formatMessage(online ? messages.notChecked : messages.offline)}</span>
          <Button size="small" onClick={() => answer.submit()}>
            {intl.formatMessage(messages.tryAgain)}
          </Button>
        </div>
      );
    }
    if (answer.phase === 'refused') {
      return (
        <div className={styles.notice}>
          <Info20Regular aria-hidden />
          <span className={styles.text}>{intl.formatMessage(messages.refused)}</span>
        </div>
      );
    }
    if (answer.verdict === true) {
      return (
        <p className={styles.right}>
          <CheckmarkCircle20Filled aria-hidden />
          {intl.formatMessage(rightMessage(question))}
        </p>
      );
    }
    if (answer.verdict === false) {
      return (
        <p className={styles.wrong}>
          <DismissCircle20Filled aria-hidden />
          <span>
            {intl.formatMessage(wrongMessage(question))}
            {question.settled || question.keyChanged || answer.locked ? null : (
              <span className={styles.again}> {again}</span>
            )}
          </span>
        </p>
      );
    }
    return null;
  };

  return (
    <div className={styles.root}>
      <div role="status" className={styles.status}>
        {content()}
      </div>
      {changed ? <p className={styles.readOnly}>{intl.formatMessage(changed)}</p> : null}
      {readOnly === null && tries ? <span className={styles.tries}>{tries}</span> : null}
      {readOnly === 'view' && !question.settled ? (
        <p className={styles.readOnly}>{intl.formatMessage(messages.readOnly)}</p>
      ) : null}
      {readOnly === 'shown' ? <p className={styles.readOnly}>{intl.formatMessage(messages.shown)}</p> : null}
      {readOnly === 'notEnrolled' ? (
        <p className={styles.readOnly}>
          <Link href={courseHref}>{intl.formatMessage(messages.enrolToAnswer)}</Link>
        </p>
      ) : null}
      {readOnly === 'visitor' ? (
        <p className={styles.readOnly}>
          {intl.formatMessage(messages.signInToAnswer)}{' '}
          <Link href={signInHref}>{intl.formatMessage(messages.signIn)}</Link>
        </p>
      ) : null}
    </div>
  );
}
