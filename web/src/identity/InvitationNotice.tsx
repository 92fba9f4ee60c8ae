import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Notice } from './Notice.tsx';
import { signInMessages as messages } from './signInMessages.ts';
import type { InvitationNotice_invitation$key } from './__generated__/InvitationNotice_invitation.graphql.ts';

/** Greets somebody who came by an invitation, or says what to do where it does not count any more (null). */
export function InvitationNotice({ invitation }: { invitation: InvitationNotice_invitation$key | null }): ReactElement {
  const data = useFragment(
    graphql`
      fragment InvitationNotice_invitation on Invitation {
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
  return (
    <Notice title={<FormattedMessage {...messages.invited} />}>
      <FormattedMessage
        {...(data.registered ? messages.invitedSignIn : messages.invitedRegister)}
        values={{ email: <strong>{data.username}</strong> }}
      />
    </Notice>
  );
}
