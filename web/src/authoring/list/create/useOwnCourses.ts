import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useOwnCoursesQuery } from './__generated__/useOwnCoursesQuery.graphql.ts';

/** A course to choose. */
export interface OwnCourse {
  readonly id: string;
  readonly name: string;
}

/** The courses that the viewer works on whose name or a tag contains what was searched for; the first 50. */
export function useOwnCourses(search: string): readonly OwnCourse[] | 'loading' | 'failed' {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ readonly of: string; readonly courses: readonly OwnCourse[] | 'failed' }>();
  useEffect(() => {
    const reading = fetchQuery<useOwnCoursesQuery>(
      environment,
      graphql`
        query useOwnCoursesQuery($search: String!) @throwOnFieldError {
          authoredCourses(first: 50, filter: { search: $search }) {
            nodes {
              id
              name
            }
          }
        }
      `,
      { search },
    ).subscribe({
      next: ({ authoredCourses }) => setFound({ of: search, courses: authoredCourses?.nodes ?? [] }),
      error: () => setFound({ of: search, courses: 'failed' }),
    });
    return () => reading.unsubscribe();
  }, [environment, search]);
  return found?.of === search ? found.courses : 'loading';
}
