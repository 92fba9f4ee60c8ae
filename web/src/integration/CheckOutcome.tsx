import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { FieldName } from './integrationFields.ts';
import { integrationMessages as messages } from './messages.ts';
import { problemText } from './problemText.ts';
import type { CheckOutcome_check$key } from './__generated__/CheckOutcome_check.graphql.ts';

const useStyles = makeStyles({
  outcome: {
    display: 'flex',
    gap: '8px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  words: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  right: { flexShrink: 0, color: tokens.colorStatusSuccessForeground1 },
  wrong: { flexShrink: 0, color: tokens.colorStatusDangerForeground1 },
  what: { color: tokens.colorNeutralForeground1 },
  when: { color: tokens.colorNeutralForeground2 },
});

/** How the latest test of a connection went, and what is wrong (INTG-09). Read out when it changes. */
export function CheckOutcome({
  check,
  fields,
}: {
  check: CheckOutcome_check$key;
  fields: readonly FieldName[];
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment CheckOutcome_check on IntegrationCheck @throwOnFieldError {
        ok
        problem
        field
        host
        status
        providerText
        time
      }
    `,
    check,
  );
  const time = intl.formatDate(data.time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div role="status" className={styles.outcome}>
      {data.ok ? (
        <CheckmarkCircleRegular className={styles.right} fontSize={20} aria-hidden />
      ) : (
        <ErrorCircleRegular className={styles.wrong} fontSize={20} aria-hidden />
      )}
      <span className={styles.words}>
        <span className={styles.when}>{intl.formatMessage(data.ok ? messages.works : messages.fails, { time })}</span>
        {data.ok ? null : <span className={styles.what}>{problemText(intl, data, fields)}</span>}
      </span>
    </div>
  );
}
