import type { PagePath } from './pagePaths.ts';

/** Where a page is drawn, and by what. */
export interface PageFile {
  /** The frame around it (OP-92). */
  layout: 'courses' | 'course' | 'admin' | 'bare';
  /** Its file below `src/`, whose name ends in `Page.tsx`. */
  file: string;
}

/**
 * The file of each page of `contracts/pages.json`. The build reads it, too, so that a page's code loads beside the first file. A
 * path without one has no screen yet: it is not found, and nothing leads to it.
 */
export const pageFiles: Readonly<Partial<Record<PagePath, PageFile>>> = {
  '/': { layout: 'courses', file: 'catalogue/landing/LandingPage.tsx' },
  '/courses': { layout: 'courses', file: 'catalogue/search/CataloguePage.tsx' },
  '/courses/course': { layout: 'course', file: 'course/CoursePage.tsx' },
  '/courses/course/:courseId': { layout: 'course', file: 'course/CoursePage.tsx' },
  '/dashboard': { layout: 'course', file: 'enrolment/DashboardPage.tsx' },
  '/dashboard/course': { layout: 'course', file: 'course/CoursePage.tsx' },
  '/courseware': { layout: 'course', file: 'lecture/LecturePage.tsx' },
  '/achievements': { layout: 'course', file: 'achievement/AchievementsPage.tsx' },
  '/kept-courses': { layout: 'course', file: 'offline/kept/KeptCoursesPage.tsx' },
  '/settings': { layout: 'course', file: 'identity/settings/SettingsPage.tsx' },
  '/admin': { layout: 'admin', file: 'admin/AdminHomePage.tsx' },
  '/admin/courses': { layout: 'admin', file: 'authoring/list/CourseListPage.tsx' },
  '/admin/courses/statistics': { layout: 'admin', file: 'statistics/StatisticsPage.tsx' },
  '/admin/library': { layout: 'admin', file: 'authoring/library/LibraryPage.tsx' },
  '/admin/saved-sections': { layout: 'admin', file: 'authoring/savedSection/SavedSectionsPage.tsx' },
  '/admin/dashboard': { layout: 'admin', file: 'analytics/AnalyticsPage.tsx' },
  '/admin/users-management': { layout: 'admin', file: 'workspace/people/PeoplePage.tsx' },
  '/admin/users-management/person': { layout: 'admin', file: 'workspace/people/person/PersonPage.tsx' },
  '/admin/users-management/import': { layout: 'admin', file: 'workspace/people/bulk/ImportPeoplePage.tsx' },
  '/admin/groups': { layout: 'admin', file: 'workspace/group/GroupsPage.tsx' },
  '/admin/groups/group': { layout: 'admin', file: 'workspace/group/GroupPage.tsx' },
  '/admin/staff-management': { layout: 'admin', file: 'workspace/people/RightsPage.tsx' },
  '/admin/progress': { layout: 'admin', file: 'progress/ProgressPage.tsx' },
  '/admin/progress/way': { layout: 'admin', file: 'progress/learner/LearnerProgressPage.tsx' },
  '/admin/discussion': { layout: 'admin', file: 'discussion/moderation/QuestionsPage.tsx' },
  '/admin/campaign-management': { layout: 'admin', file: 'campaign/manage/CampaignListPage.tsx' },
  '/admin/campaign-management/campaign': { layout: 'admin', file: 'campaign/manage/CampaignPage.tsx' },
  '/admin/campaign-management/cards': { layout: 'bare', file: 'campaign/manage/VoucherCardsPage.tsx' },
  '/admin/integrations-management': { layout: 'admin', file: 'integration/IntegrationsPage.tsx' },
  '/admin/privacy': { layout: 'admin', file: 'privacy/PrivacyPage.tsx' },
  '/admin/audit': { layout: 'admin', file: 'audit/AuditPage.tsx' },
  '/admin/jobs': { layout: 'admin', file: 'job/JobListPage.tsx' },
  '/admin/jobs/job': { layout: 'admin', file: 'job/JobPage.tsx' },
  '/redeem': { layout: 'course', file: 'campaign/RedeemPage.tsx' },
  '/signin': { layout: 'bare', file: 'identity/signIn/SignInPage.tsx' },
  '/signin/callback': { layout: 'bare', file: 'identity/external/SignInCallbackPage.tsx' },
  '/reminders': { layout: 'bare', file: 'identity/reminder/RemindersPage.tsx' },
  '/passwordreset': { layout: 'bare', file: 'identity/password/PasswordResetPage.tsx' },
  '/passwordresetsuccess': { layout: 'bare', file: 'identity/password/PasswordResetSuccessPage.tsx' },
  '/customize-workspace': { layout: 'bare', file: 'workspace/profile/ProfilePage.tsx' },
  '/review': { layout: 'bare', file: 'review/guest/ReviewPage.tsx' },
  '/verifycertificate': { layout: 'bare', file: 'certificate/VerifyCertificatePage.tsx' },
};

/** Whether a page has its screen. What leads to it is shown only then. */
export const hasScreen = (path: PagePath): boolean => Object.hasOwn(pageFiles, path);

/** The name under which the file of a page exports what `definePage` made: that of the file, in small. */
export function exportedName({ file }: PageFile): string {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
