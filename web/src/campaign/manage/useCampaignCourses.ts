import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { FoundCourses } from '../../admin/CourseSelect.tsx';
import type { useCampaignCoursesQuery } from './__generated__/useCampaignCoursesQuery.graphql.ts';

const nothing: FoundCourses = { courses: [], more: false, failed: false };

/** Courses that a campaign can lead into and whose name has a text, by name. */
export function useCampaignCourses(search: string, wanted: boolean): FoundCourses {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    if (!wanted) return undefined;
    const reading = fetchQuery<useCampaignCoursesQuery>(
      environment,
      graphql`
        query useCampaignCoursesQuery($search: String) @throwOnFieldError {
          campaignCourses(first: 100, search: $search) @required(action: THROW) {
            pageInfo {
              hasNextPage
            }
            nodes {
              courseId
              name
              endTime
            }
          }
        }
      `,
      { search: search || null },
    ).subscribe({
      next: ({ campaignCourses: { nodes, pageInfo } }) =>
        setFound({ courses: nodes, more: pageInfo.hasNextPage, failed: false }),
      error: () => setFound({ ...nothing, failed: true }),
    });
    return () => reading.unsubscribe();
  }, [environment, search, wanted]);
  return found;
}
