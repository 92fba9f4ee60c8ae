import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../../errors/useRefusableMutation.ts';
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
  const [commit, pending, failure] = useRefusableMutation<useChangePeopleMutation>(graphql`
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
      commit({
        variables: { input: { selection, ...asked } },
        result: ({ job }) => job,
        onDone: (job) => onOrdered(job.jobId),
      });
    },
    [commit, onOrdered],
  );
  return [change, pending, failure];
}
