import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import type { UpdateViewerInput, useUpdateViewerMutation } from './__generated__/useUpdateViewerMutation.graphql.ts';

/** Changes what the signed-in person says about themselves; what is left out stays. `onSaved` is called when it holds. */
export function useUpdateViewer(): {
  update: (input: UpdateViewerInput, onSaved: () => void) => void;
  pending: boolean;
  failure: FieldFailure | null;
} {
  const [commit, pending, failure] = useRefusableMutation<useUpdateViewerMutation>(graphql`
    mutation useUpdateViewerMutation($input: UpdateViewerInput!) {
      updateViewer(input: $input) {
        user {
          id
          ...AboutYouForm_user
          ...ContactForm_user
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const update = useCallback(
    (input: UpdateViewerInput, onSaved: () => void) => {
      commit({
        variables: { input },
        result: ({ user }) => user,
        onDone: onSaved,
      });
    },
    [commit],
  );
  return { update, pending, failure };
}
