import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { FieldFailure } from '../fieldFailure.ts';
import type { UpdateViewerInput, useUpdateViewerMutation } from './__generated__/useUpdateViewerMutation.graphql.ts';

/** Changes what the signed-in person says about themselves; what is left out stays. `onSaved` is called when it holds. */
export function useUpdateViewer(): {
  update: (input: UpdateViewerInput, onSaved: () => void) => void;
  pending: boolean;
  failure: FieldFailure | null;
} {
  const [failure, setFailure] = useState<FieldFailure | null>(null);
  const [commit, pending] = useMutation<useUpdateViewerMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input },
        onCompleted: ({ updateViewer }) => {
          const { user, userErrors } = answered(updateViewer);
          if (user) onSaved();
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit],
  );
  return { update, pending, failure };
}
