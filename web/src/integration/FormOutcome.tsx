import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FormError } from '../ui/form/FormError.tsx';
import type { FieldName } from './integrationFields.ts';
import { integrationMessages as messages } from './messages.ts';
import { problemText, type ProblemOfCheck } from './problemText.ts';

const useStyles = makeStyles({
  works: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: 0,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  mark: { flexShrink: 0, color: tokens.colorStatusSuccessForeground1 },
});

/** How a test of what is written in the form went. */
export function FormOutcome({
  outcome,
  fields,
}: {
  outcome: ProblemOfCheck & { readonly ok: boolean };
  fields: readonly FieldName[];
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  if (!outcome.ok) return <FormError>{problemText(intl, outcome, fields)}</FormError>;
  return (
    <p role="status" className={styles.works}>
      <CheckmarkCircleRegular className={styles.mark} fontSize={20} aria-hidden />
      {intl.formatMessage(messages.testWorks)}
    </p>
  );
}
