import type { RouteObject } from 'react-router';
import { CourseLayout } from './shell/CourseLayout.tsx';
import { CoursesLayout } from './shell/CoursesLayout.tsx';
import { BareLayout } from './shell/BareLayout.tsx';
import { LastResort } from './shell/LastResort.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { Root } from './shell/Root.tsx';
import { PageErrorBoundary } from './shell/PageErrorBoundary.tsx';
import { exportedName, hasScreen, pageFiles, type PageFile } from './routing/pageFiles.ts';
import { preloadCode } from './routing/preloadCode.ts';
import { pagePaths, type PagePath } from './routing/pagePaths.ts';
import type { PageModule } from './routing/pageModule.ts';
import type { RoutedPage, RouteContext } from './page/openPage.ts';
import { pageRoute } from './page/pageRoute.tsx';
import { loadScript } from './scriptLoadError.ts';
import { separateDocuments } from './tracking/separateDocuments.ts';

/** How each page's code is loaded, by its file. The editor's page has no path of its own: it opens in place of another. */
const loaders = import.meta.glob<Readonly<Record<string, PageModule>>>([
  './*/**/*Page.tsx',
  '!./authoring/EditorPage.tsx',
  '!./shell/**',
  '!./ui/**',
]);

/**
 * The route table (OP-37), grouped by layout (OP-92). Paths and who may open them stand in `contracts/pages.json`, files in
 * `routing/pageFiles.ts`, what a page reads in `routing/pageRequests.ts`.
 */
export function createRoutes(context: RouteContext): RouteObject[] {
  const pagesOf = (layout: PageFile['layout']): RouteObject[] =>
    (Object.entries(pageFiles) as [PagePath, PageFile][])
      .filter(([, page]) => page.layout === layout)
      .map(([path, page]) => pageRoute(context, { path, guard: guardOf(path), load: () => loadPage(path, page) }));
  // Addresses of the admin area whose screens are not there yet: not found, for those whom the guard lets in.
  const withoutScreen = (Object.keys(pagePaths) as PagePath[])
    .filter((path) => !hasScreen(path))
    .map((path) => pageRoute(context, { path, guard: guardOf(path) }));
  return [
    {
      Component: Root,
      middleware: [separateDocuments(context)],
      ErrorBoundary: LastResort,
      HydrateFallback: Root.Fallback,
      children: [
        { Component: CoursesLayout, children: pagesOf('courses') },
        { Component: CourseLayout, children: [...pagesOf('course'), { path: '*', Component: NotFoundPage }] },
        {
          lazy: () => loadScript(() => import('./admin/AdminLayout.tsx')).then((m) => ({ Component: m.AdminLayout })),
          ErrorBoundary: PageErrorBoundary,
          children: [...pagesOf('admin'), ...withoutScreen],
        },
        { Component: BareLayout, children: pagesOf('bare') },
      ],
    },
  ];
}

function guardOf(path: PagePath): RoutedPage['guard'] {
  const { who } = pagePaths[path];
  return who === 'everyone' ? undefined : who;
}

async function loadPage(path: PagePath, page: PageFile): Promise<PageModule> {
  preloadCode([path]);
  const module = (await loaders[`./${page.file}`]?.())?.[exportedName(page)];
  if (!module) throw new Error(`${page.file} does not export its page.`);
  return module;
}
