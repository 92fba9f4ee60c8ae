import { graphql } from 'react-relay';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { useRevokeApiTokenMutation } from './__generated__/useRevokeApiTokenMutation.graphql.ts';

/** Revokes an API token: one of the viewer, or as an admin any of the workspace. */
export function useRevokeApiToken(): [
  revoke: (apiTokenId: number, onDone: () => void) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useRevokeApiTokenMutation>(graphql`
    mutation useRevokeApiTokenMutation($input: RevokeApiTokenInput!) {
      revokeApiToken(input: $input) {
        revokedApiTokenId
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  return [
    (apiTokenId, onDone) => submit({ variables: { input: { apiTokenId: String(apiTokenId) } }, onDone }),
    pending,
    failure,
  ];
}
