import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import type { Failure } from '../errors/errorText.ts';
import type { FormValues } from './integrationForm.ts';
import type { ProblemOfCheck } from './problemText.ts';
import type { useDiscoverSignInMutation } from './__generated__/useDiscoverSignInMutation.graphql.ts';

/** What was found, else why not. */
export type Discovered =
  | { readonly found: FormValues['texts'] }
  | { readonly problem: ProblemOfCheck }
  | { readonly failure: Failure };

/** Reads the addresses of a sign-in provider by its own. */
export function useDiscoverSignIn(): [
  discover: (issuer: string, settled: (discovered: Discovered) => void) => void,
  pending: boolean,
] {
  const [commit, pending] = useMutation<useDiscoverSignInMutation>(graphql`
    mutation useDiscoverSignInMutation($input: DiscoverSignInInput!) {
      discoverSignIn(input: $input) {
        provider {
          issuer
          authorizationEndpoint
          tokenEndpoint
          userEndpoint
          scope
        }
        check {
          problem
          field
          host
          status
          providerText
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const discover = useCallback(
    (issuer: string, settled: (discovered: Discovered) => void) => {
      commit({
        variables: { input: { issuer } },
        onCompleted: ({ discoverSignIn }) => {
          const { provider, check, userErrors } = answered(discoverSignIn);
          const [failure] = userErrors;
          if (failure) settled({ failure });
          else if (provider) settled({ found: { ...provider, userEndpoint: provider.userEndpoint ?? '' } });
          else settled({ problem: check ?? { problem: 'OTHER' } });
        },
        onError: (failure) => settled({ failure }),
      });
    },
    [commit],
  );
  return [discover, pending];
}
