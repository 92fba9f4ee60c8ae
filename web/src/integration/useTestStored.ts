import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import { useToast } from '../ui/toastContext.ts';
import { useIntegrationErrorText } from './useIntegrationErrorText.ts';
import type { useTestStoredMutation } from './__generated__/useTestStoredMutation.graphql.ts';

/** Tests connected providers; the outcome shows on their cards. */
export function useTestStored(): [test: (integrationId: string) => void, pending: boolean] {
  const toast = useToast();
  const errorText = useIntegrationErrorText();
  const [commit, pending] = useMutation<useTestStoredMutation>(graphql`
    mutation useTestStoredMutation($input: TestIntegrationInput!) {
      testIntegration(input: $input) {
        integration {
          id
          ...ConnectedCard_integration
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const test = useCallback(
    (integrationId: string) => {
      commit({
        variables: { input: { integrationId } },
        onCompleted: ({ testIntegration }) => {
          const [refusal] = answered(testIntegration).userErrors;
          if (refusal) toast({ intent: 'error', text: errorText(refusal) });
        },
        onError: (error) => toast({ intent: 'error', text: errorText(error) }),
      });
    },
    [commit, errorText, toast],
  );
  return [test, pending];
}
