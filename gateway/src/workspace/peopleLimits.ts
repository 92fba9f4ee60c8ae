import type { PageLimits } from '../pagination.ts';

/** USERS-05. As `schema.graphql` states. */
export const peopleLimits: PageLimits = { usual: 100, largest: 500 };
