import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { consentDueMessages as messages } from './consentDueMessages.ts';
import { useAcceptConsent } from './useAcceptConsent.ts';
import { useSignOut } from '../../identity/useSignOut.ts';

const useStyles = makeStyles({
  text: { margin: 0 },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold, alignSelf: 'flex-start' },
});

/**
 * Asks for agreement to the active consent when the person has not given it (WS-20): accept it or sign out. Nothing where none is
 * due.
 */
export function ConsentDueDialog({
  consent,
}: {
  /** The consent that is due (`viewer.consentDue`), null where none is. */
  consent: { readonly consentId: number; readonly url: string | null | undefined } | null;
}): ReactElement | null {
  const styles = useStyles();
  const errorText = useErrorText();
  const [accepted, setAccepted] = useState<number | null>(null);
  const { accept, pending, failure } = useAcceptConsent(() => setAccepted(consent?.consentId ?? null));
  const [signOut, signingOut] = useSignOut();
  if (!consent || consent.consentId === accepted) return null;
  return (
    <ModalDialog
      title={<FormattedMessage {...messages.title} />}
      actions={
        <>
          <Button disabledFocusable={signingOut || pending} onClick={signOut}>
            <FormattedMessage {...messages.signOut} />
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={signingOut || pending}
            onClick={() => accept(consent.consentId)}
          >
            <FormattedMessage {...messages.agree} />
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        <FormattedMessage {...messages.text} />
      </p>
      {consent.url ? (
        <a className={styles.link} href={consent.url} target="_blank" rel="noreferrer">
          <FormattedMessage {...messages.read} />
        </a>
      ) : null}
      <p className={styles.quiet}>
        <FormattedMessage {...messages.safe} />
      </p>
      <FormError>{failure && !pending ? errorText(failure) : null}</FormError>
    </ModalDialog>
  );
}
