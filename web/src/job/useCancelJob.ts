import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../errors/useRefusableMutation.ts';
import type { Failure } from '../errors/errorText.ts';
import type { useCancelJobMutation } from './__generated__/useCancelJobMutation.graphql.ts';

/** Ends a job; what it has done stays done. */
export function useCancelJob(): [cancel: (jobId: string) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useCancelJobMutation>(graphql`
    mutation useCancelJobMutation($input: CancelJobInput!) {
      cancelJob(input: $input) {
        job {
          ...JobReport_job
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const cancel = useCallback(
    (jobId: string) => {
      commit({
        variables: { input: { jobId } },
      });
    },
    [commit],
  );
  return [cancel, pending, failure];
}
