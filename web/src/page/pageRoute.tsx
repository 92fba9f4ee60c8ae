import type { RouteObject } from 'react-router';
import { PageOutlet, type PageData } from '../routing/PageOutlet.tsx';
import { textsOf } from '../routing/pageTexts.ts';
import { PageErrorBoundary } from '../shell/PageErrorBoundary.tsx';
import {
  codeOf,
  editorInstead,
  loadCode,
  openingOf,
  passGuard,
  readPage,
  requestEarly,
  untilOnline,
  type RoutedPage,
  type RouteContext,
} from './openPage.ts';

/**
 * The route of a page. Its loader starts the page's request at once, in parallel with the page's code and with the guard's
 * question, and resolves with the data or after 200 ms, whichever comes first.
 */
export function pageRoute(context: RouteContext, page: RoutedPage): RouteObject {
  const { path } = page;
  return {
    path,
    ErrorBoundary: PageErrorBoundary,
    // A component of its own for each route: a page with two addresses is drawn again from one to the other, and arrives there.
    Component: () => <PageOutlet texts={textsOf(path)} />,
    async loader({ request }): Promise<PageData> {
      const opening = openingOf(context, page, request.signal);
      await untilOnline(opening);
      const editor = await editorInstead(opening);
      if (editor) return editor;
      requestEarly(opening);
      const loading = loadCode(opening);
      // Who is sent away does not wait for it, so nobody else would hear that it failed.
      loading.catch(() => undefined);
      await passGuard(opening);
      return readPage(opening, await codeOf(opening, loading));
    },
  };
}
