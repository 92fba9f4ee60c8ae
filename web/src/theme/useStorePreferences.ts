import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { PreferenceChange } from '../reading/storing/savePreferences.ts';
import { useShell } from '../viewer/useShell.ts';

/** Keeps what was chosen for a signed-in person on every device; for a visitor the browser alone remembers it. */
export function useStorePreferences(): (change: PreferenceChange) => void {
  const environment = useRelayEnvironment();
  const signedIn = useShell().data?.viewer != null;
  return useCallback(
    (change) => {
      if (!signedIn) return;
      import('../reading/storing/savePreferences.ts').then(
        ({ savePreferences }) => savePreferences(environment, change),
        () => undefined,
      );
    },
    [environment, signedIn],
  );
}
