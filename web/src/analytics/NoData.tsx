import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { analyticsMessages as messages } from './messages.ts';

// The text is given in small letters; a sentence begins with a capital.
const useStyles = makeStyles({ text: { display: 'block', '::first-letter': { textTransform: 'uppercase' } } });

/** There is nothing to show, in no period (ANLY-08); while another one is read that is not known yet. */
export function NoData({ busy }: { busy: boolean }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return busy ? (
    <Skeleton height={280} />
  ) : (
    <EmptyState
      title={<span className={styles.text}>{intl.formatMessage(messages.nothing)}</span>}
      text={intl.formatMessage(messages.nothingText)}
    />
  );
}
