import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useSwitchRemindersMutation } from './__generated__/useSwitchRemindersMutation.graphql.ts';

/** Switches reminders by mail off and on by the token of one of them. */
export function useSwitchReminders(token: string): {
  switchTo: (byMail: boolean) => void;
  /** How it is now; null until it is known. */
  byMail: boolean | null;
  pending: boolean;
  failure: Failure | null;
} {
  const [byMail, setByMail] = useState<boolean | null>(null);
  const [commit, pending, failure] = useRefusableMutation<useSwitchRemindersMutation>(
    graphql`
      mutation useSwitchRemindersMutation($input: SwitchRemindersInput!) {
        switchReminders(input: $input) {
          byMail
          userErrors {
            code
          }
        }
      }
    `,
    'NOT_FOUND',
  );
  const switchTo = useCallback(
    (wanted: boolean) => {
      commit({
        variables: { input: { token, byMail: wanted } },
        // False is an answer, too.
        result: ({ byMail: now }) => (now == null ? null : { now }),
        onDone: ({ now }) => setByMail(now),
      });
    },
    [commit, token],
  );
  return { switchTo, byMail, pending, failure };
}
