import type { RouteObject } from 'react-router';
import { CourseLayout } from './shell/CourseLayout.tsx';
import { CoursesLayout } from './shell/CoursesLayout.tsx';
import { BareLayout } from './shell/BareLayout.tsx';
import { LastResort } from './shell/LastResort.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { Root } from './shell/Root.tsx';
import { pageRoute, type RouteContext } from './routing/pageRoute.tsx';

/** The route table: one line per page (OP-37), grouped by layout (OP-92). What a page reads stands in `routing/pageRequests.ts`. */
export function createRoutes(context: RouteContext): RouteObject[] {
  const page = (
    path: string,
    load: Parameters<typeof pageRoute>[1]['load'],
    guard?: Parameters<typeof pageRoute>[1]['guard'],
  ) => pageRoute(context, { path, load, guard });
  return [
    {
      Component: Root,
      ErrorBoundary: LastResort,
      HydrateFallback: Root.Fallback,
      children: [
        {
          Component: CoursesLayout,
          children: [
            page('/', () => import('./catalogue/LandingPage.tsx').then((m) => m.landingPage)),
            page('/courses', () => import('./catalogue/CataloguePage.tsx').then((m) => m.cataloguePage)),
          ],
        },
        {
          Component: CourseLayout,
          children: [
            page('/courses/course', () => import('./course/CoursePage.tsx').then((m) => m.coursePage)),
            page('/dashboard', () => import('./enrolment/DashboardPage.tsx').then((m) => m.dashboardPage), 'signedIn'),
            page('/dashboard/course', () => import('./course/CoursePage.tsx').then((m) => m.coursePage), 'signedIn'),
            page('/courseware', () => import('./lecture/LecturePage.tsx').then((m) => m.lecturePage)),
            page(
              '/achievements',
              () => import('./achievement/AchievementsPage.tsx').then((m) => m.achievementsPage),
              'signedIn',
            ),
            page('/settings', () => import('./identity/SettingsPage.tsx').then((m) => m.settingsPage), 'signedIn'),
            { path: '*', Component: NotFoundPage },
          ],
        },
        {
          Component: BareLayout,
          children: [
            page('/signin', () => import('./identity/SignInPage.tsx').then((m) => m.signInPage), 'guest'),
            page('/verifycertificate', () =>
              import('./certificate/VerifyCertificatePage.tsx').then((m) => m.verifyCertificatePage),
            ),
          ],
        },
      ],
    },
  ];
}
