import { Button } from '@fluentui/react-components';
import { Suspense, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RetryBoundary } from '../../routing/part/RetryBoundary.tsx';
import { InviteChoices, type InviteChoice } from './invited/InviteChoices.tsx';
import { InvitedPreview } from './invited/InvitedPreview.tsx';
import { peopleMessages as messages } from './messages.ts';
import { useInviteEveryone } from './useInviteEveryone.ts';
import { usePeopleErrorText } from './usePeopleErrorText.ts';

/** Asks whom to invite and says who they are, and who is left out and why, before anything is sent (USERS-04). */
export function InviteEveryoneDialog({
  onInvited,
  onClosed,
}: {
  onInvited: (count: number) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const [chosen, setChosen] = useState<InviteChoice | null>(null);
  const [invite, pending, failure] = useInviteEveryone(onInvited);
  const errorText = usePeopleErrorText(messages.joinedMeanwhile);
  const maySend =
    chosen !== null && chosen.count > 0 && (chosen.remaining === null || chosen.count <= chosen.remaining);
  return (
    <ModalDialog
      title={intl.formatMessage(messages.inviteAll)}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          <Button
            appearance="primary"
            disabledFocusable={pending || !maySend}
            onClick={() => (maySend ? invite(chosen.resend) : undefined)}
          >
            {pending
              ? intl.formatMessage(messages.sending)
              : maySend
                ? intl.formatMessage(messages.sendAll, { count: chosen.count })
                : intl.formatMessage(messages.sendInvitations)}
          </Button>
        </>
      }
    >
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <RetryBoundary>
        <Suspense fallback={<Skeleton height={96} />}>
          <InviteChoices resend={chosen?.resend ?? null} onChosen={setChosen} />
        </Suspense>
      </RetryBoundary>
      {chosen ? <InvitedPreview key={String(chosen.resend)} choice={chosen} /> : null}
    </ModalDialog>
  );
}
