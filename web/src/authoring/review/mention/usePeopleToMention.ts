import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { usePeopleToMentionQuery } from './__generated__/usePeopleToMentionQuery.graphql.ts';

export interface FoundPerson {
  readonly userId: number;
  readonly name: string;
}

const nobody: readonly FoundPerson[] = [];
/** Someone who types on does not ask for each letter. */
const pauseMs = 150;

/** People who may edit the course and whose names hold what is typed; null while they are not there, and where nothing is typed. */
export function usePeopleToMention(courseId: number, search: string | null): readonly FoundPerson[] | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ readonly search: string; readonly people: readonly FoundPerson[] } | null>(null);
  useEffect(() => {
    if (search === null) return undefined;
    let stop = (): void => undefined;
    const pause = setTimeout(() => {
      const reading = fetchQuery<usePeopleToMentionQuery>(
        environment,
        graphql`
          query usePeopleToMentionQuery($courseId: ID!, $search: String!) @throwOnFieldError {
            authoredCourse(id: $courseId) {
              mentionable(search: $search) {
                userId
                name
              }
            }
          }
        `,
        { courseId: String(courseId), search },
      ).subscribe({
        next: ({ authoredCourse }) => {
          const people = authoredCourse?.mentionable ?? nobody;
          setFound({
            search,
            people: people.flatMap(({ userId, name }) => (userId == null ? [] : [{ userId, name }])),
          });
        },
        error: () => setFound({ search, people: nobody }),
      });
      stop = () => reading.unsubscribe();
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      stop();
    };
  }, [environment, courseId, search]);
  return found !== null && found.search === search ? found.people : null;
}
