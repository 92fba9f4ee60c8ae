import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import type { Failure } from '../errors/errorText.ts';
import type { useUndoJobMutation } from './__generated__/useUndoJobMutation.graphql.ts';

/** Orders that what a job has done with people is taken back; `onOrdered` hears the raw id of the job that does it. */
export function useUndoJob(
  onOrdered: (jobId: number) => void,
): [undo: (jobId: string) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useUndoJobMutation>(graphql`
    mutation useUndoJobMutation($input: UndoPeopleJobInput!) {
      undoPeopleJob(input: $input) {
        job {
          jobId
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const undo = useCallback(
    (jobId: string) => {
      setFailure(null);
      commit({
        variables: { input: { jobId } },
        onCompleted: ({ undoPeopleJob }) => {
          const { job, userErrors } = answered(undoPeopleJob);
          if (job) onOrdered(job.jobId);
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, onOrdered],
  );
  return [undo, pending, failure];
}
