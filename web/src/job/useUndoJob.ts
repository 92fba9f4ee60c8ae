import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../errors/useRefusableMutation.ts';
import type { Failure } from '../errors/errorText.ts';
import type { useUndoJobMutation } from './__generated__/useUndoJobMutation.graphql.ts';

/** Orders that what a job has done with people is taken back; `onOrdered` hears the raw id of the job that does it. */
export function useUndoJob(
  onOrdered: (jobId: number) => void,
): [undo: (jobId: string) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useUndoJobMutation>(graphql`
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
      commit({
        variables: { input: { jobId } },
        result: ({ job }) => job,
        onDone: (job) => onOrdered(job.jobId),
      });
    },
    [commit, onOrdered],
  );
  return [undo, pending, failure];
}
