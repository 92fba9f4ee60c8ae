import { cataloguePageRequest } from '../catalogue/cataloguePageRequest.ts';
import { landingPageRequest } from '../catalogue/landingPageRequest.ts';
import { settingsPageRequest } from '../identity/settingsPageRequest.ts';
import type { PageRequest } from './pageRequest.ts';

/** What each page reads, by its path without trailing slash. One line per page that reads anything. */
export const pageRequests: Readonly<Record<string, PageRequest>> = {
  '/': landingPageRequest,
  '/courses': cataloguePageRequest,
  '/settings': settingsPageRequest,
};
