import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { changeGuide } from './guideMemory.ts';
import type { useIsFirstCourseQuery } from './__generated__/useIsFirstCourseQuery.graphql.ts';

/**
 * Whether the viewer has published no course of their own yet; false until that is known, and where it cannot be read. Where they have, that is
 * remembered, so that it is asked once in a browser.
 */
export function useIsFirstCourse(asked: boolean, person: number): boolean {
  const environment = useRelayEnvironment();
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    if (!asked) return undefined;
    const subscription = fetchQuery<useIsFirstCourseQuery>(
      environment,
      graphql`
        query useIsFirstCourseQuery @throwOnFieldError {
          authoredCourses(first: 1, filter: { createdByViewer: true, published: true }) {
            totalCount
            unavailable
          }
        }
      `,
      {},
      // The pages of the editor ask alike; that the course is published meanwhile does not end its guide.
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ authoredCourses: own }) => {
        if (!own || own.unavailable) return;
        setFirst(own.totalCount === 0);
        if (own.totalCount > 0) changeGuide(person, { is: 'closed' });
      },
      error: () => undefined,
    });
    return () => subscription.unsubscribe();
  }, [environment, asked, person]);
  return isFirst;
}
