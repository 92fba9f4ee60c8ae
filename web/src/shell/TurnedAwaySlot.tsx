import { lazy, useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../routing/LazyBoundary.tsx';
import { links } from '../routing/links.ts';
import { lastTurnedAway, onTurnedAway, turnAway } from '../routing/turnedAway.ts';

const TurnedAwayNotice = lazy(() =>
  loadWithTexts(() => import('./site/TurnedAwayNotice.tsx')).then((module) => ({ default: module.TurnedAwayNotice })),
);

/** Tells on the home page why a guard sent somebody there; nothing otherwise, and nothing any more once they have left it. */
export function TurnedAwaySlot(): ReactElement | null {
  const turnedAway = useSyncExternalStore(onTurnedAway, lastTurnedAway);
  const shown = useLocation().pathname === links.home && turnedAway !== null;
  useEffect(() => (shown ? () => turnAway(null) : undefined), [shown]);
  return shown ? (
    <LazyBoundary>
      <TurnedAwayNotice turnedAway={turnedAway} />
    </LazyBoundary>
  ) : null;
}
