import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { useUpdateRemindersMutation } from './__generated__/useUpdateRemindersMutation.graphql.ts';

/** Says in the settings whether reminders come by mail. */
export function useUpdateReminders(): { update: (byMail: boolean) => void; pending: boolean; failed: boolean } {
  const [failed, setFailed] = useState(false);
  const [commit, pending] = useMutation<useUpdateRemindersMutation>(graphql`
    mutation useUpdateRemindersMutation($input: UpdateRemindersInput!) {
      updateReminders(input: $input) {
        reminders {
          byMail
        }
        userErrors {
          code
        }
      }
    }
  `);
  const update = useCallback(
    (byMail: boolean) => {
      setFailed(false);
      commit({
        variables: { input: { byMail } },
        updater: (store) => {
          // Neither has an id by which the store would know it.
          const reminders = store.getRootField('updateReminders')?.getLinkedRecord('reminders');
          const viewer = store.getRoot().getLinkedRecord('viewer');
          if (reminders && viewer) viewer.setLinkedRecord(reminders, 'reminders');
        },
        onCompleted: ({ updateReminders }) => setFailed(!answered(updateReminders).reminders),
        onError: () => setFailed(true),
      });
    },
    [commit],
  );
  return { update, pending, failed };
}
