import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useFollowedJobQuery } from './__generated__/useFollowedJobQuery.graphql.ts';

/** How long after an answer a job is asked for again, in milliseconds. */
const pause = 1_000;

/** Reads a job again and again while it continues, so that the store shows how far it is. A try that fails is followed by the next. */
export function useFollowedJob(id: string, goesOn: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!goesOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let subscription: { unsubscribe: () => void } | undefined;
    const later = (): void => {
      timer = setTimeout(look, pause);
    };
    const look = (): void => {
      subscription = fetchQuery<useFollowedJobQuery>(
        environment,
        graphql`
          query useFollowedJobQuery($id: ID!) @throwOnFieldError {
            job(id: $id) {
              id
              state
              doneCount
              totalCount
              endTime
              cancelTime
              rowCounts {
                waiting
                done
                startsLater
                unchanged
                refused
              }
            }
          }
        `,
        { id },
      ).subscribe({ complete: later, error: later });
    };
    later();
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, goesOn, id]);
}
