import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
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
  const [commit, pending, failure] = useRefusableMutation<useChangeEnrolmentsMutation>(graphql`
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
      commit({
        variables: { input },
        result: ({ job }) => job,
        onDone: (job) => onOrdered(job.jobId),
      });
    },
    [commit],
  );
  return [change, pending, failure];
}
