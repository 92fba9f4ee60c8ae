import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { LedToCourse } from '../../course/umbrella/decisionTree.ts';
import type { useCourseSearchQuery } from './__generated__/useCourseSearchQuery.graphql.ts';

/** Courses whose name or a tag contains what was searched for: those that the author works on, and those of the catalogue. */
export function useCourseSearch(search: string): readonly LedToCourse[] | 'loading' | 'failed' {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ readonly of: string; readonly courses: readonly LedToCourse[] | 'failed' }>();
  useEffect(() => {
    const reading = fetchQuery<useCourseSearchQuery>(
      environment,
      graphql`
        query useCourseSearchQuery($search: String!) @throwOnFieldError {
          authoredCourses(first: 20, filter: { search: $search, template: false }) {
            nodes {
              courseId
              name
              published
            }
          }
          courses(first: 20, filter: { search: $search }) {
            nodes {
              courseId
              name
              published
            }
          }
        }
      `,
      { search },
    ).subscribe({
      next: ({ authoredCourses, courses }) => {
        const all = [...(authoredCourses?.nodes ?? []), ...(courses?.nodes ?? [])];
        setFound({ of: search, courses: [...new Map(all.map((course) => [course.courseId, course])).values()] });
      },
      error: () => setFound({ of: search, courses: 'failed' }),
    });
    return () => reading.unsubscribe();
  }, [environment, search]);
  return found?.of === search ? found.courses : 'loading';
}
