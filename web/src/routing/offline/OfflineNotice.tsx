import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';
import { offlineMessages as messages } from './offlineMessages.ts';

/** That the network is gone, and that a page which was chosen meanwhile waits for it. */
export function OfflineNotice(): ReactElement {
  const styles = useStyles();
  const waiting = useNavigation().state === 'loading';
  return (
    <div className={styles.banner}>
      <FormattedMessage {...(waiting ? messages.offlineWaiting : messages.offline)} />
    </div>
  );
}

const useStyles = makeStyles({
  banner: {
    paddingBlock: '8px',
    paddingInline: '16px',
    textAlign: 'center',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderBottom: `1px solid ${tokens.colorStatusWarningBorder1}`,
  },
});
