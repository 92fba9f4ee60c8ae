import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import type { SendValues } from './sendValues.ts';
import type { useUpdateIntegrationMutation } from './__generated__/useUpdateIntegrationMutation.graphql.ts';

/** Changes the fields of a connected provider (INTG-05); then `test` is called with its id. */
export function useUpdateIntegration(
  integrationId: string,
  test: ((integrationId: string) => void) | null,
): SendValues {
  const [commit] = useMutation<useUpdateIntegrationMutation>(graphql`
    mutation useUpdateIntegrationMutation($input: UpdateIntegrationInput!) {
      updateIntegration(input: $input) {
        integration {
          id
          ...ConnectedCard_integration
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  return useCallback(
    (values, settled) => {
      commit({
        variables: { input: { integrationId, values } },
        onCompleted: ({ updateIntegration }) => {
          const { integration, userErrors } = answered(updateIntegration);
          settled(userErrors);
          if (integration) test?.(integration.id);
        },
        onError: (error) => settled([error]),
      });
    },
    [commit, integrationId, test],
  );
}
