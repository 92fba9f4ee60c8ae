import type { RouteObject } from 'react-router';
import { CourseLayout } from './shell/CourseLayout.tsx';
import { CoursesLayout } from './shell/CoursesLayout.tsx';
import { BareLayout } from './shell/BareLayout.tsx';
import { LastResort } from './shell/LastResort.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { Root } from './shell/Root.tsx';
import { PageErrorBoundary } from './routing/PageErrorBoundary.tsx';
import { pageRoute, type RouteContext } from './routing/pageRoute.tsx';
import { loadScript } from './routing/scriptLoadError.ts';
import { separateDocuments } from './tracking/separateDocuments.ts';

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
      middleware: [separateDocuments(context)],
      ErrorBoundary: LastResort,
      HydrateFallback: Root.Fallback,
      children: [
        {
          Component: CoursesLayout,
          children: [
            page('/', () => import('./catalogue/landing/LandingPage.tsx').then((m) => m.landingPage)),
            page('/courses', () => import('./catalogue/search/CataloguePage.tsx').then((m) => m.cataloguePage)),
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
            page(
              '/settings',
              () => import('./identity/settings/SettingsPage.tsx').then((m) => m.settingsPage),
              'signedIn',
            ),
            { path: '*', Component: NotFoundPage },
          ],
        },
        {
          lazy: () => loadScript(() => import('./admin/AdminLayout.tsx')).then((m) => ({ Component: m.AdminLayout })),
          ErrorBoundary: PageErrorBoundary,
          children: [
            page('/admin', () => import('./admin/AdminHomePage.tsx').then((m) => m.adminHomePage), 'adminArea'),
            page('/admin/courses', () => import('./admin/AdminAreaPage.tsx').then((m) => m.coursesPage), 'courseAdmin'),
            page('/admin/dashboard', () => import('./admin/AdminAreaPage.tsx').then((m) => m.dashboardPage), 'admin'),
            page(
              '/admin/users-management',
              () => import('./admin/AdminAreaPage.tsx').then((m) => m.usersPage),
              'admin',
            ),
            page(
              '/admin/staff-management',
              () => import('./admin/AdminAreaPage.tsx').then((m) => m.staffPage),
              'admin',
            ),
            page('/admin/progress', () => import('./admin/AdminAreaPage.tsx').then((m) => m.progressPage), 'adminArea'),
            page(
              '/admin/campaign-management',
              () => import('./admin/AdminAreaPage.tsx').then((m) => m.campaignsPage),
              'voucherAdmin',
            ),
            page(
              '/admin/integrations-management',
              () => import('./admin/AdminAreaPage.tsx').then((m) => m.integrationsPage),
              'admin',
            ),
          ],
        },
        {
          Component: BareLayout,
          children: [
            page('/signin', () => import('./identity/signIn/SignInPage.tsx').then((m) => m.signInPage), 'guest'),
            page('/signin/callback', () =>
              import('./identity/external/SignInCallbackPage.tsx').then((m) => m.signInCallbackPage),
            ),
            page(
              '/passwordreset',
              () => import('./identity/password/PasswordResetPage.tsx').then((m) => m.passwordResetPage),
              'guest',
            ),
            page(
              '/passwordresetsuccess',
              () => import('./identity/password/PasswordResetSuccessPage.tsx').then((m) => m.passwordResetSuccessPage),
              'guest',
            ),
            page(
              '/customize-workspace',
              () => import('./workspace/profile/ProfilePage.tsx').then((m) => m.profilePage),
              'signedIn',
            ),
            page('/verifycertificate', () =>
              import('./certificate/VerifyCertificatePage.tsx').then((m) => m.verifyCertificatePage),
            ),
          ],
        },
      ],
    },
  ];
}
