import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useUmbrellaQuery, useUmbrellaQuery$data } from './__generated__/useUmbrellaQuery.graphql.ts';

type Umbrella = NonNullable<useUmbrellaQuery$data['course']>;

/**
 * An umbrella course that an address names; null where it names none, or one that is not there for its reader. It is a way back and no more:
 * that it cannot be read keeps nobody from the course.
 */
export function useUmbrella(umbrellaId: number | null): Umbrella | 'loading' | null {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState<{ readonly of: number; readonly umbrella: Umbrella | null }>();
  useEffect(() => {
    if (umbrellaId === null) return;
    const reading = fetchQuery<useUmbrellaQuery>(
      environment,
      graphql`
        query useUmbrellaQuery($courseId: ID!) @throwOnFieldError {
          course(id: $courseId) {
            courseId
            type
            name
            metadata {
              language
            }
          }
        }
      `,
      { courseId: String(umbrellaId) },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ course }) => setRead({ of: umbrellaId, umbrella: course?.type === 'DECISION_TREE' ? course : null }),
      error: () => setRead({ of: umbrellaId, umbrella: null }),
    });
    return () => reading.unsubscribe();
  }, [environment, umbrellaId]);
  if (umbrellaId === null) return null;
  return read?.of === umbrellaId ? read.umbrella : 'loading';
}
