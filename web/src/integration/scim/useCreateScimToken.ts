import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useCreateScimTokenMutation } from './__generated__/useCreateScimTokenMutation.graphql.ts';

/** Makes a token, in the place of the one that is there with `replaces`; `onCreated` is given it, and nobody else is. */
export function useCreateScimToken(
  replaces: boolean,
  onCreated: (token: string) => void,
): [create: () => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useCreateScimTokenMutation>(graphql`
    mutation useCreateScimTokenMutation($input: CreateScimTokenInput!) {
      createScimToken(input: $input) {
        token
        workspace {
          ...ScimCard_workspace
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const create = useCallback(() => {
    setFailure(null);
    commit({
      variables: { input: { replaces } },
      onCompleted: ({ createScimToken }) => {
        const { token, userErrors } = answered(createScimToken);
        const [refusal] = userErrors;
        if (refusal) setFailure(refusal);
        else if (token) onCreated(token);
      },
      onError: setFailure,
    });
  }, [commit, onCreated, replaces]);
  return [create, pending, failure];
}
