import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ConnectedCard } from './ConnectedCard.tsx';
import { useIntegrationListStyles } from './IntegrationList.styles.ts';
import { integrationKinds } from './integrationKinds.ts';
import { ScimCard } from './scim/ScimCard.tsx';
import { UnconnectedCard } from './UnconnectedCard.tsx';
import type { IntegrationList_workspace$key } from './__generated__/IntegrationList_workspace.graphql.ts';

/** A card for each kind of provider, connected or not, in an order that stays (INTG-01, INTG-02), and that of the identity provider. */
export function IntegrationList({ workspace }: { workspace: IntegrationList_workspace$key }): ReactElement {
  const styles = useIntegrationListStyles();
  const shown = useFragment(
    graphql`
      fragment IntegrationList_workspace on Workspace @throwOnFieldError {
        id
        integrations {
          id
          type
          ...ConnectedCard_integration
        }
        ...ScimCard_workspace
      }
    `,
    workspace,
  );
  const { id, integrations } = shown;
  return (
    <ul className={styles.grid}>
      {integrationKinds.map((kind) => {
        const connected = integrations?.find(({ type }) => type === kind.type);
        return (
          <li key={kind.type} className={styles.cell}>
            {connected ? (
              <ConnectedCard kind={kind} workspaceId={id} integration={connected} />
            ) : (
              <UnconnectedCard kind={kind} workspaceId={id} />
            )}
          </li>
        );
      })}
      <li className={styles.cell}>
        <ScimCard workspace={shown} />
      </li>
    </ul>
  );
}
