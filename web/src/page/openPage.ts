/** The steps of opening a page, in the order in which its route takes them. */
import { loadQuery, type PreloadedQuery } from 'react-relay';
import { redirect } from 'react-router';
import type { Environment, OperationType } from 'relay-runtime';
import { persistedIds } from 'virtual:persisted-ids';
import { loadTexts } from '../i18n/allTexts.ts';
import { keptFor, setKeptCopyTime } from '../offline/kept/keptState.ts';
import { isPageKept } from '../offline/kept/readKept.ts';
import { onServer } from '../visit.ts';
import { isConnected, loadOffline } from '../routing/connection.ts';
import { asksForEditing, mayEdit } from '../routing/editing.ts';
import { guardTarget, type Guard } from '../routing/guards.ts';
import { links } from '../routing/links.ts';
import { normalisePath } from '../routing/normalisePath.ts';
import { NotFoundError } from '../routing/notFoundError.ts';
import type { PageModule } from '../routing/pageModule.ts';
import type { PageData } from '../routing/PageOutlet.tsx';
import type { PagePath } from '../routing/pagePaths.ts';
import type { PageAddress } from '../routing/pageRequest.ts';
import { pageRequests } from '../routing/pageRequests.ts';
import { textsOf } from '../routing/pageTexts.ts';
import { refusePage } from '../routing/refused.ts';
import { startRequest } from '../routing/startedRequests.ts';
import { loadScript } from '../scriptLoadError.ts';
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

/** The page of a route. Without `load` there is no screen yet: not found. */
export interface RoutedPage {
  readonly path: string;
  readonly guard?: Guard | undefined;
  readonly load?: (() => Promise<PageModule>) | undefined;
}

/** A page that is being opened: where, and what it reads there. */
export interface Opening extends RoutedPage {
  readonly context: RouteContext;
  readonly address: PageAddress;
  /** Aborts when another navigation overtakes this one. */
  readonly signal: AbortSignal;
  /** Whether what the page reads is known before its code is there. */
  readonly isRequestKnown: boolean;
  /** The id of the document that it reads. */
  readonly id: string | undefined;
  /** Null where the address names nothing, or nothing is known yet. */
  readonly variables: object | null;
}

export function openingOf(context: RouteContext, page: RoutedPage, signal: AbortSignal): Opening {
  const address = context.pendingAddress();
  const request = pageRequests[normalisePath(page.path)];
  return {
    ...page,
    context,
    address,
    signal,
    isRequestKnown: request !== undefined,
    id: request && persistedIds[request.name],
    variables: request?.variables(address) ?? null,
  };
}

/** The page that is there stays until the network is back; what was chosen meanwhile opens then. */
export async function untilOnline(opening: Opening): Promise<void> {
  if (opening.context.hasPage() && !isConnected() && !(await isKept(opening))) {
    await (await loadOffline()).backOnline(opening.signal);
  }
}

/** What is kept on this device opens without the network, as does the list of it, which reads nothing. */
async function isKept({ path, id, variables }: Opening): Promise<boolean> {
  return path === keptCoursesPath ? keptFor() !== null : isPageKept(id, variables);
}

/** The course editor in place of the page, for those who ask for it and may; undefined for everyone else. */
export async function editorInstead({ address, context }: Opening): Promise<PageData | undefined> {
  if (!asksForEditing(address) || viewsAsNonAdmin() || !mayEdit(await context.viewerRoles())) return undefined;
  const { loadEditor } = await loadScript(() => import('../authoring/loadEditor.ts'));
  return { module: await loadScript(loadEditor), queryRef: undefined };
}

/** Sends what the page reads, where that is known already and nobody is likely to be sent away. */
export function requestEarly({ isRequestKnown, id, variables, guard }: Opening): void {
  if (isRequestKnown && !variables) throw new NotFoundError();
  // Someone who was signed in most likely still is: the request need not wait for the guard.
  const mayStart = guard === undefined || (guard !== 'guest' && wasSignedIn());
  // On the server the answers are there before the page is drawn.
  if (!onServer && id && variables && mayStart) void startRequest(id, variables);
}

/** The code of the page and the texts that it draws. */
export function loadCode({ path, load }: Opening): Promise<PageModule | undefined> {
  return loadScript(async () => {
    // On the server the texts are there before the page is drawn, in the language of its visitor.
    const texts = onServer ? undefined : loadTexts(textsOf(path));
    const [module] = await Promise.all([load?.(), texts]);
    return module;
  });
}

/** Sends away anyone who may not open the page. */
export async function passGuard({ guard, context, address }: Opening): Promise<void> {
  if (!guard) return;
  const roles = await context.viewerRoles();
  const target = roles === undefined ? null : guardTarget(guard, roles);
  if (!target) return;
  const { pathname, search, hash } = address;
  if (target === links.home) refusePage({ from: `${pathname}${search}${hash}`, signedIn: roles !== null });
  throw redirect(target);
}

/** The code once it is there; what only the network kept away is loaded again when that is back. */
export async function codeOf(opening: Opening, loading: Promise<PageModule | undefined>): Promise<PageModule> {
  const module = await loading.catch(async (error: unknown) => {
    // The servers answer, so it is a newer version that has replaced the code.
    if (!opening.context.hasPage() || (await (await loadOffline()).checkConnection())) throw error;
    await untilOnline(opening);
    return loadCode(opening);
  });
  if (!module) throw new NotFoundError();
  return module;
}

/** Reads what the page draws: its data, or after 200 ms what is there of it. */
export async function readPage(opening: Opening, module: PageModule): Promise<PageData> {
  const { context, signal } = opening;
  const variables = opening.variables ?? module.variables?.(opening.address);
  if (variables === null) throw new NotFoundError();
  if (!module.query || !variables) {
    // What reads nothing is no copy of anything.
    setKeptCopyTime(null);
    return { module, queryRef: undefined };
  }
  for (;;) {
    const queryRef = loadQuery(context.environment, module.query, variables, { fetchPolicy: 'store-and-network' });
    // A navigation that is overtaken by another is never drawn, so nobody else would dispose of its data.
    signal.addEventListener('abort', () => queryRef.dispose());
    await Promise.race([arrival(queryRef), new Promise((resolve) => setTimeout(resolve, skeletonDelay))]);
    if (isConnected() || !context.hasPage() || (await isKept(opening))) return { module, queryRef };
    queryRef.dispose();
    await untilOnline(opening);
  }
}

/** Resolves when the answer is there, be it a failure. */
function arrival({ source }: PreloadedQuery<OperationType>): Promise<void> {
  return new Promise((resolve) => {
    if (!source) return resolve();
    source.subscribe({ next: () => resolve(), error: () => resolve(), complete: () => resolve() });
  });
}
