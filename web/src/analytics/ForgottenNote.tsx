import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { analyticsMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
});

/** Says what is missing in a period that begins before the facts are that the workspace still keeps (BEY-20). */
export function ForgottenNote({
  keptFrom,
  shownFrom,
}: {
  /** ISO 8601; null as long as nothing was forgotten. */
  keptFrom: string | null;
  shownFrom: Date;
}): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  if (keptFrom === null || shownFrom >= new Date(keptFrom)) return null;
  return (
    <p className={styles.note}>
      {intl.formatMessage(messages.forgotten, {
        day: intl.formatDate(keptFrom, { dateStyle: 'long', timeZone: 'UTC' }),
      })}
    </p>
  );
}
