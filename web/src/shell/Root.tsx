import type { ReactElement } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SiteNameContext } from '../ui/siteName.ts';
import { useSiteIdentity, useSiteTitle } from './useSiteIdentity.ts';

/** What every layout stands in: where the page is scrolled to, who hears that it changed, whether the network is there. */
export function Root(): ReactElement {
  useSiteIdentity();
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
