import { Button, makeStyles } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { EnrolDialog } from '../../../enrolment/others/EnrolDialog.tsx';
import { enrolPeopleMessages } from '../../../enrolment/others/messages.ts';
import { useErrorText } from '../../../errors/useErrorText.ts';
import { useRequestPasswordReset } from '../../../identity/password/useRequestPasswordReset.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { useToast } from '../../../ui/toastContext.ts';
import { personMessages as messages } from './messages.ts';
import type { PersonActions_person$key } from './__generated__/PersonActions_person.graphql.ts';

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

/** What can be done for someone: write to them, enrol them, and send those who have an account the mail for a new password. */
export function PersonActions({ person: key }: { person: PersonActions_person$key }): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { id, username, name, status, leaveTime } = useFragment(
    graphql`
      fragment PersonActions_person on WorkspacePerson @throwOnFieldError {
        id
        username
        name
        status
        leaveTime
      }
    `,
    key,
  );
  const [enrols, setEnrols] = useState(false);
  const { request, pending, failure } = useRequestPasswordReset(() =>
    toast({ intent: 'success', text: intl.formatMessage(messages.resetSent, { person: name ?? username }) }),
  );
  if (status === 'REVOKED' || leaveTime != null) return null;
  return (
    <>
      <div className={styles.actions}>
        <Button as="a" href={`mailto:${encodeURIComponent(username)}`}>
          {intl.formatMessage(messages.write)}
        </Button>
        <Button onClick={() => setEnrols(true)}>{intl.formatMessage(enrolPeopleMessages.enrolSelected)}</Button>
        {status === 'REGISTERED' ? (
          <Button disabledFocusable={pending} onClick={() => request(username)}>
            {intl.formatMessage(messages.sendReset)}
          </Button>
        ) : null}
      </div>
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      {enrols ? (
        <EnrolDialog selected={{ input: { ids: [id] }, count: 1 }} course={null} onClosed={() => setEnrols(false)} />
      ) : null}
    </>
  );
}
