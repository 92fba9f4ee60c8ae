import type { PageRequest } from '../routing/pageRequest.ts';

/** What a page of the admin area without data of its own reads: the viewer's roles as they are now. */
export const adminAreaPageRequest: PageRequest = { name: 'AdminAreaPageQuery', variables: () => ({}) };
