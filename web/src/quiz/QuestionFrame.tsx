import { Badge, mergeClasses } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AuthorHtml } from '../ui/authorHtml/AuthorHtml.tsx';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import { CheckingOverlay } from './CheckingOverlay.tsx';
import { quizMessages as messages } from './messages.ts';
import { useQuestionFrameStyles } from './QuestionFrame.styles.ts';
import type { QuestionProps } from './QuestionProps.ts';
import type { Answer } from './useAnswer.ts';
import { useFeedbackInView } from './useFeedbackInView.ts';

/** What all question cards share: number, points, question, hint, the overlay while checking, and the feedback below. */
export function QuestionFrame({
  question,
  answer,
  hint,
  again,
  actions,
  children,
}: {
  question: QuestionProps;
  answer: Answer<unknown>;
  /** What to do, in a few words. */
  hint: ReactNode;
  /** What to do after a wrong answer. */
  again: string;
  /** The check button and what belongs beside it. */
  actions?: ReactNode;
  /** The answers. Receives the id of the element that asks. */
  children: (labelId: string) => ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useQuestionFrameStyles();
  const labelId = useId();
  const feedback = useFeedbackInView(answer, actions != null);
  const checking = answer.phase === 'checking';
  return (
    <article
      aria-label={intl.formatMessage(messages.question, { number: question.number })}
      aria-busy={checking}
      data-question={question.settled ? 'settled' : 'open'}
      className={mergeClasses(styles.card, question.settled && (question.correct ? styles.right : styles.exhausted))}
    >
      <header className={styles.header}>
        <span className={styles.number}>{intl.formatMessage(messages.question, { number: question.number })}</span>
        <Badge appearance="tint" color="subtle" size="large">
          {intl.formatMessage(messages.points, { points: question.weight })}
        </Badge>
      </header>
      <div id={labelId}>
        <AuthorHtml className={styles.question} html={question.text} />
      </div>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.body}>
        {children(labelId)}
        {checking ? <CheckingOverlay /> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      <div ref={feedback} className={styles.feedback}>
        <AnswerFeedback question={question} answer={answer} again={again} />
      </div>
    </article>
  );
}
