import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { FoundCourses } from '../../admin/CourseSelect.tsx';
import type { useCoursesToEnrolQuery } from './__generated__/useCoursesToEnrolQuery.graphql.ts';

const nothing: FoundCourses = { courses: [], more: false, failed: false };

/** Courses that the viewer may enrol others in and whose name has a text, by name. */
export function useCoursesToEnrol(search: string): FoundCourses {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    const reading = fetchQuery<useCoursesToEnrolQuery>(
      environment,
      graphql`
        query useCoursesToEnrolQuery($search: String) @throwOnFieldError {
          authoredCourses(
            first: 100
            filter: { template: false, published: true, search: $search }
            orderBy: { field: NAME, direction: ASC }
          ) @required(action: THROW) {
            pageInfo {
              hasNextPage
            }
            nodes {
              courseId
              name
              type
              rights {
                mayEdit
              }
            }
          }
        }
      `,
      { search: search || null },
    ).subscribe({
      next: ({ authoredCourses: { nodes, pageInfo } }) =>
        setFound({
          courses: nodes.filter(({ rights, type }) => rights.mayEdit && type !== 'EXTERNAL'),
          more: pageInfo.hasNextPage,
          failed: false,
        }),
      error: () => setFound({ ...nothing, failed: true }),
    });
    return () => reading.unsubscribe();
  }, [environment, search]);
  return found;
}
