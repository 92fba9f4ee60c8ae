import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Notice } from '../Notice.tsx';
import { signInMessages as messages } from './signInMessages.ts';
import type { InvitationNotice_invitation$key } from './__generated__/InvitationNotice_invitation.graphql.ts';

/**
 * Greets someone who came by an invitation and says what to do on the form that is shown, or what to do where the invitation does
 * not count any more (null).
 */
export function InvitationNotice({
  invitation,
  view,
}: {
  invitation: InvitationNotice_invitation$key | null;
  view: 'signin' | 'register';
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment InvitationNotice_invitation on Invitation @throwOnFieldError {
        username
        registered
      }
    `,
    invitation,
  );
  if (!data) {
    return (
      <Notice intent="warning" title={<FormattedMessage {...messages.invitationOver} />}>
        <FormattedMessage {...messages.invitationOverText} />
      </Notice>
    );
  }
  const unregistered = view === 'register' ? messages.invitedRegister : messages.invitedNoAccount;
  return (
    <Notice title={<FormattedMessage {...messages.invited} />}>
      <FormattedMessage
        {...(data.registered ? messages.invitedSignIn : unregistered)}
        values={{ email: <strong>{data.username}</strong> }}
      />
    </Notice>
  );
}
