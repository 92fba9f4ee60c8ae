import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../../errors/answered.ts';
import type { Failure } from '../../../errors/errorText.ts';
import type { PeopleSelectionInput } from './selectionInput.ts';
import type { useChangePeopleMutation } from './__generated__/useChangePeopleMutation.graphql.ts';

/** What is done with many people. */
export type PeopleChange =
  | { action: 'INVITE' | 'WITHDRAW_ACCESS' | 'RESTORE_ACCESS' }
  | { action: 'CHANGE_RIGHTS'; createCourse?: boolean; createVoucher?: boolean };

/** Orders the same for many people (BEY-12); `onOrdered` hears the raw id of the job that does it. */
export function useChangePeople(
  onOrdered: (jobId: number) => void,
): [
  change: (selection: PeopleSelectionInput, change: PeopleChange) => void,
  pending: boolean,
  failure: Failure | null,
] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useChangePeopleMutation>(graphql`
    mutation useChangePeopleMutation($input: ChangePeopleInput!) {
      changePeople(input: $input) {
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
    (selection: PeopleSelectionInput, asked: PeopleChange) => {
      setFailure(null);
      commit({
        variables: { input: { selection, ...asked } },
        onCompleted: ({ changePeople }) => {
          const { job, userErrors } = answered(changePeople);
          if (job) onOrdered(job.jobId);
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, onOrdered],
  );
  return [change, pending, failure];
}
