import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type {
  ChangeEnrolmentsInput,
  useChangeEnrolmentsMutation,
} from './__generated__/useChangeEnrolmentsMutation.graphql.ts';

/** Orders a change of enrolments, or a trial of it (OP-127); `onOrdered` hears the raw id of the job. */
export function useChangeEnrolments(): [
  change: (input: ChangeEnrolmentsInput, onOrdered: (jobId: number) => void) => void,
  pending: boolean,
  failure: Failure | null,
] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useChangeEnrolmentsMutation>(graphql`
    mutation useChangeEnrolmentsMutation($input: ChangeEnrolmentsInput!) {
      changeEnrolments(input: $input) {
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
  const change = useCallback(
    (input: ChangeEnrolmentsInput, onOrdered: (jobId: number) => void) => {
      setFailure(null);
      commit({
        variables: { input },
        onCompleted: ({ changeEnrolments }) => {
          const { job, userErrors } = answered(changeEnrolments);
          if (job) onOrdered(job.jobId);
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit],
  );
  return [change, pending, failure];
}
