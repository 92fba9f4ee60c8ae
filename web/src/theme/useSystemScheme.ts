import { useSyncExternalStore } from 'react';
import type { Scheme } from './createTheme.ts';

const query = '(prefers-color-scheme: dark)';

/** What the system prefers, followed while it changes. */
export function useSystemScheme(): Scheme {
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia?.(query).matches ? 'dark' : 'light'),
    () => 'light',
  );
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia?.(query);
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}
