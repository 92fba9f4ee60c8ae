import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ChosenParts } from './ChosenParts.tsx';
import { findingTexts } from './findings.ts';
import { statisticsMessages as messages } from './messages.ts';
import type { QuestionDetails_question$key } from './__generated__/QuestionDetails_question.graphql.ts';

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '72ch', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** What the first tries say about a question: what can be done about what stands out, what was chosen, and how well it tells. */
export function QuestionDetails({ question: key }: { question: QuestionDetails_question$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const question = useFragment(
    graphql`
      fragment QuestionDetails_question on QuestionStatistics @throwOnFieldError {
        discrimination
        outdatedCount
        findings
        ...ChosenParts_question
      }
    `,
    key,
  );
  const { discrimination, outdatedCount, findings } = question;
  return (
    <>
      {findings.map((finding) => (
        <p key={finding} className={styles.text}>
          {intl.formatMessage(findingTexts[finding].advice)}
        </p>
      ))}
      <ChosenParts question={question} />
      {discrimination === null || discrimination === undefined ? null : (
        <p className={styles.text}>
          {intl.formatMessage(messages.discrimination, {
            value: intl.formatNumber(discrimination, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
          })}
          <br />
          <span className={styles.quiet}>{intl.formatMessage(messages.discriminationHint)}</span>
        </p>
      )}
      {outdatedCount > 0 ? (
        <p className={styles.text}>{intl.formatMessage(messages.outdated, { count: outdatedCount })}</p>
      ) : null}
    </>
  );
}
