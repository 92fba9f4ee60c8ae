import { Button } from '@fluentui/react-components';
import { Suspense, useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { Choice } from '../../ui/form/Choice.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RetryBoundary } from '../consent/RetryBoundary.tsx';
import { peopleMessages as messages } from './messages.ts';
import { useInviteEveryone } from './useInviteEveryone.ts';
import { usePeopleErrorText } from './usePeopleErrorText.ts';
import type { InviteEveryoneDialogQuery } from './__generated__/InviteEveryoneDialogQuery.graphql.ts';

/** Asks whom to invite and says how many they are, before anything is sent. */
export function InviteEveryoneDialog({
  onInvited,
  onClosed,
}: {
  onInvited: (count: number) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const [chosen, setChosen] = useState<{ resend: boolean; count: number } | null>(null);
  const [invite, pending, failure] = useInviteEveryone(onInvited);
  const errorText = usePeopleErrorText(messages.joinedMeanwhile);
  return (
    <ModalDialog
      title={intl.formatMessage(messages.inviteAll)}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          {chosen ? (
            <Button appearance="primary" disabledFocusable={pending} onClick={() => invite(chosen.resend)}>
              {pending
                ? intl.formatMessage(messages.sending)
                : intl.formatMessage(messages.sendAll, { count: chosen.count })}
            </Button>
          ) : null}
        </>
      }
    >
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <RetryBoundary>
        <Suspense fallback={<Skeleton height={96} />}>
          <Choices resend={chosen?.resend ?? null} onChosen={(resend, count) => setChosen({ resend, count })} />
        </Suspense>
      </RetryBoundary>
    </ModalDialog>
  );
}

/** Only the new ones, or everyone who waits; each with their number. */
function Choices({
  resend,
  onChosen,
}: {
  resend: boolean | null;
  onChosen: (resend: boolean, count: number) => void;
}): ReactElement {
  const intl = useIntl();
  const name = useId();
  const { workspace } = useLazyLoadQuery<InviteEveryoneDialogQuery>(
    graphql`
      query InviteEveryoneDialogQuery @throwOnFieldError {
        workspace {
          added: people(first: 1, status: ADDED) {
            totalCount
          }
          invited: people(first: 1, status: INVITED) {
            totalCount
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const added = workspace?.added?.totalCount ?? 0;
  const waiting = added + (workspace?.invited?.totalCount ?? 0);
  if (waiting === 0) return <p>{intl.formatMessage(messages.inviteAllNobody)}</p>;
  const choices = [
    ...(added > 0 ? [{ value: false, count: added, label: messages.onlyNew }] : []),
    { value: true, count: waiting, label: messages.allWaiting },
  ];
  return (
    <>
      <fieldset style={{ border: 'none', margin: 0, padding: 0 }}>
        <legend>{intl.formatMessage(messages.inviteAllText)}</legend>
        {choices.map(({ value, count, label }) => (
          <Choice
            key={String(value)}
            type="radio"
            name={name}
            checked={resend === value}
            onChosen={() => onChosen(value, count)}
          >
            {intl.formatMessage(label, { count })}
          </Choice>
        ))}
      </fieldset>
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.inviteAllLimits)}</p>
    </>
  );
}
