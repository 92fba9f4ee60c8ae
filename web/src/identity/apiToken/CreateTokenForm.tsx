import { Button } from '@fluentui/react-components';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { refusalCode } from '../../errors/fieldFailure.ts';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useApiTokenStyles } from './ApiToken.styles.ts';
import { ExpiryField } from './ExpiryField.tsx';
import { apiTokenMessages as messages } from './messages.ts';
import { scopesOf, type OpenedParts } from './scopes.ts';
import { ScopeTable } from './ScopeTable.tsx';
import { expiryAfter } from './tokenExpiry.ts';
import { useApiTokenErrorText } from './useApiTokenErrorText.ts';
import { useCreateApiToken } from './useCreateApiToken.ts';

const longestName = 80;

/** Makes a token; `onCreated` hears it. */
export function CreateTokenForm({
  serviceAccountId,
  onCreated,
  onCancelled,
}: {
  /** Whose it is; the viewer's when left out. */
  serviceAccountId?: string;
  onCreated: (token: string) => void;
  onCancelled: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const errorText = useApiTokenErrorText();
  const titleId = useId();
  const [name, setName] = useState('');
  const [days, setDays] = useState(90);
  const [opened, setOpened] = useState<OpenedParts>(new Map());
  const [tried, setTried] = useState(false);
  const [takenName, setTakenName] = useState<string | null>(null);
  const [create, pending, failure] = useCreateApiToken();
  const nameTaken = refusalCode(failure) === 'API_TOKEN_NAME_TAKEN';
  const nameProblem = (): string | undefined => {
    if (tried && name.trim() === '') return intl.formatMessage(messages.nameMissing);
    return nameTaken && name === takenName ? intl.formatMessage(messages.nameTaken) : undefined;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const scopes = scopesOf(opened);
    setTried(true);
    if (name.trim() === '' || scopes.length === 0) focusFirstInvalid(form);
    else if (!pending) {
      create(
        {
          ...(serviceAccountId === undefined ? {} : { serviceAccountId }),
          name: name.trim(),
          scopes,
          expireTime: expiryAfter(days, Date.now()),
        },
        {
          onDone: onCreated,
          onFailed: (why) => {
            if (refusalCode(why) !== 'API_TOKEN_NAME_TAKEN') return;
            setTakenName(name);
            focusFirstInvalid(form);
          },
        },
      );
    }
  };
  return (
    <form className={styles.form} noValidate aria-labelledby={titleId} onSubmit={submit}>
      <strong id={titleId}>{intl.formatMessage(messages.begin)}</strong>
      <FormError>{failure && !nameTaken ? errorText(failure) : null}</FormError>
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.nameHint)}
        problem={nameProblem()}
        maxLength={longestName}
        autoComplete="off"
        // The button that opened the form is gone with it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- someone has just asked for this form
        autoFocus
        value={name}
        onChanged={setName}
      />
      <ExpiryField label={intl.formatMessage(messages.expiry)} days={days} onChanged={setDays} />
      <ScopeTable
        opened={opened}
        problem={tried && opened.size === 0 ? intl.formatMessage(messages.opensMissing) : undefined}
        onChanged={setOpened}
      />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={pending}>
          {intl.formatMessage(messages.create)}
        </Button>
        <Button onClick={onCancelled}>{intl.formatMessage(uiMessages.cancel)}</Button>
      </div>
    </form>
  );
}
