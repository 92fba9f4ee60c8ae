import { createBrowserRouter, createMemoryRouter, type DataRouter, type RouteObject } from 'react-router';
import type { PageAddress } from './pageRequest.ts';
import type { RouteContext } from './pageRoute.tsx';

/**
 * A router whose loaders see the whole address. The ids of courses stand in the hash, which a loader's request does not carry
 * and whose change alone loads nothing; both are put right here, for every page at once.
 */
export function createAppRouter(
  createRoutes: (context: RouteContext) => RouteObject[],
  context: Omit<RouteContext, 'pendingAddress'>,
  initialEntry?: string,
): DataRouter {
  const pendingAddress = (): PageAddress => router.state.navigation.location ?? router.state.location;
  // A router starts loading as soon as it exists, before its variable is assigned: until then the document's address counts.
  let router = { state: { navigation: {}, location: initialAddress(initialEntry) } } as unknown as DataRouter;
  const routes = createRoutes({ ...context, pendingAddress });
  router =
    initialEntry === undefined
      ? createBrowserRouter(routes)
      : createMemoryRouter(routes, { initialEntries: [initialEntry] });

  let shownHash = router.state.location.hash;
  let shownPath = pathOf(router.state.location);
  router.subscribe(({ location, navigation, revalidation }) => {
    if (navigation.state !== 'idle' || revalidation !== 'idle') return;
    const hashAlone = pathOf(location) === shownPath && location.hash !== shownHash;
    shownHash = location.hash;
    shownPath = pathOf(location);
    if (hashAlone) void router.revalidate();
  });
  return router;
}

function pathOf({ pathname, search }: PageAddress): string {
  return `${pathname}${search}`;
}

function initialAddress(entry: string | undefined): PageAddress {
  return entry === undefined ? window.location : new URL(entry, window.location.origin);
}
