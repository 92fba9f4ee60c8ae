import { Switch } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { accessMessages } from './accessMessages.ts';
import { useActingAdmin } from './ActingAdmin.ts';
import { AdminDialog } from './AdminDialog.tsx';
import { peopleMessages } from './messages.ts';
import type { AdminSwitch_person$key } from './__generated__/AdminSwitch_person.graphql.ts';

/** Whether someone runs the workspace, as a switch that asks before it turns (OP-131). Nobody takes the right from themselves. */
export function AdminSwitch({ person: key }: { person: AdminSwitch_person$key }): ReactElement | null {
  const intl = useIntl();
  const acting = useActingAdmin();
  const [asking, setAsking] = useState(false);
  const { id, userId, username, name, admin, adminPromised, addressProven } = useFragment(
    graphql`
      fragment AdminSwitch_person on WorkspacePerson @throwOnFieldError {
        id
        userId
        username
        name
        admin
        adminPromised
        addressProven
      }
    `,
    key,
  );
  if (!acting || acting.userId === userId) return null;
  const has = admin || adminPromised;
  const words = intl.formatMessage(accessMessages.admin);
  return (
    <>
      <Switch
        label={words}
        checked={has}
        aria-label={intl.formatMessage(peopleMessages.rightOf, { right: words, person: username })}
        aria-haspopup="dialog"
        onChange={() => setAsking(true)}
      />
      {asking ? (
        <AdminDialog
          person={{ id, name: name ?? username, waits: !addressProven }}
          gives={!has}
          hasPassword={acting.hasPassword}
          onClosed={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
