import { Button } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { accessMessages as messages } from './accessMessages.ts';
import { useAccessErrorText } from './useAccessErrorText.ts';
import { useWithdrawAccess } from './useWithdrawAccess.ts';
import type { WithdrawAccess_person$key } from './__generated__/WithdrawAccess_person.graphql.ts';

/** Withdraws the access of someone who has joined, after a question that says what happens (OP-130). */
export function WithdrawAccess({ person: key }: { person: WithdrawAccess_person$key }): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useAccessErrorText();
  const [asking, setAsking] = useState(false);
  const { id, username, name } = useFragment(
    graphql`
      fragment WithdrawAccess_person on WorkspacePerson @throwOnFieldError {
        id
        username
        name
      }
    `,
    key,
  );
  const person = name ?? username;
  const withdrawn = useCallback(() => {
    setAsking(false);
    toast({ intent: 'success', text: intl.formatMessage(messages.withdrawn, { person }) });
  }, [intl, person, toast]);
  const [withdraw, pending, failure] = useWithdrawAccess(withdrawn);
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {intl.formatMessage(messages.withdraw)}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={intl.formatMessage(messages.withdrawQuestion, { person })}
          stay={intl.formatMessage(messages.keep)}
          confirm={intl.formatMessage(pending ? messages.withdrawing : messages.withdraw)}
          pending={pending}
          onConfirmed={() => withdraw(id)}
          onDismissed={() => setAsking(false)}
        >
          {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
          <p>{intl.formatMessage(messages.withdrawText)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
