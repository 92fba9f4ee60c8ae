import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import type { SentValues } from './integrationForm.ts';
import type { ProblemOfCheck } from './problemText.ts';
import type { ValuesFailure } from './sendValues.ts';
import type { useTestValuesMutation } from './__generated__/useTestValuesMutation.graphql.ts';

type Settled = (failures: readonly ValuesFailure[], check: (ProblemOfCheck & { readonly ok: boolean }) | null) => void;

/** Tests what is written in a form, of something that is connected or not yet; nothing is stored. */
export function useTestValues(
  integrationId: string | null,
): [test: (values: SentValues, settled: Settled) => void, pending: boolean] {
  const [commit, pending] = useMutation<useTestValuesMutation>(graphql`
    mutation useTestValuesMutation($input: TestIntegrationInput!) {
      testIntegration(input: $input) {
        check {
          ok
          problem
          field
          host
          status
          providerText
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const test = useCallback(
    (values: SentValues, settled: Settled) => {
      commit({
        variables: { input: { integrationId, values } },
        onCompleted: ({ testIntegration }) => {
          const { check, userErrors } = answered(testIntegration);
          settled(userErrors, check ?? null);
        },
        onError: (error) => settled([error], null),
      });
    },
    [commit, integrationId],
  );
  return [test, pending];
}
