import { lazy, type ReactElement, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router';
import { useTracking } from '../tracking/useTracking.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { useShell } from '../viewer/useShell.ts';
import { SiteNameContext } from '../ui/siteName.ts';
import { LiveNoticesSlot } from './LiveNoticesSlot.tsx';
import { RefusedSlot } from './RefusedSlot.tsx';
import { useSiteIdentity, useSiteTitle } from './useSiteIdentity.ts';
import { RemoteComponent, WorkspaceStyles } from './WorkspaceFiles.tsx';

const TemplateFrame = lazy(() =>
  loadWithTexts(() => import('./site/TemplateFrame.tsx')).then((module) => ({ default: module.TemplateFrame })),
);

/** What every layout stands in: where the page is scrolled to, who hears that it changed, whether the network is there. */
export function Root(): ReactElement {
  useSiteIdentity();
  useTracking();
  return (
    <SiteNameContext value={useSiteTitle()}>
      <WorkspaceStyles />
      <OfflineBanner />
      <RefusedSlot />
      <LiveNoticesSlot />
      <Template>
        <RemoteComponent place="header" />
        <Outlet />
        <RemoteComponent place="footer" />
      </Template>
      <ScrollRestoration getKey={scrollKey} />
    </SiteNameContext>
  );
}

/**
 * By what the place on a page is remembered. The first entry of every document has the same key: its address tells them apart, so
 * that who signs in at the end of a long form does not arrive in the middle of the next page.
 */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}${search}` : key;
}

/** The operator's template around the pages; where there is none or it fails, the pages alone (WS-18). */
function Template({ children }: { children: ReactNode }): ReactNode {
  const html = useShell().data?.workspace?.files?.template;
  if (!html) return children;
  return (
    <LazyBoundary fallback={children} waiting={null}>
      <TemplateFrame html={html}>{children}</TemplateFrame>
    </LazyBoundary>
  );
}

/** Nothing: index.html already has the background, and the first page is on its way. */
Root.Fallback = function Fallback(): null {
  return null;
};
