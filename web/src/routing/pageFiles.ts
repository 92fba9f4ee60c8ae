import type { PagePath } from './pagePaths.ts';

/** Where a page is drawn, and by what. */
export interface PageFile {
  /** The frame around it (OP-92). */
  layout: 'courses' | 'course' | 'admin' | 'bare';
  /** Its file below `src/`, whose name ends in `Page.tsx`. */
  file: string;
  /** The name under which the file exports what `definePage` made. */
  page: string;
}

/** The file of each page of `contracts/pages.json`. The build reads it, too, so that a page's code loads beside the first file. */
export const pageFiles: Readonly<Record<PagePath, PageFile>> = {
  '/': { layout: 'courses', file: 'catalogue/landing/LandingPage.tsx', page: 'landingPage' },
  '/courses': { layout: 'courses', file: 'catalogue/search/CataloguePage.tsx', page: 'cataloguePage' },
  '/courses/course': { layout: 'course', file: 'course/CoursePage.tsx', page: 'coursePage' },
  '/dashboard': { layout: 'course', file: 'enrolment/DashboardPage.tsx', page: 'dashboardPage' },
  '/dashboard/course': { layout: 'course', file: 'course/CoursePage.tsx', page: 'coursePage' },
  '/courseware': { layout: 'course', file: 'lecture/LecturePage.tsx', page: 'lecturePage' },
  '/achievements': { layout: 'course', file: 'achievement/AchievementsPage.tsx', page: 'achievementsPage' },
  '/settings': { layout: 'course', file: 'identity/settings/SettingsPage.tsx', page: 'settingsPage' },
  '/admin': { layout: 'admin', file: 'admin/AdminHomePage.tsx', page: 'adminHomePage' },
  '/admin/courses': { layout: 'admin', file: 'admin/AdminAreaPage.tsx', page: 'coursesPage' },
  '/admin/dashboard': { layout: 'admin', file: 'admin/AdminAreaPage.tsx', page: 'dashboardPage' },
  '/admin/users-management': { layout: 'admin', file: 'admin/AdminAreaPage.tsx', page: 'usersPage' },
  '/admin/staff-management': { layout: 'admin', file: 'admin/AdminAreaPage.tsx', page: 'staffPage' },
  '/admin/progress': { layout: 'admin', file: 'admin/AdminAreaPage.tsx', page: 'progressPage' },
  '/admin/campaign-management': { layout: 'admin', file: 'admin/AdminAreaPage.tsx', page: 'campaignsPage' },
  '/admin/integrations-management': { layout: 'admin', file: 'admin/AdminAreaPage.tsx', page: 'integrationsPage' },
  '/signin': { layout: 'bare', file: 'identity/signIn/SignInPage.tsx', page: 'signInPage' },
  '/signin/callback': { layout: 'bare', file: 'identity/external/SignInCallbackPage.tsx', page: 'signInCallbackPage' },
  '/passwordreset': { layout: 'bare', file: 'identity/password/PasswordResetPage.tsx', page: 'passwordResetPage' },
  '/passwordresetsuccess': {
    layout: 'bare',
    file: 'identity/password/PasswordResetSuccessPage.tsx',
    page: 'passwordResetSuccessPage',
  },
  '/customize-workspace': { layout: 'bare', file: 'workspace/profile/ProfilePage.tsx', page: 'profilePage' },
  '/verifycertificate': {
    layout: 'bare',
    file: 'certificate/VerifyCertificatePage.tsx',
    page: 'verifyCertificatePage',
  },
};
