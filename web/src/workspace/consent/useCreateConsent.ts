import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { useCreateConsentMutation } from './__generated__/useCreateConsentMutation.graphql.ts';

/** Makes a new version of the consent, which everybody is asked for (WS-20). `onCreated` is called when it is the active one. */
export function useCreateConsent(onCreated: () => void): {
  create: (url: string) => void;
  pending: boolean;
  failure: Error | { readonly code: string; readonly field?: string | null; readonly params?: unknown } | null;
} {
  const [failure, setFailure] = useState<ReturnType<typeof useCreateConsent>['failure']>(null);
  const [commit, pending] = useMutation<useCreateConsentMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input: { url } },
        onCompleted: ({ createConsent }) => {
          const { workspace, userErrors } = answered(createConsent);
          if (workspace) onCreated();
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, onCreated],
  );
  return { create, pending, failure };
}
