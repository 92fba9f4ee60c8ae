import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useCancelWaitingMutation } from './__generated__/useCancelWaitingMutation.graphql.ts';

/** Takes back an enrolment that waits for somebody to join (OP-126); it leaves the list of `connectionId`. */
export function useCancelWaiting(
  connectionId: string,
  onCancelled: () => void,
): [cancel: (id: string) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useCancelWaitingMutation>(graphql`
    mutation useCancelWaitingMutation($input: CancelWaitingEnrolmentInput!, $connections: [ID!]!) {
      cancelWaitingEnrolment(input: $input) {
        cancelledWaitingEnrolmentId @deleteEdge(connections: $connections)
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
        variables: { input: { waitingEnrolmentId }, connections: [connectionId] },
        onCompleted: ({ cancelWaitingEnrolment }) => {
          const { cancelledWaitingEnrolmentId: id, userErrors } = answered(cancelWaitingEnrolment);
          if (id) onCancelled();
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, connectionId, onCancelled],
  );
  return [cancel, pending, failure];
}
