import type { PageRequest } from '../../routing/pageRequest.ts';

/** The page of the workspace's profile. */
export const profilePageRequest: PageRequest = { name: 'ProfilePageQuery', variables: () => ({}) };
