import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useCancelWaitingMutation } from './__generated__/useCancelWaitingMutation.graphql.ts';

/** Takes back an enrolment that waits for somebody to join (OP-126); `onCancelled` hears its id. */
export function useCancelWaiting(
  onCancelled: (id: string) => void,
): [cancel: (id: string) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useCancelWaitingMutation>(graphql`
    mutation useCancelWaitingMutation($input: CancelWaitingEnrolmentInput!) {
      cancelWaitingEnrolment(input: $input) {
        cancelledWaitingEnrolmentId
        userErrors {
          code
          params
        }
      }
    }
  `);
  const cancel = useCallback(
    (waitingEnrolmentId: string) => {
      setFailure(null);
      commit({
        variables: { input: { waitingEnrolmentId } },
        onCompleted: ({ cancelWaitingEnrolment }) => {
          const { cancelledWaitingEnrolmentId: id, userErrors } = answered(cancelWaitingEnrolment);
          if (id) onCancelled(id);
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, onCancelled],
  );
  return [cancel, pending, failure];
}
