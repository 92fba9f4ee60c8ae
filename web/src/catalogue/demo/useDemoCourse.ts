import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { demoCourseId } from './demoCourses.ts';
import type { useDemoCourseQuery, useDemoCourseQuery$data } from './__generated__/useDemoCourseQuery.graphql.ts';

export type DemoCourse = NonNullable<useDemoCourseQuery$data['course']>;

/**
 * The demo course of the platform; null while it is on its way, where this workspace does not have it, and when it could not be read: the
 * others stay without a word (MKT-04).
 */
export function useDemoCourse(): DemoCourse | null {
  const environment = useRelayEnvironment();
  const [course, setCourse] = useState<DemoCourse | null>(null);
  useEffect(() => {
    const reading = fetchQuery<useDemoCourseQuery>(
      environment,
      graphql`
        query useDemoCourseQuery($courseId: ID!) @throwOnFieldError {
          course(id: $courseId) {
            courseId
            name
            miniDescription
            imageUrl
            durationMinutes
            metadata {
              language
            }
          }
        }
      `,
      { courseId: String(demoCourseId) },
    ).subscribe({ next: (answer) => setCourse(answer.course ?? null), error: () => setCourse(null) });
    return () => reading.unsubscribe();
  }, [environment]);
  return course;
}
