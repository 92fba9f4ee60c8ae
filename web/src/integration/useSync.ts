import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../errors/useRefusableMutation.ts';
import type { Failure } from '../errors/errorText.ts';
import type { FieldName } from './integrationFields.ts';
import type { ProblemOfCheck } from './problemText.ts';
import { syncMessages } from './syncMessages.ts';
import { syncProblemText } from './syncProblemText.ts';
import { useIntegrationErrorText } from './useIntegrationErrorText.ts';
import type { useSyncMutation } from './__generated__/useSyncMutation.graphql.ts';

/** What to sync with: only to look, or with so many departures agreed to. */
interface SyncOptions {
  dryRun?: boolean;
  confirmedDepartures?: number;
}

/** Orders a sync (INTG-06); what keeps it from beginning is said in words, those of the provider included (INTG-09). */
export function useSync(
  integrationId: string,
  fields: readonly FieldName[],
): [sync: (options: SyncOptions) => void, pending: boolean, failure: string | null] {
  const intl = useIntl();
  const errorText = useIntegrationErrorText();
  const [commit, pending, failure] = useRefusableMutation<useSyncMutation>(graphql`
    mutation useSyncMutation($input: SyncIntegrationInput!) {
      syncIntegration(input: $input) {
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
  const sync = useCallback(
    (options: SyncOptions) => {
      commit({
        variables: { input: { integrationId, ...options } },
      });
    },
    [commit, integrationId],
  );
  const problem = failure === null ? null : problemOf(failure);
  const code = failure === null || failure instanceof Error ? null : failure.code;
  const text =
    failure === null
      ? null
      : problem !== null
        ? syncProblemText(intl, problem, fields)
        : code === 'CONFLICT'
          ? intl.formatMessage(syncMessages.already)
          : errorText(failure);
  return [sync, pending, text];
}

/** What is wrong with the provider, where that is why. */
function problemOf(failure: Failure): ProblemOfCheck | null {
  if (failure instanceof Error || (failure.code !== 'PROVIDER_FAILED' && failure.code !== '9904')) return null;
  const { params } = failure;
  return typeof params === 'object' && params !== null && 'problem' in params ? (params as ProblemOfCheck) : null;
}
