import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import type { Failure } from '../errors/errorText.ts';
import type { useDisconnectIntegrationMutation } from './__generated__/useDisconnectIntegrationMutation.graphql.ts';

/** Disconnects a provider and takes it from those of the workspace (INTG-07). */
export function useDisconnectIntegration(
  workspaceId: string,
  integrationId: string,
  onDisconnected: () => void,
): [disconnect: () => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useDisconnectIntegrationMutation>(graphql`
    mutation useDisconnectIntegrationMutation($input: DisconnectIntegrationInput!) {
      disconnectIntegration(input: $input) {
        disconnectedIntegrationId
        userErrors {
          code
          params
        }
      }
    }
  `);
  const disconnect = useCallback(() => {
    setFailure(null);
    commit({
      variables: { input: { integrationId } },
      updater: (store) => {
        const isGone = store.getRootField('disconnectIntegration')?.getValue('disconnectedIntegrationId') != null;
        const workspace = store.get(workspaceId);
        const left = workspace?.getLinkedRecords('integrations')?.filter((one) => one.getDataID() !== integrationId);
        if (isGone && left) workspace?.setLinkedRecords(left, 'integrations');
      },
      onCompleted: ({ disconnectIntegration }) => {
        const [refusal] = answered(disconnectIntegration).userErrors;
        if (refusal) setFailure(refusal);
        else onDisconnected();
      },
      onError: setFailure,
    });
  }, [commit, integrationId, onDisconnected, workspaceId]);
  return [disconnect, pending, failure];
}
