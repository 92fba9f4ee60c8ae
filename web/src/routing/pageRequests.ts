import { achievementsPageRequest } from '../achievement/achievementsPageRequest.ts';
import { cataloguePageRequest } from '../catalogue/cataloguePageRequest.ts';
import { landingPageRequest } from '../catalogue/landingPageRequest.ts';
import { verifyCertificatePageRequest } from '../certificate/verifyCertificatePageRequest.ts';
import { coursePageRequest } from '../course/coursePageRequest.ts';
import { dashboardPageRequest } from '../enrolment/dashboardPageRequest.ts';
import { settingsPageRequest } from '../identity/settingsPageRequest.ts';
import { lecturePageRequest } from '../lecture/lecturePageRequest.ts';
import type { PageRequest } from './pageRequest.ts';

/** What each page reads, by its path without trailing slash. One line per page that reads anything. */
export const pageRequests: Readonly<Record<string, PageRequest>> = {
  '/': landingPageRequest,
  '/courses': cataloguePageRequest,
  '/courses/course': coursePageRequest,
  '/dashboard': dashboardPageRequest,
  '/dashboard/course': coursePageRequest,
  '/courseware': lecturePageRequest,
  '/achievements': achievementsPageRequest,
  '/settings': settingsPageRequest,
  '/verifycertificate': verifyCertificatePageRequest,
};
