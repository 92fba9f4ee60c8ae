import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type {
  UpdateRemindersInput,
  useUpdateRemindersMutation,
} from './__generated__/useUpdateRemindersMutation.graphql.ts';

/** Says in the settings what comes by mail. */
export function useUpdateReminders(): {
  update: (input: UpdateRemindersInput) => void;
  pending: boolean;
  failed: boolean;
} {
  const [failed, setFailed] = useState(false);
  const [commit, pending] = useMutation<useUpdateRemindersMutation>(graphql`
    mutation useUpdateRemindersMutation($input: UpdateRemindersInput!) {
      updateReminders(input: $input) {
        reminders {
          byMail
          questionsByMail
          repliesByMail
        }
        userErrors {
          code
        }
      }
    }
  `);
  const update = useCallback(
    (input: UpdateRemindersInput) => {
      setFailed(false);
      commit({
        variables: { input },
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
