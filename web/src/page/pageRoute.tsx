import { loadQuery, type PreloadedQuery } from 'react-relay';
import { redirect, type RouteObject } from 'react-router';
import type { Environment, OperationType } from 'relay-runtime';
import { persistedIds } from 'virtual:persisted-ids';
import { loadAllTexts } from '../i18n/allTexts.ts';
import { firstScreens } from '../routing/firstScreens.ts';
import { PageErrorBoundary } from '../shell/PageErrorBoundary.tsx';
import { isConnected, loadOffline } from '../routing/connection.ts';
import { asksForEditing, mayEdit } from '../routing/editing.ts';
import { guardTarget, type Guard } from '../routing/guards.ts';
import { links } from '../routing/links.ts';
import { PageOutlet, type PageData } from '../routing/PageOutlet.tsx';
import type { PagePath } from '../routing/pagePaths.ts';
import type { PageModule } from '../routing/pageModule.ts';
import { NotFoundError } from '../routing/notFoundError.ts';
import { pageRequests } from '../routing/pageRequests.ts';
import type { PageAddress } from '../routing/pageRequest.ts';
import { normalisePath } from '../routing/matchPage.ts';
import { loadScript } from '../scriptLoadError.ts';
import { startRequest } from '../routing/startedRequests.ts';
import { refusePage } from '../routing/refused.ts';
import { keptFor, setKeptCopyTime } from '../offline/kept/keptState.ts';
import { isPageKept } from '../offline/kept/readKept.ts';
import { viewsAsNonAdmin } from '../viewer/adminFlags.ts';
import { wasSignedIn } from '../viewer/userCookie.ts';

/** How long the previous page may stay before the skeleton of the next one takes its place, in milliseconds. */
const skeletonDelay = 200;

/** The list of courses that are kept on this device. */
const keptCoursesPath: PagePath = '/kept-courses';

/** What the routes need from the application around them. */
export interface RouteContext {
  environment: Environment;
  /** The address that is being navigated to, with its hash, which loaders do not see in their request. */
  pendingAddress(): PageAddress;
  /** The address that is shown. */
  shownAddress(): PageAddress;
  /** Whether a page is there that can stay while the next one is on its way. */
  hasPage(): boolean;
  /** The roles of the viewer as soon as the shell has them; null for a visitor, undefined when it could not be read. */
  viewerRoles(): Promise<readonly string[] | null | undefined>;
  /** Whether the workspace may have trackers. */
  mayTrack(): Promise<boolean>;
}

/**
 * The route of a page. Its loader starts the page's request at once, in parallel with the page's code and with the guard's
 * question, and resolves with the data or after 200 ms, whichever comes first. Without `load` there is no screen yet: not found.
 */
export function pageRoute(
  context: RouteContext,
  { path, guard, load }: { path: string; guard?: Guard; load?: () => Promise<PageModule> },
): RouteObject {
  return {
    path,
    ErrorBoundary: PageErrorBoundary,
    // A component of its own for each route: a page with two addresses is drawn again from one to the other, and arrives there.
    Component: () => <PageOutlet drawsAllTexts={!firstScreens.has(path)} />,
    async loader({ request }): Promise<PageData> {
      // The page that is there stays until the network is back; what was chosen meanwhile opens then.
      const address = context.pendingAddress();
      const pageRequest = pageRequests[normalisePath(path)];
      const variables = pageRequest?.variables(address) ?? null;
      const id = pageRequest && persistedIds[pageRequest.name];
      // What is kept on this device opens without the network, as does the list of it, which reads nothing.
      const isKept = async (): Promise<boolean> =>
        path === keptCoursesPath ? keptFor() !== null : isPageKept(id, variables);
      const untilOnline = async (): Promise<void> => {
        if (context.hasPage() && !isConnected() && !(await isKept()))
          await (await loadOffline()).backOnline(request.signal);
      };
      await untilOnline();
      if (asksForEditing(address) && !viewsAsNonAdmin() && mayEdit(await context.viewerRoles())) {
        const { loadEditor } = await loadScript(() => import('../authoring/loadEditor.ts'));
        return { module: await loadScript(loadEditor), queryRef: undefined };
      }
      if (pageRequest && !variables) throw new NotFoundError();

      // Someone who was signed in most likely still is: the request need not wait for the guard.
      const mayStart = guard === undefined || (guard !== 'guest' && wasSignedIn());
      if (id && variables && mayStart) void startRequest(id, variables);

      const loadPage = (): Promise<PageModule | undefined> =>
        loadScript(async () => {
          const [module] = await Promise.all([load?.(), firstScreens.has(path) ? undefined : loadAllTexts()]);
          return module;
        });
      const loading = loadPage();
      if (guard) {
        const roles = await context.viewerRoles();
        const target = roles === undefined ? null : guardTarget(guard, roles);
        if (target) {
          loading.catch(() => undefined);
          const { pathname, search, hash } = address;
          if (target === links.home) refusePage({ from: `${pathname}${search}${hash}`, signedIn: roles !== null });
          throw redirect(target);
        }
      }
      const module = await loading.catch(async (error: unknown) => {
        // The servers answer, so it is a newer version that has replaced the code.
        if (!context.hasPage() || (await (await loadOffline()).checkConnection())) throw error;
        await untilOnline();
        return loadPage();
      });
      if (!module) throw new NotFoundError();
      const asked = variables ?? module.variables?.(address);
      if (asked === null) throw new NotFoundError();
      if (!module.query || !asked) {
        // What reads nothing is no copy of anything.
        setKeptCopyTime(null);
        return { module, queryRef: undefined };
      }
      for (;;) {
        const queryRef = loadQuery(context.environment, module.query, asked, { fetchPolicy: 'store-and-network' });
        // A navigation that is overtaken by another is never drawn, so nobody else would dispose of its data.
        request.signal.addEventListener('abort', () => queryRef.dispose());
        await Promise.race([arrival(queryRef), new Promise((resolve) => setTimeout(resolve, skeletonDelay))]);
        if (isConnected() || !context.hasPage() || (await isKept())) return { module, queryRef };
        queryRef.dispose();
        await untilOnline();
      }
    },
  };
}

/** Resolves when the answer is there, be it a failure. */
function arrival({ source }: PreloadedQuery<OperationType>): Promise<void> {
  return new Promise((resolve) => {
    if (!source) return resolve();
    source.subscribe({ next: () => resolve(), error: () => resolve(), complete: () => resolve() });
  });
}
