import type { PageRequest } from '../routing/pageRequest.ts';

/** The first page of the admin area. */
export const adminHomePageRequest: PageRequest = { name: 'AdminHomePageQuery', variables: () => ({}) };
