import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { LogPrivacyRequestInput, useLogRequestMutation } from './__generated__/useLogRequestMutation.graphql.ts';

/** Why a request was not logged; `field` names the field that is to blame. */
export type LogFailure = Failure & { readonly field?: string | null };

/** Logs a request that came from outside; `onLogged` gets by when it has to be answered (BEY-20). */
export function useLogRequest(
  onLogged: (dueTime: string) => void,
): [log: (input: LogPrivacyRequestInput) => void, pending: boolean, failure: LogFailure | null] {
  const [commit, pending, failure] = useRefusableMutation<useLogRequestMutation>(graphql`
    mutation useLogRequestMutation($input: LogPrivacyRequestInput!) {
      logPrivacyRequest(input: $input) {
        privacyRequest {
          dueTime
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const log = useCallback(
    (input: LogPrivacyRequestInput) => {
      commit({
        variables: { input },
        result: ({ privacyRequest }) => privacyRequest,
        onDone: (privacyRequest) => onLogged(privacyRequest.dueTime),
      });
    },
    [commit, onLogged],
  );
  return [log, pending, failure];
}
