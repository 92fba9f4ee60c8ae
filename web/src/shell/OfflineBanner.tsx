import { lazy, useSyncExternalStore, type ReactElement } from 'react';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { isConnected, onConnectionChanged } from '../routing/connection.ts';
import { LazyBoundary } from '../routing/LazyBoundary.tsx';

/** Loads what says that the network is gone; done ahead, so that it is there then. */
export const loadOfflineNotice = () =>
  loadWithTexts(() => import('../routing/offline/OfflineNotice.tsx')).then((module) => ({
    default: module.OfflineNotice,
  }));
/** Where the network went before it was loaded, nothing says so. */
const OfflineNotice = lazy(async () => {
  const notice = await loadOfflineNotice().catch(() => null);
  return { default: notice?.default ?? Nothing };
});

const Nothing = (): null => null;

/** Says that the network is gone while it is. The region is always there, so that screen readers notice its text. */
export function OfflineBanner(): ReactElement {
  const connected = useSyncExternalStore(onConnectionChanged, isConnected);
  return (
    <div role="status">
      {connected ? null : (
        <LazyBoundary fallback={null} waiting={null}>
          <OfflineNotice />
        </LazyBoundary>
      )}
    </div>
  );
}
