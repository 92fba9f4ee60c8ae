import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import type { SendValues } from './sendValues.ts';
import type { useConnectIntegrationMutation } from './__generated__/useConnectIntegrationMutation.graphql.ts';

/** Connects a provider and adds it to those of the workspace (INTG-04); then `test` is called with its id. */
export function useConnectIntegration(workspaceId: string, test: ((integrationId: string) => void) | null): SendValues {
  const [commit] = useMutation<useConnectIntegrationMutation>(graphql`
    mutation useConnectIntegrationMutation($input: ConnectIntegrationInput!) {
      connectIntegration(input: $input) {
        integration {
          id
          type
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
        variables: { input: { values } },
        updater: (store) => {
          const added = store.getRootField('connectIntegration')?.getLinkedRecord('integration');
          const workspace = store.get(workspaceId);
          if (!added || !workspace) return;
          workspace.setLinkedRecords([...(workspace.getLinkedRecords('integrations') ?? []), added], 'integrations');
        },
        onCompleted: ({ connectIntegration }) => {
          const { integration, userErrors } = answered(connectIntegration);
          settled(userErrors);
          if (integration) test?.(integration.id);
        },
        onError: (error) => settled([error]),
      });
    },
    [commit, test, workspaceId],
  );
}
