import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../messages.ts';

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/**
 * Which time zone the times of a screen or a form are in (OP-193): that of the browser, as `intl.formatDate` and the fields for times have
 * it. It is said once for all of them.
 */
export function ZoneNote(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return <p className={styles.note}>{intl.formatMessage(uiMessages.zone, { zone: timeZone.replaceAll('_', ' ') })}</p>;
}
