import { useRef, type ReactElement } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { announceArrival } from '../ui/arrival.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SiteNameContext } from '../ui/siteName.ts';
import { useSiteIdentity, useSiteTitle } from './useSiteIdentity.ts';

/** What every layout stands in: where the page is scrolled to, who hears that it changed, whether the network is there. */
export function Root(): ReactElement {
  useSiteIdentity();
  useArrivals();
  return (
    <SiteNameContext value={useSiteTitle()}>
      <OfflineBanner />
      <Outlet />
      <ScrollRestoration />
    </SiteNameContext>
  );
}

/** Nothing: index.html already has the background, and the first page is on its way. */
Root.Fallback = function Fallback(): null {
  return null;
};

/** Tells the next page's heading to take the focus; not on the first page, where the browser puts it. */
function useArrivals(): void {
  const { pathname, hash } = useLocation();
  const page = `${pathname}${hash}`;
  const shown = useRef(page);
  if (shown.current !== page) {
    shown.current = page;
    announceArrival();
  }
}
