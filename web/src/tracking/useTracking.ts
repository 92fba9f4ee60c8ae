import { useEffect } from 'react';
import { useShell } from '../shell/ShellProvider.tsx';

/** Starts the trackers that the profile names, if it names any (WS-09). */
export function useTracking(): void {
  const workspace = useShell().data?.workspace;
  const workspaceId = workspace?.workspaceId;
  const gtm = workspace?.profile.gtmTrackingId;
  const analytics = workspace?.profile.googleAnalyticsTrackingId;
  useEffect(() => {
    if (workspaceId === undefined || (!gtm && !analytics)) return undefined;
    let stop: (() => void) | null = null;
    let wanted = true;
    const start = async (): Promise<void> => {
      const { startTracking } = await import('./startTracking.ts');
      if (wanted) stop = startTracking({ workspaceId, gtm, analytics });
    };
    // Nobody learns less because nobody counts them.
    start().catch(() => undefined);
    return () => {
      wanted = false;
      stop?.();
    };
  }, [workspaceId, gtm, analytics]);
}
