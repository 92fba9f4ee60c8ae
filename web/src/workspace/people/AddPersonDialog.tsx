import { Button, makeStyles } from '@fluentui/react-components';
import { useCallback, useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { Choice } from '../../ui/form/Choice.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { peopleMessages as messages } from './messages.ts';
import { useAddPerson, type AddedPerson } from './useAddPerson.ts';
import { usePeopleErrorText } from './usePeopleErrorText.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  choices: { display: 'flex', flexDirection: 'column' },
});

/** Something before and behind an at sign: whether it is an address is for the platform to say. */
const looksLikeAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

/** The form for a new person: address, rights, and whether to invite them at once (USERS-01, USERS-02, STAFF-02). */
export function AddPersonDialog({
  list,
  invites,
  onAdded,
  onClosed,
}: {
  list: string | null;
  invites: boolean;
  onAdded: (person: AddedPerson, inviteNow: boolean) => void;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const formId = useId();
  const [username, setUsername] = useState('');
  const [rights, setRights] = useState({ createCourse: false, createVoucher: false });
  const [inviteNow, setInviteNow] = useState(invites);
  const [tried, setTried] = useState(false);
  const errorText = usePeopleErrorText(messages.addedBefore);
  const added = useCallback((person: AddedPerson) => onAdded(person, inviteNow), [onAdded, inviteNow]);
  const [add, pending, failure] = useAddPerson(list, added);
  const address = username.trim();
  const isWrong = tried && !looksLikeAddress(address);
  const refused = failure && !pending ? failure : null;
  const blamesAddress = refused !== null && !(refused instanceof Error) && refused.field === 'username';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (looksLikeAddress(address)) add({ username: address, ...rights });
    else focusFirstInvalid(event.currentTarget);
  };
  return (
    <ModalDialog
      title={intl.formatMessage(messages.add)}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
            {intl.formatMessage(pending ? messages.adding : messages.addAction)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {refused && !blamesAddress ? <FormError>{errorText(refused)}</FormError> : null}
        <TextField
          label={intl.formatMessage(messages.address)}
          hint={intl.formatMessage(messages.addressHint)}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={255}
          value={username}
          problem={isWrong || blamesAddress ? intl.formatMessage(messages.badAddress) : undefined}
          onChanged={setUsername}
        />
        <div className={styles.choices}>
          <Choice
            type="checkbox"
            checked={rights.createCourse}
            onChosen={() => setRights((now) => ({ ...now, createCourse: !now.createCourse }))}
          >
            {intl.formatMessage(messages.mayCreateCourses)}
          </Choice>
          <Choice
            type="checkbox"
            checked={rights.createVoucher}
            onChosen={() => setRights((now) => ({ ...now, createVoucher: !now.createVoucher }))}
          >
            {intl.formatMessage(messages.mayCreateVouchers)}
          </Choice>
          {invites ? (
            <Choice type="checkbox" checked={inviteNow} onChosen={() => setInviteNow((now) => !now)}>
              {intl.formatMessage(messages.inviteNow)}
            </Choice>
          ) : null}
        </div>
      </form>
    </ModalDialog>
  );
}
