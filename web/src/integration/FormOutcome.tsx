import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FormError } from '../ui/form/FormError.tsx';
import type { FieldName } from './integrationFields.ts';
import { integrationMessages as messages } from './messages.ts';
import { problemText, type ProblemOfCheck } from './problemText.ts';

const useStyles = makeStyles({
  // Clear of the line above the buttons.
  place: { scrollMarginBlock: '16px' },
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

/** How a test of what is written in the form went. It scrolls into sight: the form is longer than most windows. */
export function FormOutcome({
  outcome,
  warned,
  fields,
}: {
  outcome: ProblemOfCheck & { readonly ok: boolean };
  /** It is about to be sent all the same. */
  warned: boolean;
  fields: readonly FieldName[];
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div ref={place} className={styles.place}>
      {outcome.ok ? (
        <p role="status" className={styles.works}>
          <CheckmarkCircleRegular className={styles.mark} fontSize={20} aria-hidden />
          {intl.formatMessage(messages.testWorks)}
        </p>
      ) : (
        <FormError>
          <span>{problemText(intl, outcome, fields)}</span>
          {warned ? <span>{intl.formatMessage(messages.sendAnyway)}</span> : null}
        </FormError>
      )}
    </div>
  );
}
