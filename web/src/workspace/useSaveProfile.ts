import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { SaveProfileInput, useSaveProfileMutation } from './__generated__/useSaveProfileMutation.graphql.ts';

/** Why the profile was not saved. */
export type SaveFailure =
  | Error
  | { readonly code: string; readonly field?: string | null; readonly params?: unknown; readonly message?: string };

/**
 * Saves the whole profile (OP-82). The answer carries everything that the frame of the pages draws, so the new look is there at
 * once. `onSaved` is called when it holds, `onFailed` when it does not.
 */
export function useSaveProfile(): {
  save: (input: SaveProfileInput, onSaved: () => void, onFailed: (failures: readonly SaveFailure[]) => void) => void;
  pending: boolean;
  failures: readonly SaveFailure[];
  /** Forgets why the last attempt failed. */
  clear: () => void;
} {
  const [failures, setFailures] = useState<readonly SaveFailure[]>([]);
  const [commit, pending] = useMutation<useSaveProfileMutation>(graphql`
    mutation useSaveProfileMutation($input: SaveProfileInput!) {
      saveProfile(input: $input) {
        workspace {
          id
          company
          ...CustomizeScreen_workspace
          files {
            template
            style
            headerScript
            footerScript
            pageStyle
          }
          profile {
            ...Footer_profile
            ...HeaderLogo_profile
          }
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const save: ReturnType<typeof useSaveProfile>['save'] = useCallback(
    (input, onSaved, onFailed) => {
      const fail = (reasons: readonly SaveFailure[]): void => {
        setFailures(reasons);
        onFailed(reasons);
      };
      setFailures([]);
      commit({
        variables: { input },
        onCompleted: ({ saveProfile: { workspace, userErrors } }) => {
          if (workspace) onSaved();
          else fail(userErrors.length > 0 ? userErrors : [{ code: '-1' }]);
        },
        onError: (error) => fail([error]),
      });
    },
    [commit],
  );
  const clear = useCallback(() => setFailures([]), []);
  return { save, pending, failures, clear };
}
