import { Button } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../errors/useErrorText.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Section } from '../ui/Section.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/toastContext.ts';
import { isAddress } from './draftRules.ts';
import { workspaceMessages as messages } from './messages.ts';
import { useCreateConsent } from './useCreateConsent.ts';

/** Makes a new version of the consent, after asking: everybody will have to accept it anew. */
export function NewConsent(): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [url, setUrl] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const created = useCallback(() => {
    setUrl('');
    setTried(false);
    setAsking(false);
    toast({ intent: 'success', text: intl.formatMessage(messages.consentMade) });
  }, [intl, toast]);
  const { create, pending, failure } = useCreateConsent(created);
  const address = url.trim();
  const wrong = address === '' || !isAddress(address);
  const refused = failure ? errorText(failure) : undefined;
  return (
    <Section heading={intl.formatMessage(messages.newConsentHeading)}>
      <TextField
        label={intl.formatMessage(messages.consentUrl)}
        hint={intl.formatMessage(messages.consentUrlHint)}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        value={url}
        problem={tried && wrong ? intl.formatMessage(messages.problemAddress) : refused}
        onChanged={setUrl}
      />
      <div>
        <Button
          onClick={() => {
            setTried(true);
            setAsking(!wrong);
          }}
        >
          {intl.formatMessage(messages.makeConsent)}
        </Button>
      </div>
      {asking ? (
        <ConfirmDialog
          title={intl.formatMessage(messages.confirmConsentTitle)}
          confirm={intl.formatMessage(messages.confirmConsent)}
          pending={pending}
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
