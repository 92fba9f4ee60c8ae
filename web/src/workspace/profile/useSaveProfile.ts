import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { SaveFailure } from './saveFailure.ts';
import type { SaveProfileInput, useSaveProfileMutation } from './__generated__/useSaveProfileMutation.graphql.ts';

/** What is called when it is known how a save ended; one of them, once. */
export interface SaveOutcome {
  /** With the version that is stored now. */
  onSaved: (version: string) => void;
  /** At least one failure. */
  onFailed: (failures: readonly SaveFailure[]) => void;
}

/**
 * Saves the whole profile (OP-82). The answer carries everything that the frame of the pages draws, so the new look is there at
 * once.
 */
export function useSaveProfile(): (input: SaveProfileInput, outcome: SaveOutcome) => void {
  const [commit] = useMutation<useSaveProfileMutation>(graphql`
    mutation useSaveProfileMutation($input: SaveProfileInput!) {
      saveProfile(input: $input) {
        workspace {
          id
          company
          ...ProfileScreen_workspace
          files {
            template
            styleUrl
            headerScriptUrl
            footerScriptUrl
            pageStyleUrl
          }
          profile {
            version
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
  return useCallback(
    (input, { onSaved, onFailed }) => {
      commit({
        variables: { input },
        onCompleted: ({ saveProfile }) => {
          const { workspace, userErrors } = answered(saveProfile);
          if (workspace) onSaved(workspace.profile.version);
          else onFailed(userErrors.length > 0 ? userErrors.map(inForm(input)) : [{ code: '-1' }]);
        },
        onError: (error) => onFailed([error]),
      });
    },
    [commit],
  );
}

/** The form names texts by language and key, and styles by their property, where the input counts them. */
const inForm =
  ({ texts, style }: SaveProfileInput) =>
  (failure: {
    readonly code: string;
    readonly field?: string | null | undefined;
    readonly params?: unknown;
  }): SaveFailure => {
    const [first, second, third] = (failure.field ?? '').split('.');
    const text = first === 'texts' ? texts?.[Number(second)] : undefined;
    if (text) return { ...failure, field: `i18n.${text.language.toLowerCase()}.${text.key}` };
    const looks = first === 'style' ? style?.[second as keyof typeof style]?.[Number(third)] : undefined;
    return looks
      ? { ...failure, field: `style.${second}.${looks.property}` }
      : { ...failure, field: failure.field ?? null };
  };
