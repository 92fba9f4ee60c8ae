import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useAcceptConsentMutation } from './__generated__/useAcceptConsentMutation.graphql.ts';

/** Accepts a version of the consent for the signed-in person (WS-20). The store then asks for it no more. */
export function useAcceptConsent(onAccepted: () => void): {
  accept: (consentId: number) => void;
  pending: boolean;
  failure: Failure | null;
} {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useAcceptConsentMutation>(graphql`
    mutation useAcceptConsentMutation($input: AcceptConsentInput!) {
      acceptConsent(input: $input) {
        accepted
        userErrors {
          code
          params
        }
      }
    }
  `);
  const accept = useCallback(
    (consentId: number) => {
      setFailure(null);
      commit({
        variables: { input: { consentId: String(consentId) } },
        onCompleted: ({ acceptConsent }) => {
          const { accepted, userErrors } = answered(acceptConsent);
          if (accepted) onAccepted();
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        updater: (store, data) => {
          if (data?.acceptConsent?.accepted) store.getRoot().getLinkedRecord('viewer')?.setValue(null, 'consentDue');
        },
        onError: setFailure,
      });
    },
    [commit, onAccepted],
  );
  return { accept, pending, failure };
}
