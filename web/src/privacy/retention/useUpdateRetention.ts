import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { RetentionValues } from './retentionForm.ts';
import type { useUpdateRetentionMutation } from './__generated__/useUpdateRetentionMutation.graphql.ts';

/** Says how long things are kept (BEY-20). */
export function useUpdateRetention(
  onSaved: () => void,
): [save: (retention: RetentionValues) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useUpdateRetentionMutation>(graphql`
    mutation useUpdateRetentionMutation($input: UpdateRetentionInput!) {
      updateRetention(input: $input) {
        workspace {
          ...RetentionPanel_workspace
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const save = useCallback(
    (retention: RetentionValues) => {
      commit({
        variables: { input: { retention } },
        result: ({ workspace }) => workspace,
        onDone: onSaved,
      });
    },
    [commit, onSaved],
  );
  return [save, pending, failure];
}
