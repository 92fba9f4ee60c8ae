import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
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
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useChangeMembersMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input },
        onCompleted: ({ changeGroupMembers }) => {
          const { job, userErrors } = answered(changeGroupMembers);
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
