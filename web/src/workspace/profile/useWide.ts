import { useSyncExternalStore } from 'react';
import { narrow } from './ProfileScreen.styles.ts';

/** Whether the window has room for the preview beside the form, followed while it changes. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => !window.matchMedia(narrow).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
