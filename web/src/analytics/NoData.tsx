import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { analyticsMessages as messages } from './messages.ts';

// The text is given in small letters; a sentence begins with a capital.
const useStyles = makeStyles({ text: { display: 'block', '::first-letter': { textTransform: 'uppercase' } } });

/** There is nothing to show, in no period (ANLY-08). */
export function NoData(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <EmptyState
      title={<span className={styles.text}>{intl.formatMessage(messages.nothing)}</span>}
      text={intl.formatMessage(messages.nothingText)}
    />
  );
}
