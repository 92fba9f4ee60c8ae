import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useMarkStyles } from '../ui/mark/Mark.styles.ts';
import { wholePercent } from '../ui/figure/wholePercent.ts';
import { findingTexts } from './findings.ts';
import { statisticsMessages as messages } from './messages.ts';
import type { QuestionFigures_question$key } from './__generated__/QuestionFigures_question.graphql.ts';

const useStyles = makeStyles({
  attention: {
    borderTopColor: tokens.colorStatusWarningBorder1,
    borderRightColor: tokens.colorStatusWarningBorder1,
    borderBottomColor: tokens.colorStatusWarningBorder1,
    borderLeftColor: tokens.colorStatusWarningBorder1,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
});

/** How many answered a question, how many were right at once, and what stands out; for a line of such things. */
export function QuestionFigures({ question: key }: { question: QuestionFigures_question$key }): ReactElement {
  const styles = useStyles();
  const marks = useMarkStyles();
  const intl = useIntl();
  const { answeredCount, rightAtOnceCount, findings } = useFragment(
    graphql`
      fragment QuestionFigures_question on QuestionStatistics @throwOnFieldError {
        answeredCount
        rightAtOnceCount
        findings
      }
    `,
    key,
  );
  if (answeredCount === 0) return <span>{intl.formatMessage(messages.unanswered)}</span>;
  return (
    <>
      <span>
        {intl.formatMessage(messages.rightAtOnce, { percent: wholePercent(rightAtOnceCount, answeredCount) })}
      </span>
      <span>{intl.formatMessage(messages.answered, { count: answeredCount })}</span>
      {findings.map((finding) => (
        <span key={finding} className={mergeClasses(marks.mark, finding !== 'EASY' && styles.attention)}>
          {intl.formatMessage(findingTexts[finding].name)}
        </span>
      ))}
    </>
  );
}
