import { useSyncExternalStore } from 'react';
import { onViewSwitched, viewsAsNonAdmin } from './adminFlags.ts';

/** Whether someone who works on courses wants to see the site as a learner does (ROLE-13). */
export function useViewsAsNonAdmin(): boolean {
  return useSyncExternalStore(onViewSwitched, viewsAsNonAdmin, () => false);
}
