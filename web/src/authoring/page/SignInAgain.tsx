import { Button } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { SignInForm } from '../../identity/signIn/SignInForm.tsx';
import { links, signInFrom } from '../../routing/links.ts';
import { SessionContext, useSession, type Session } from '../../session.ts';
import { useViewer } from '../../viewer/useShell.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { noticeMessages as messages } from './noticeMessages.ts';

/**
 * Asks the person who edits for their password again, without leaving the page. Another person, or one who signs in by a provider, leaves it:
 * what is not saved stays in the journal of its author.
 */
export function SignInAgain({
  onSignedIn,
  onDismissed,
}: {
  onSignedIn: () => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  const session = useSession();
  const viewer = useViewer();
  const { pathname, search, hash } = useLocation();
  const here = `${pathname}${search}${hash}`;
  const inPlace = useMemo((): Session => ({ ...session, signedIn: onSignedIn }), [session, onSignedIn]);
  return (
    <ModalDialog
      title={intl.formatMessage(messages.signInAgain)}
      onDismissed={onDismissed}
      actions={
        <Button as="a" appearance="subtle" href={signInFrom(here)}>
          {intl.formatMessage(messages.otherWay)}
        </Button>
      }
    >
      <p>{intl.formatMessage(messages.signedOut)}</p>
      <SessionContext value={inPlace}>
        <SignInForm
          email={{ value: viewer?.username ?? '', fixed: true, own: true, onChanged: () => undefined }}
          invitationToken={null}
          next={here}
          forgotAddress={`${links.signIn}?view=forgot`}
          documents={[]}
        />
      </SessionContext>
    </ModalDialog>
  );
}
