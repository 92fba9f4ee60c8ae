import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { privacyMessages as messages } from '../messages.ts';
import type { RequestActions_request$data } from './__generated__/RequestActions_request.graphql.ts';

/** How an admin ends a request. */
export type Ending = 'DONE' | 'CANCELLED';

const words = {
  DONE: { title: messages.doneTitle, confirm: messages.markDone },
  CANCELLED: { title: messages.cancelTitle, confirm: messages.cancelRequest },
} as const;

/** Asks before a request is closed, which cannot be taken back; says whose it is, and what for (BEY-20). */
export function CloseRequestDialog({
  ending,
  kind,
  person,
  pending,
  onConfirmed,
  onDismissed,
}: {
  ending: Ending;
  kind: RequestActions_request$data['kind'];
  person: string;
  pending: boolean;
  onConfirmed: () => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  const { title, confirm } = words[ending];
  return (
    <ConfirmDialog
      title={intl.formatMessage(title)}
      confirm={intl.formatMessage(pending ? messages.closing : confirm)}
      stay={intl.formatMessage(messages.stayOpen)}
      pending={pending}
      onConfirmed={onConfirmed}
      onDismissed={onDismissed}
    >
      <p style={{ margin: 0 }}>
        {intl.formatMessage(messages.closedRequest, { kind: intl.formatMessage(messages[kind]), person })}
      </p>
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.closedForGood)}</p>
    </ConfirmDialog>
  );
}
