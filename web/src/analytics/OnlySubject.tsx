import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { analyticsMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  only: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  name: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
});

/** Which one thing the numbers are about, and the way back to all. */
export function OnlySubject({ name, onAllShown }: { name: string; onAllShown: () => void }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div className={styles.only}>
      <p className={styles.name}>{intl.formatMessage(messages.only, { name })}</p>
      <Button size="small" onClick={onAllShown}>
        {intl.formatMessage(messages.showAll)}
      </Button>
    </div>
  );
}
