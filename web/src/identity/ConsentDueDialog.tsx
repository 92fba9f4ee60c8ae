import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useErrorText } from '../errors/useErrorText.ts';
import { FormError } from '../ui/FormError.tsx';
import { ModalDialog } from '../ui/ModalDialog.tsx';
import { consentMessages as messages } from './consentMessages.ts';
import { useAcceptConsent } from './useAcceptConsent.ts';
import { useSignOut } from './useSignOut.ts';
import type { ConsentDueDialog_viewer$key } from './__generated__/ConsentDueDialog_viewer.graphql.ts';

const useStyles = makeStyles({
  text: { margin: 0 },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold, alignSelf: 'flex-start' },
});

/**
 * Asks for agreement to the active consent when the person has not given it (WS-20): accept it or sign out. Nothing where none is
 * due.
 */
export function ConsentDueDialog({ viewer }: { viewer: ConsentDueDialog_viewer$key }): ReactElement | null {
  const styles = useStyles();
  const errorText = useErrorText();
  const { consentDue } = useFragment(
    graphql`
      fragment ConsentDueDialog_viewer on Viewer {
        consentDue {
          consentId
          url
        }
      }
    `,
    viewer,
  );
  const [accepted, setAccepted] = useState<number | null>(null);
  const { accept, pending, failure } = useAcceptConsent(() => setAccepted(consentDue?.consentId ?? null));
  const [signOut, signingOut] = useSignOut();
  if (!consentDue || consentDue.consentId === accepted) return null;
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
            onClick={() => accept(consentDue.consentId)}
          >
            <FormattedMessage {...messages.agree} />
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        <FormattedMessage {...messages.text} />
      </p>
      {consentDue.url ? (
        <a className={styles.link} href={consentDue.url} target="_blank" rel="noreferrer">
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
