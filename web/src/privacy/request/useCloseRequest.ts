import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useCloseRequestMutation } from './__generated__/useCloseRequestMutation.graphql.ts';

/** Ends a request that no button carries out (BEY-20); `onAnswered` hears whether it is closed. */
export function useCloseRequest(
  onAnswered: (isClosed: boolean) => void,
): [close: (id: string, state: 'DONE' | 'CANCELLED') => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useCloseRequestMutation>(graphql`
    mutation useCloseRequestMutation($input: ClosePrivacyRequestInput!) {
      closePrivacyRequest(input: $input) {
        privacyRequest {
          ...useRequestTable_request
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const close = useCallback(
    (privacyRequestId: string, state: 'DONE' | 'CANCELLED') => {
      setFailure(null);
      commit({
        variables: { input: { privacyRequestId, state } },
        onCompleted: ({ closePrivacyRequest }) => {
          const { privacyRequest, userErrors } = answered(closePrivacyRequest);
          if (!privacyRequest) setFailure(userErrors[0] ?? { code: '-1' });
          onAnswered(Boolean(privacyRequest));
        },
        onError: (error) => {
          setFailure(error);
          onAnswered(false);
        },
      });
    },
    [commit, onAnswered],
  );
  return [close, pending, failure];
}
