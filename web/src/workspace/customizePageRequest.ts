import type { PageRequest } from '../routing/pageRequest.ts';

/** The page where the workspace is customised. */
export const customizePageRequest: PageRequest = { name: 'CustomizePageQuery', variables: () => ({}) };
