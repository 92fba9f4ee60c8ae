import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { LogPrivacyRequestInput, useLogRequestMutation } from './__generated__/useLogRequestMutation.graphql.ts';

/** Why a request was not logged; `field` names the field that is to blame. */
export type LogFailure = Failure & { readonly field?: string | null };

/** Logs a request that came from outside; `onLogged` gets by when it has to be answered (BEY-20). */
export function useLogRequest(
  onLogged: (dueTime: string) => void,
): [log: (input: LogPrivacyRequestInput) => void, pending: boolean, failure: LogFailure | null] {
  const [failure, setFailure] = useState<LogFailure | null>(null);
  const [commit, pending] = useMutation<useLogRequestMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input },
        onCompleted: ({ logPrivacyRequest }) => {
          const { privacyRequest, userErrors } = answered(logPrivacyRequest);
          if (privacyRequest) onLogged(privacyRequest.dueTime);
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, onLogged],
  );
  return [log, pending, failure];
}
