import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { progressMessages as messages } from '../messages.ts';
import { GivenAnswer } from './GivenAnswer.tsx';
import type { QuestionTries_question$key } from './__generated__/QuestionTries_question.graphql.ts';

const useStyles = makeStyles({
  question: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  outcome: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  tries: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  try: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: '8px' },
  right: { color: tokens.colorStatusSuccessForeground1 },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  when: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** A question with how it stands and each try: what was answered, when, and whether it was right. */
export function QuestionTries({ question: key }: { question: QuestionTries_question$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { text, correct, exhausted, tryCount, tries } = useFragment(
    graphql`
      fragment QuestionTries_question on AnsweredQuestion @throwOnFieldError {
        text
        correct
        exhausted
        tryCount
        tries {
          time
          correct
          ...GivenAnswer_try
        }
      }
    `,
    key,
  );
  return (
    <li className={styles.question}>
      <AuthorHtml html={text} />
      <p className={styles.outcome}>{intl.formatMessage(outcome(correct ?? null, exhausted))}</p>
      {tryCount > tries.length ? (
        <p className={styles.outcome}>
          {intl.formatMessage(messages.moreTries, { shown: tries.length, count: tryCount })}
        </p>
      ) : null}
      <ol className={styles.tries}>
        {tries.map((attempt) => {
          const Icon = attempt.correct ? CheckmarkCircleRegular : DismissCircleRegular;
          return (
            <li key={attempt.time} className={styles.try}>
              <Icon
                className={mergeClasses(attempt.correct ? styles.right : styles.wrong)}
                fontSize={20}
                aria-label={intl.formatMessage(attempt.correct ? messages.right : messages.wrong)}
              />
              <div>
                <GivenAnswer attempt={attempt} />
                <time dateTime={attempt.time} className={styles.when}>
                  {intl.formatDate(attempt.time, { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              </div>
            </li>
          );
        })}
      </ol>
    </li>
  );
}

function outcome(correct: boolean | null, exhausted: boolean): MessageDescriptor {
  if (exhausted) return messages.noTriesLeft;
  if (correct === null) return messages.unanswered;
  return correct ? messages.right : messages.wrong;
}
