import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import type { Failure } from '../errors/errorText.ts';
import type { useUndoEnrolmentsMutation } from './__generated__/useUndoEnrolmentsMutation.graphql.ts';

/** Orders that what a job has done with enrolments is taken back; `onOrdered` hears the raw id of the job that does it. */
export function useUndoEnrolments(
  onOrdered: (jobId: number) => void,
): [undo: (jobId: string) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useUndoEnrolmentsMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input: { jobId } },
        onCompleted: ({ undoEnrolmentJob }) => {
          const { job, userErrors } = answered(undoEnrolmentJob);
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
