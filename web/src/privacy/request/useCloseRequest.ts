import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useCloseRequestMutation } from './__generated__/useCloseRequestMutation.graphql.ts';

/** Ends a request that no button carries out (BEY-20); `onAnswered` hears whether it is closed. */
export function useCloseRequest(
  onAnswered: (isClosed: boolean) => void,
): [close: (id: string, state: 'DONE' | 'CANCELLED') => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useCloseRequestMutation>(graphql`
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
      commit({
        variables: { input: { privacyRequestId, state } },
        result: ({ privacyRequest }) => privacyRequest,
        onDone: () => onAnswered(true),
        onFailed: () => onAnswered(false),
      });
    },
    [commit, onAnswered],
  );
  return [close, pending, failure];
}
