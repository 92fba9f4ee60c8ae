import { makeStyles, tokens } from '@fluentui/react-components';
import { useSyncExternalStore, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigation } from 'react-router';
import { isConnected, onConnectionChanged } from '../routing/connection.ts';
import { shellMessages } from './messages.ts';

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

/** Says that the network is gone while it is, and that a page which was chosen meanwhile waits for it. The region is always there, so that screen readers notice its text. */
export function OfflineBanner(): ReactElement {
  const styles = useStyles();
  const online = useSyncExternalStore(onConnectionChanged, isConnected);
  const waiting = useNavigation().state === 'loading';
  return (
    <div role="status">
      {online ? null : (
        <div className={styles.banner}>
          <FormattedMessage {...(waiting ? shellMessages.offlineWaiting : shellMessages.offline)} />
        </div>
      )}
    </div>
  );
}
