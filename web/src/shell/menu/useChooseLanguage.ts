import { useCallback } from 'react';
import { useUpdateLanguage } from '../../identity/settings/useUpdateLanguage.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { readLanguage } from '../../i18n/languages.ts';
import { useViewer } from '../../viewer/useShell.ts';

/** Switches the language of the interface by its code; for a signed-in person the choice is stored, too (I18N-04). */
export function useChooseLanguage(): (code: string | undefined) => void {
  const { choose } = useLanguage();
  const updateLanguage = useUpdateLanguage();
  const signedIn = useViewer() !== null;
  return useCallback(
    (code) => {
      const next = readLanguage(code);
      if (!next) return;
      choose(next);
      if (signedIn) updateLanguage(next);
    },
    [choose, signedIn, updateLanguage],
  );
}
