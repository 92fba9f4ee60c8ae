import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../viewer/useShell.ts';
import { isPrivatePage } from './privatePages.ts';
import { sendEventsTo } from './track.ts';
import { keepEvent, takeEvents } from './waitingEvents.ts';

/** Starts the trackers that the profile names, if it names any (WS-09); on private pages events wait until others are shown. */
export function useTracking(): void {
  const isPrivate = isPrivatePage(useLocation().pathname);
  const workspace = useShell().data?.workspace;
  const workspaceId = workspace?.workspaceId;
  const gtm = workspace?.profile.gtmTrackingId;
  const analytics = workspace?.profile.googleAnalyticsTrackingId;
  useEffect(() => {
    if (workspaceId === undefined || (!gtm && !analytics)) return undefined;
    if (isPrivate) {
      sendEventsTo(keepEvent);
      return () => sendEventsTo(null);
    }
    let stop: (() => void) | null = null;
    let wanted = true;
    const start = async (): Promise<void> => {
      const { startTracking } = await import('./tracker/startTracking.ts');
      if (wanted) stop = startTracking({ workspaceId, gtm, analytics }, takeEvents());
    };
    // Nobody learns less because nobody counts them.
    start().catch(() => undefined);
    return () => {
      wanted = false;
      stop?.();
    };
  }, [isPrivate, workspaceId, gtm, analytics]);
}
