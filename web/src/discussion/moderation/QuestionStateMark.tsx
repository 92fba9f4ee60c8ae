import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useMarkStyles } from '../../ui/mark/Mark.styles.ts';
import { moderationMessages as messages } from './messages.ts';
import { stateNames } from './stateNames.ts';
import type { QuestionStateMark_question$key } from './__generated__/QuestionStateMark_question.graphql.ts';

const useStyles = makeStyles({
  // Room for two short words, which a column of a narrow table would else put one below the other.
  marks: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px', minWidth: '7em' },
  attention: {
    borderTopColor: tokens.colorStatusWarningBorder1,
    borderRightColor: tokens.colorStatusWarningBorder1,
    borderBottomColor: tokens.colorStatusWarningBorder1,
    borderLeftColor: tokens.colorStatusWarningBorder1,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
});

/** How a question stands, and whether something in its thread was reported. */
export function QuestionStateMark({ question }: { question: QuestionStateMark_question$key }): ReactElement {
  const styles = useStyles();
  const marks = useMarkStyles();
  const intl = useIntl();
  const { state, reportCount } = useFragment(
    graphql`
      fragment QuestionStateMark_question on DiscussionQuestion @throwOnFieldError {
        state
        reportCount
      }
    `,
    question,
  );
  return (
    <span className={styles.marks}>
      {reportCount > 0 ? (
        <span className={mergeClasses(marks.mark, styles.attention)}>
          {intl.formatMessage(messages.reports, { count: reportCount })}
        </span>
      ) : null}
      <span className={mergeClasses(marks.mark, state === 'ANSWERED' && marks.good)}>
        {intl.formatMessage(stateNames[state])}
      </span>
    </span>
  );
}
