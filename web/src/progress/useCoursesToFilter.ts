import { graphql, useFragment } from 'react-relay';
import type { useCoursesToFilter_query$key } from './__generated__/useCoursesToFilter_query.graphql.ts';

interface CourseToFilter {
  readonly courseId: number;
  readonly name: string;
}

/**
 * The courses whose learners one may see, by name, at most 100; others are found by the search. The one that is chosen is among
 * them in any case, by the name that a row has, or by its number.
 */
export function useCoursesToFilter(
  query: useCoursesToFilter_query$key,
  chosen: number | null,
  ofARow: CourseToFilter | null,
): readonly CourseToFilter[] {
  const { authoredCourses } = useFragment(
    graphql`
      fragment useCoursesToFilter_query on Query @throwOnFieldError {
        authoredCourses(first: 100, filter: { template: false }, orderBy: { field: NAME, direction: ASC })
          @required(action: THROW) {
          nodes {
            courseId
            name
            rights {
              mayEdit
            }
          }
        }
      }
    `,
    query,
  );
  const courses = authoredCourses.nodes.filter(({ rights }) => rights.mayEdit);
  if (chosen === null || courses.some(({ courseId }) => courseId === chosen)) return courses;
  return [ofARow?.courseId === chosen ? ofARow : { courseId: chosen, name: `#${chosen}` }, ...courses];
}
