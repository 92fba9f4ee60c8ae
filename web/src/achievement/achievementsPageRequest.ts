import type { PageRequest } from '../routing/pageRequest.ts';

/** How many achievements are read at once (LIM-01). */
export const achievementsPageSize = 25;

/** The learner's earned achievements. */
export const achievementsPageRequest: PageRequest<{ count: number }> = {
  name: 'AchievementsPageQuery',
  variables: () => ({ count: achievementsPageSize }),
};
