import { graphql } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { definePage, type PageModule } from '../routing/pageModule.ts';
import type { AdminGuard_query$key } from './__generated__/AdminGuard_query.graphql.ts';

/** Reads the roles where the shell keeps them: nothing else reads this fragment. */
void graphql`
  fragment AdminGuard_query on Query @throwOnFieldError {
    viewer {
      user {
        roles
      }
    }
  }
`;

interface GuardedQuery extends OperationType {
  readonly response: AdminGuard_query$key;
}

/**
 * A page of the admin area. Its query spreads `AdminGuard_query`, so that each navigation reads the viewer's roles again: AdminLayout leads
 * away those whose rights have ended (TRIAL-04).
 */
export const defineAdminPage = <Query extends GuardedQuery>(
  module: Parameters<typeof definePage<Query>>[0],
): PageModule => definePage<Query>(module);
