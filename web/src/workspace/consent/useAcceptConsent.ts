import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useAcceptConsentMutation } from './__generated__/useAcceptConsentMutation.graphql.ts';

/** Accepts a version of the consent for the signed-in person (WS-20). The store then asks for it no more. */
export function useAcceptConsent(onAccepted: () => void): {
  accept: (consentId: number) => void;
  pending: boolean;
  failure: Failure | null;
} {
  const [commit, pending, failure] = useRefusableMutation<useAcceptConsentMutation>(graphql`
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
      commit({
        variables: { input: { consentId: String(consentId) } },
        result: ({ accepted }) => accepted,
        onDone: onAccepted,
        updater: (store, data) => {
          if (data?.acceptConsent?.accepted) store.getRoot().getLinkedRecord('viewer')?.setValue(null, 'consentDue');
        },
      });
    },
    [commit, onAccepted],
  );
  return { accept, pending, failure };
}
