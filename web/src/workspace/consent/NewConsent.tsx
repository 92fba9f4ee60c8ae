import { Button, makeStyles } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { Section } from '../../ui/Section.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { isAddress } from '../profile/profileRules.ts';
import { consentMessages as messages } from './consentMessages.ts';
import { problemMessages } from '../profile/problemMessages.ts';
import { workspaceMessages } from '../messages.ts';
import { useCreateConsent } from './useCreateConsent.ts';

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', gap: '16px' } });

/** Makes a new version of the consent, after asking: everybody will have to accept it again. */
export function NewConsent({ url, onUrlChanged }: { url: string; onUrlChanged: (url: string) => void }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const created = useCallback(() => {
    onUrlChanged('');
    setTried(false);
    toast({ intent: 'success', text: intl.formatMessage(messages.consentMade) });
  }, [intl, toast, onUrlChanged]);
  const { create, pending, failure } = useCreateConsent(created);
  const address = url.trim();
  const wrong = address === '' || !isAddress(address);
  const refused = failure && !pending ? errorText(failure) : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    setAsking(!wrong);
    if (wrong) focusFirstInvalid(event.currentTarget);
  };
  return (
    <Section heading={intl.formatMessage(messages.newConsentHeading)}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={intl.formatMessage(messages.consentUrl)}
          hint={intl.formatMessage(messages.consentUrlHint)}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          value={url}
          problem={tried && wrong ? intl.formatMessage(problemMessages.problemAddress) : refused}
          onChanged={onUrlChanged}
        />
        <div>
          <Button type="submit" disabledFocusable={pending}>
            {intl.formatMessage(pending ? workspaceMessages.saving : messages.makeConsent)}
          </Button>
        </div>
      </form>
      {asking ? (
        <ConfirmDialog
          title={intl.formatMessage(messages.confirmConsentTitle)}
          confirm={intl.formatMessage(messages.confirmConsent)}
          harmless
          onConfirmed={() => {
            create(address);
            setAsking(false);
          }}
          onDismissed={() => setAsking(false)}
        >
          {intl.formatMessage(messages.confirmConsentText)}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
