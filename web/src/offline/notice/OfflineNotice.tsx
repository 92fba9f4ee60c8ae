import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigation } from 'react-router';
import { reportedWrites, unsent, queuedWrites } from '../pendingWrites.ts';
import { keptCopyTime, onKeptCopyChanged } from '../kept/keptState.ts';
import { keptMessages } from '../kept/keptMessages.ts';
import { leavingPerson, onLeavingChanged } from '../leaving.ts';
import { asksForEditing } from '../../routing/editing.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useJustSent } from './useJustSent.ts';
import { WaitingDialog } from './WaitingDialog.tsx';
import { waitingMessages } from './waitingMessages.ts';
import { WaitingText } from './WaitingText.tsx';
import { offlineMessages as messages } from './offlineMessages.ts';

/**
 * That the network is gone, from when a copy is that stands in for the servers, that a page which was chosen meanwhile waits for it, and what
 * waits to be sent. Its text stands in `region`, which is read out; what can be pressed opens beside it.
 */
export function OfflineNotice({ region, connected }: { region: HTMLElement; connected: boolean }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const editing = asksForEditing(useLocation());
  const chosen = useNavigation().state === 'loading';
  const copyTime = useSyncExternalStore(onKeptCopyChanged, keptCopyTime);
  const pendingWrites = reportedWrites(useSyncExternalStore(onLeavingChanged, queuedWrites));
  const leave = useSyncExternalStore(onLeavingChanged, leavingPerson);
  const [listed, setListed] = useState(false);
  const justSent = useJustSent(pendingWrites);
  const refused = pendingWrites.length - unsent(pendingWrites).length;
  const nothing = connected && copyTime === null && pendingWrites.length === 0 && !justSent;
  return (
    <>
      {nothing
        ? null
        : createPortal(
            <div className={styles.banner}>
              {connected && copyTime === null ? null : (
                <span className={mergeClasses(chosen && !connected && styles.chosen)}>
                  {chosen && !connected ? (
                    <FormattedMessage {...messages.offlineWaiting} />
                  ) : copyTime === null ? (
                    <FormattedMessage {...(editing ? messages.offlineEditing : messages.offline)} />
                  ) : (
                    <FormattedMessage
                      {...(connected ? keptMessages.keptSince : messages.offlineCopy)}
                      values={{ date: intl.formatDate(copyTime, { dateStyle: 'medium' }) }}
                    />
                  )}
                </span>
              )}
              <WaitingText pendingWrites={pendingWrites} justSent={justSent} />
              {pendingWrites.length > 0 ? (
                <Button size="small" aria-haspopup="dialog" onClick={() => setListed(true)}>
                  <FormattedMessage {...(refused > 0 ? waitingMessages.read : waitingMessages.show)} />
                </Button>
              ) : null}
            </div>,
            region,
          )}
      {listed && pendingWrites.length > 0 ? (
        <WaitingDialog pendingWrites={pendingWrites} onDismissed={() => setListed(false)} />
      ) : null}
      {leave ? <LeaveDialog leave={leave} /> : null}
    </>
  );
}

const useStyles = makeStyles({
  // It answers a press on a link, so it must not be taken for the line that stood there before.
  chosen: { fontWeight: tokens.fontWeightSemibold },
  banner: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px 12px',
    paddingBlock: '8px',
    paddingInline: '16px',
    textAlign: 'center',
    textWrap: 'balance',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderBottom: `1px solid ${tokens.colorStatusWarningBorder1}`,
  },
});
