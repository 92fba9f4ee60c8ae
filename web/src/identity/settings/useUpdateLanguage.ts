import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { Language, useUpdateLanguageMutation } from './__generated__/useUpdateLanguageMutation.graphql.ts';

/**
 * Stores the language of the signed-in person. A failure is silent: the choice holds in this browser all the same, and the
 * settings show what is stored.
 */
export function useUpdateLanguage(): (language: LanguageCode) => void {
  const [commit] = useMutation<useUpdateLanguageMutation>(graphql`
    mutation useUpdateLanguageMutation($input: UpdateViewerInput!) {
      updateViewer(input: $input) {
        user {
          language
        }
        userErrors {
          code
        }
      }
    }
  `);
  return useCallback(
    (language) => {
      commit({ variables: { input: { language: language.toUpperCase() as Language } }, onError: () => undefined });
    },
    [commit],
  );
}
