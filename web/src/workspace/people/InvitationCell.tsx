import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { peopleMessages as messages } from './messages.ts';
import type { InvitationCell_person$key } from './__generated__/InvitationCell_person.graphql.ts';

/** When the latest invitation was sent; nothing where none was. */
export function InvitationCell({ person: key }: { person: InvitationCell_person$key }): ReactElement | null {
  const intl = useIntl();
  const { inviteTime } = useFragment(
    graphql`
      fragment InvitationCell_person on WorkspacePerson @throwOnFieldError {
        inviteTime
      }
    `,
    key,
  );
  if (!inviteTime) return null;
  const date = intl.formatDate(inviteTime, { dateStyle: 'medium' });
  return (
    <time dateTime={inviteTime} title={intl.formatDate(inviteTime, { dateStyle: 'long', timeStyle: 'short' })}>
      {intl.formatMessage(messages.sentOn, { date })}
    </time>
  );
}
