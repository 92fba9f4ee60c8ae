import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type {
  ChangeGroupMembersInput,
  useChangeMembersMutation,
} from './__generated__/useChangeMembersMutation.graphql.ts';

/** Orders that people are put into a group or taken out, or a trial of it (BEY-13); `onOrdered` hears the raw id of the job. */
export function useChangeMembers(): [
  change: (input: ChangeGroupMembersInput, onOrdered: (jobId: number) => void) => void,
  pending: boolean,
  failure: Failure | null,
] {
  const [commit, pending, failure] = useRefusableMutation<useChangeMembersMutation>(graphql`
    mutation useChangeMembersMutation($input: ChangeGroupMembersInput!) {
      changeGroupMembers(input: $input) {
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
    (input: ChangeGroupMembersInput, onOrdered: (jobId: number) => void) => {
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
