import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { writeKeeper, type QueuedWrite } from '../pendingWrites.ts';
import { refusalMessage } from './refusalMessage.ts';
import { useWaitingDialogStyles } from './WaitingDialog.styles.ts';
import { waitingMessages as messages } from './waitingMessages.ts';

/** What waits to be sent, where it was done and since when; and why something was not accepted, until that was read (BEY-18). */
export function WaitingDialog({
  pendingWrites,
  onDismissed,
}: {
  pendingWrites: readonly QueuedWrite[];
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useWaitingDialogStyles();
  return (
    <ModalDialog title={<FormattedMessage {...messages.title} />} onDismissed={onDismissed}>
      <p className={styles.text}>
        <FormattedMessage {...messages.explanation} />
      </p>
      <ul className={styles.list}>
        {pendingWrites.map(({ seq, kind, title, address, time, refusal }) => (
          <li key={seq} className={styles.entry}>
            <div className={styles.what}>
              <span className={styles.kind}>
                <FormattedMessage {...messages[kind]} />
              </span>
              <Link to={address} className={styles.where} onClick={onDismissed}>
                {title}
              </Link>
              <span className={refusal === null ? styles.since : styles.refused}>
                {refusal === null
                  ? intl.formatMessage(messages.since, {
                      time: intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' }),
                    })
                  : intl.formatMessage(refusalMessage(refusal))}
              </span>
            </div>
            {refusal === null ? null : (
              <Button size="small" onClick={() => void writeKeeper().then((keeper) => keeper?.dismiss(seq))}>
                <FormattedMessage {...messages.dismiss} />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
