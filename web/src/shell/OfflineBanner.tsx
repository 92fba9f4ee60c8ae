import { makeStyles } from '@fluentui/react-components';
import { lazy, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { onWaitingChanged, queuedWrites } from '../offline/pendingWrites.ts';
import { keptCopyTime, onKeptCopyChanged } from '../offline/kept/keptState.ts';
import { leavingPerson, onLeavingChanged } from '../offline/leaving.ts';
import { isConnected, onConnectionChanged } from '../routing/connection.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useTopBar } from '../ui/bar/useTopBar.ts';

/** Loads what says that the network is gone; done ahead, so that it is there then. */
export const loadOfflineNotice = () =>
  loadWithTexts(() => import('../offline/notice/OfflineNotice.tsx')).then((module) => ({
    default: module.OfflineNotice,
  }));
/** Where the network went before it was loaded, nothing says so. */
const OfflineNotice = lazy(async () => {
  const notice = await loadOfflineNotice().catch(() => null);
  return { default: notice?.default ?? Nothing };
});

/** As every page begins, here and on the server. */
const noWrites: readonly [] = [];

const Nothing = (_props: { region: HTMLElement; connected: boolean }): null => null;

/**
 * Says that the network is gone while it is, that a page shows a copy, what waits to be sent, and what anyone who leaves is asked (BEY-18).
 * It stays in sight while the page is scrolled: in the middle of a lecture nothing else would say why a link does not open. The region is
 * always there, so that screen readers notice its text; what draws it comes when it is needed first, and stays for the good news.
 */
export function OfflineBanner(): ReactElement {
  const connected = useSyncExternalStore(onConnectionChanged, isConnected, () => true);
  const waiting = useSyncExternalStore(onWaitingChanged, queuedWrites, () => noWrites).length > 0;
  const leaving = useSyncExternalStore(onLeavingChanged, leavingPerson, () => null) !== null;
  const copied = useSyncExternalStore(onKeptCopyChanged, keptCopyTime, () => null) !== null;
  const styles = useStyles();
  const bar = useRef<HTMLDivElement>(null);
  useTopBar(bar);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [needed, setNeeded] = useState(false);
  if (!needed && (!connected || waiting || leaving || copied)) setNeeded(true);
  return (
    <>
      <div ref={bar} className={styles.bar}>
        <div role="status" ref={setRegion} />
      </div>
      {needed && region ? (
        <LazyBoundary fallback={null} waiting={null}>
          <OfflineNotice region={region} connected={connected} />
        </LazyBoundary>
      ) : null}
    </>
  );
}

const useStyles = makeStyles({
  // Above the header, whose panels open below both.
  bar: { position: 'sticky', top: 0, zIndex: 11 },
});
