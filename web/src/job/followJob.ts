import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { followLive } from '../routing/live/followLive.ts';
import type { followJobQuery } from './__generated__/followJobQuery.graphql.ts';
import type { followJobSubscription } from './__generated__/followJobSubscription.graphql.ts';

/** What changes of a job while it continues. */
void graphql`
  fragment followJob_job on Job @throwOnFieldError {
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
`;

/** Follows a job until it has ended, so that the store shows how far it is. Answers what ends that. */
export function followJob(environment: Environment, id: string): () => void {
  return followLive<followJobSubscription>(environment, {
    subscription: graphql`
      subscription followJobSubscription($id: ID!) {
        job(id: $id) {
          ...followJob_job
        }
      }
    `,
    variables: { id },
    read() {
      fetchQuery<followJobQuery>(
        environment,
        graphql`
          query followJobQuery($id: ID!) @throwOnFieldError {
            job(id: $id) {
              ...followJob_job
            }
          }
        `,
        { id },
      ).subscribe({});
    },
  });
}
