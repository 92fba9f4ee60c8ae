import { lazy, useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { links } from '../routing/links.ts';
import { lastRefused, onRefused, refusePage } from '../routing/refused.ts';

const RefusedNotice = lazy(() =>
  loadWithTexts(() => import('./site/RefusedNotice.tsx')).then((module) => ({ default: module.RefusedNotice })),
);

/** Tells on the home page why a guard sent someone there; nothing otherwise, and nothing any more once they have left it. */
export function RefusedSlot(): ReactElement | null {
  const refused = useSyncExternalStore(onRefused, lastRefused, () => null);
  const shown = useLocation().pathname === links.home && refused !== null;
  useEffect(() => (shown ? () => refusePage(null) : undefined), [shown]);
  return shown ? (
    <LazyBoundary>
      <RefusedNotice refused={refused} />
    </LazyBoundary>
  ) : null;
}
