import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import type { Failure } from '../errors/errorText.ts';
import type { useCancelJobMutation } from './__generated__/useCancelJobMutation.graphql.ts';

/** Ends a job; what it has done stays done. */
export function useCancelJob(): [cancel: (jobId: string) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useCancelJobMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input: { jobId } },
        onCompleted: ({ cancelJob }) => setFailure(answered(cancelJob).userErrors[0] ?? null),
        onError: setFailure,
      });
    },
    [commit],
  );
  return [cancel, pending, failure];
}
