import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../errors/useRefusableMutation.ts';
import type { Failure } from '../errors/errorText.ts';
import type { useUndoEnrolmentsMutation } from './__generated__/useUndoEnrolmentsMutation.graphql.ts';

/** Orders that what a job has done with enrolments is taken back; `onOrdered` hears the raw id of the job that does it. */
export function useUndoEnrolments(
  onOrdered: (jobId: number) => void,
): [undo: (jobId: string) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useUndoEnrolmentsMutation>(graphql`
    mutation useUndoEnrolmentsMutation($input: UndoEnrolmentJobInput!) {
      undoEnrolmentJob(input: $input) {
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
