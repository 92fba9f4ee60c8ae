import { lazy, type ReactElement } from 'react';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useViewer } from '../viewer/useShell.ts';
import { afterFirstScreen } from './afterFirstScreen.ts';

const LiveNotices = lazy(async () => {
  await afterFirstScreen();
  const module = await loadWithTexts(() => import('../identity/push/LiveNotices.tsx'));
  return { default: module.LiveNotices };
});

/** What someone who is signed in is notified of while they are here (BEY-45); behind everything that a first screen needs. */
export function LiveNoticesSlot(): ReactElement | null {
  if (!useViewer()) return null;
  return (
    <LazyBoundary fallback={null} waiting={null}>
      <LiveNotices />
    </LazyBoundary>
  );
}
