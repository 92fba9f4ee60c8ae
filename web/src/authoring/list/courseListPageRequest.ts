import type { PageRequest } from '../../routing/pageRequest.ts';
import { courseListVariables, type CourseListVariables } from './courseListFilter.ts';

/** The courses that the viewer works on (CRS-03). */
export const courseListPageRequest: PageRequest<CourseListVariables> = {
  name: 'CourseListPageQuery',
  variables: ({ search }) => courseListVariables(search),
};
