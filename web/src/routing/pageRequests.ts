import { achievementsPageRequest } from '../achievement/achievementsPageRequest.ts';
import { adminHomePageRequest } from '../admin/adminHomePageRequest.ts';
import { cataloguePageRequest } from '../catalogue/search/cataloguePageRequest.ts';
import { landingPageRequest } from '../catalogue/landing/landingPageRequest.ts';
import { verifyCertificatePageRequest } from '../certificate/verifyCertificatePageRequest.ts';
import { coursePageRequest } from '../course/coursePageRequest.ts';
import { dashboardPageRequest } from '../enrolment/dashboardPageRequest.ts';
import { settingsPageRequest } from '../identity/settings/settingsPageRequest.ts';
import { signInPageRequest } from '../identity/signIn/signInPageRequest.ts';
import { lecturePageRequest } from '../lecture/lecturePageRequest.ts';
import type { PageRequest } from './pageRequest.ts';

/**
 * What each page reads, by its path without trailing slash. One line per page that reads anything, but for those that few people open: they
 * say it themselves (`PageModule.variables`).
 */
export const pageRequests: Readonly<Record<string, PageRequest>> = {
  '/': landingPageRequest,
  '/courses': cataloguePageRequest,
  '/courses/course': coursePageRequest,
  '/courses/course/:courseId': coursePageRequest,
  '/dashboard': dashboardPageRequest,
  '/dashboard/course': coursePageRequest,
  '/courseware': lecturePageRequest,
  '/achievements': achievementsPageRequest,
  '/settings': settingsPageRequest,
  '/admin': adminHomePageRequest,
  '/signin': signInPageRequest,
  '/verifycertificate': verifyCertificatePageRequest,
};
