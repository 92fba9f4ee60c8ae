import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { routingMessages as messages } from './messages.ts';
import { useWarnBeforeUnload } from './useWarnBeforeUnload.ts';

/** Asks before a page is left whose changes are not saved. Parts of the same page change freely. */
export function LeaveGuard({ active }: { active: boolean }): ReactElement | null {
  const intl = useIntl();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );
  useWarnBeforeUnload(active);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.leaveTitle)}
      confirm={intl.formatMessage(messages.leave)}
      stay={intl.formatMessage(messages.stay)}
      onConfirmed={() => blocker.proceed()}
      onDismissed={() => blocker.reset()}
    >
      {intl.formatMessage(messages.leaveText)}
    </ConfirmDialog>
  );
}
