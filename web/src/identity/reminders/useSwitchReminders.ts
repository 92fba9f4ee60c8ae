import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
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
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useSwitchRemindersMutation>(graphql`
    mutation useSwitchRemindersMutation($input: SwitchRemindersInput!) {
      switchReminders(input: $input) {
        byMail
        userErrors {
          code
        }
      }
    }
  `);
  const switchTo = useCallback(
    (wanted: boolean) => {
      setFailure(null);
      commit({
        variables: { input: { token, byMail: wanted } },
        onCompleted: ({ switchReminders }) => {
          const { byMail: now, userErrors } = answered(switchReminders);
          if (now != null) setByMail(now);
          else setFailure(userErrors[0] ?? { code: 'NOT_FOUND' });
        },
        onError: setFailure,
      });
    },
    [commit, token],
  );
  return { switchTo, byMail, pending, failure };
}
