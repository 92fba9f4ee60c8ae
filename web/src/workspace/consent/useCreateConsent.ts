import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { useCreateConsentMutation } from './__generated__/useCreateConsentMutation.graphql.ts';

/** Makes a new version of the consent, which everybody is asked for (WS-20). `onCreated` is called when it is the active one. */
export function useCreateConsent(onCreated: () => void): {
  create: (url: string) => void;
  pending: boolean;
  failure: Error | { readonly code: string; readonly field?: string | null; readonly params?: unknown } | null;
} {
  const [commit, pending, failure] = useRefusableMutation<useCreateConsentMutation>(graphql`
    mutation useCreateConsentMutation($input: CreateConsentInput!) {
      createConsent(input: $input) {
        workspace {
          id
          activeConsent {
            consentId
            url
          }
          ...ConsentVersions_workspace
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const create = useCallback(
    (url: string) => {
      commit({
        variables: { input: { url } },
        result: ({ workspace }) => workspace,
        onDone: onCreated,
      });
    },
    [commit, onCreated],
  );
  return { create, pending, failure };
}
