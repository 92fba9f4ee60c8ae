import { createBrowserRouter, createMemoryRouter, type DataRouter, type RouteObject } from 'react-router';
import { announceArrival, takeArrival } from '../ui/arrival.ts';
import { forgetEarlierScroll } from '../routing/earlierScroll.ts';
import { links } from '../routing/links.ts';
import type { PageAddress } from '../routing/pageRequest.ts';
import type { RouteContext } from './openPage.ts';

/**
 * A router whose loaders see the whole address. The ids of courses stand in the hash, which a loader's request does not carry
 * and whose change alone loads nothing; both are put right here, for every page at once.
 */
export function createAppRouter(
  createRoutes: (context: RouteContext) => RouteObject[],
  context: Omit<RouteContext, 'pendingAddress' | 'shownAddress' | 'hasPage'>,
  initialEntry?: string,
): DataRouter {
  const pendingAddress = (): PageAddress => router.state.navigation.location ?? router.state.location;
  const shownAddress = (): PageAddress => router.state.location;
  const entry = withNamedPath(initialAddress(initialEntry));
  // A router starts loading as soon as it exists, before its variable is assigned: until then the document's address counts.
  let router = {
    state: { initialized: false, navigation: {}, location: entry },
  } as unknown as DataRouter;
  const routes = createRoutes({ ...context, pendingAddress, shownAddress, hasPage: () => router.state.initialized });
  const written = `${pathOf(entry)}${entry.hash}`;
  if (initialEntry === undefined && entry.pathname !== window.location.pathname) {
    window.history.replaceState(window.history.state, '', written);
  }
  if (initialEntry === undefined) forgetEarlierScroll(pathOf(entry));
  router =
    initialEntry === undefined
      ? createBrowserRouter(routes)
      : createMemoryRouter(routes, { initialEntries: [written] });

  // The first page of a document is no arrival: the browser puts the focus.
  takeArrival();
  let shownHash = router.state.location.hash;
  let shownPathname = pathnameOf(router.state.location);
  let shownPath = pathOf(router.state.location);
  router.subscribe(({ location, navigation, revalidation }) => {
    if (navigation.state !== 'idle' || revalidation !== 'idle') return;
    const hashAlone = pathOf(location) === shownPath && location.hash !== shownHash;
    if (pathnameOf(location) !== shownPathname) announceArrival();
    shownPathname = pathnameOf(location);
    shownHash = location.hash;
    shownPath = pathOf(location);
    if (hashAlone) void router.revalidate();
  });
  return router;
}

function pathOf({ pathname, search }: PageAddress): string {
  return `${pathname}${search}`;
}

/** What makes another page of an address: filters and the like do not. */
function pathnameOf({ pathname, hash }: PageAddress): string {
  return `${pathname}${hash}`;
}

/** Named pages end with a slash, as links write them: menus know the current page by that. */
function withNamedPath({ pathname, search, hash }: PageAddress): PageAddress {
  const named = `${pathname}/`;
  const isNamed = Object.values(links).some((link) => link === named);
  return { pathname: isNamed ? named : pathname, search, hash };
}

function initialAddress(entry: string | undefined): PageAddress {
  return entry === undefined ? window.location : new URL(entry, 'http://localhost');
}
