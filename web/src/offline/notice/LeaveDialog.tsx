import { Button } from '@fluentui/react-components';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { discardCommits } from '../commit/pendingCommits.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { writeKeeper } from '../pendingWrites.ts';
import { endLeaving, onLeavingChanged, waitingCount } from '../leaving.ts';
import { waitingMessages as messages } from './waitingMessages.ts';

/** Asks people who sign out with pending writes what should happen to those, so that nobody wrongly believes that they were deleted. */
export function LeaveDialog({ leave }: { leave: () => void }): ReactElement {
  const count = useSyncExternalStore(onLeavingChanged, waitingCount);
  const [failed, setFailed] = useState(false);
  const go = (): void => {
    endLeaving();
    leave();
  };
  const discard = async (): Promise<void> => {
    setFailed(false);
    const keeper = await writeKeeper();
    if (!keeper) return setFailed(true);
    await Promise.all([keeper.discard(), discardCommits()]).then(go, () => setFailed(true));
  };
  return (
    <ModalDialog
      title={<FormattedMessage {...messages.leaveTitle} />}
      onDismissed={endLeaving}
      actions={
        <>
          <Button onClick={() => void discard()}>
            <FormattedMessage {...messages.leaveDeleting} />
          </Button>
          <Button onClick={go}>
            <FormattedMessage {...messages.leaveKeeping} />
          </Button>
          <Button appearance="primary" onClick={endLeaving}>
            <FormattedMessage {...messages.stay} />
          </Button>
        </>
      }
    >
      <FormattedMessage {...messages.leaveText} values={{ count }} />
      {failed ? (
        <p role="alert">
          <FormattedMessage {...messages.leaveFailed} />
        </p>
      ) : null}
    </ModalDialog>
  );
}
