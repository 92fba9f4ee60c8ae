import type { PageRequest } from '../routing/pageRequest.ts';

/** How many courses of each group are read at once (DASH-02, DASH-03, LIM-01). */
export const dashboardPageSize = 25;

/** The dashboard: the learner's own courses. */
export const dashboardPageRequest: PageRequest<{ count: number }> = {
  name: 'DashboardPageQuery',
  variables: () => ({ count: dashboardPageSize }),
};
