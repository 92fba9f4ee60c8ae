import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { RetentionValues } from './retentionForm.ts';
import type { useUpdateRetentionMutation } from './__generated__/useUpdateRetentionMutation.graphql.ts';

/** Says how long things are kept (BEY-20). */
export function useUpdateRetention(
  onSaved: () => void,
): [save: (retention: RetentionValues) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useUpdateRetentionMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input: { retention } },
        onCompleted: ({ updateRetention }) => {
          const { workspace, userErrors } = answered(updateRetention);
          if (workspace) onSaved();
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, onSaved],
  );
  return [save, pending, failure];
}
