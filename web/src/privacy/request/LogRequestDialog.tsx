import { Button, makeStyles } from '@fluentui/react-components';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { Choice } from '../../ui/form/Choice.tsx';
import { dayOf } from '../../ui/form/day.ts';
import { DayField } from '../../ui/form/DayField.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { privacyMessages as messages } from '../messages.ts';
import { looksLikeAddress, receivedTime } from './requestForm.ts';
import { useLogRequest } from './useLogRequest.ts';
import { useRequestErrorText } from './useRequestErrorText.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  legend: { padding: 0 },
  choices: { border: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
});

/** Asks who wants what and since when, of a request that came from outside (BEY-20). */
export function LogRequestDialog({
  onLogged,
  onClosed,
}: {
  onLogged: (dueTime: string) => void;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const formId = useId();
  const [username, setUsername] = useState('');
  const [kind, setKind] = useState<'EXPORT' | 'ERASURE'>('EXPORT');
  const [now] = useState(() => new Date());
  const [day, setDay] = useState<string | null>(() => dayOf(now));
  const [tried, setTried] = useState(false);
  const [log, pending, failure] = useLogRequest(onLogged);
  const errorText = useRequestErrorText(messages.loggedBefore);
  const refused = failure && !pending ? failure : null;
  const blamed = refused === null || refused instanceof Error ? null : refused.field;
  const time = receivedTime(day, now);
  const isWrongAddress = (tried && !looksLikeAddress(username)) || blamed === 'username';
  const isWrongDay = (tried && time === null) || blamed === 'requestTime';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (looksLikeAddress(username) && time !== null) log({ kind, username: username.trim(), requestTime: time });
    else focusFirstInvalid(event.currentTarget);
  };
  return (
    <ModalDialog
      title={intl.formatMessage(messages.log)}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
            {intl.formatMessage(pending ? messages.logging : messages.logNow)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {refused && !blamed ? <FormError>{errorText(refused)}</FormError> : null}
        <TextField
          label={intl.formatMessage(messages.address)}
          hint={intl.formatMessage(messages.askerHint)}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={255}
          value={username}
          problem={isWrongAddress ? intl.formatMessage(messages.badAddress) : undefined}
          onChanged={setUsername}
        />
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{intl.formatMessage(messages.asksFor)}</legend>
          {(['EXPORT', 'ERASURE'] as const).map((value) => (
            <Choice key={value} type="radio" name={formId} checked={kind === value} onChosen={() => setKind(value)}>
              {intl.formatMessage(value === 'EXPORT' ? messages.wantsExport : messages.wantsErasure)}
            </Choice>
          ))}
        </fieldset>
        <DayField
          label={intl.formatMessage(messages.received)}
          hint={intl.formatMessage(messages.receivedHint)}
          value={day}
          problem={isWrongDay ? intl.formatMessage(messages.badDay) : undefined}
          onChanged={setDay}
        />
      </form>
    </ModalDialog>
  );
}
