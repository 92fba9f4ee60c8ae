import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { EnrolPeopleInput, useEnrolPeopleMutation } from './__generated__/useEnrolPeopleMutation.graphql.ts';

/** Orders an enrolment, or a trial of it (BEY-13); `onOrdered` hears the raw id of the job. */
export function useEnrolPeople(): [
  enrol: (input: EnrolPeopleInput, onOrdered: (jobId: number) => void) => void,
  pending: boolean,
  failure: Failure | null,
] {
  const [commit, pending, failure] = useRefusableMutation<useEnrolPeopleMutation>(graphql`
    mutation useEnrolPeopleMutation($input: EnrolPeopleInput!) {
      enrolPeople(input: $input) {
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
  const enrol = useCallback(
    (input: EnrolPeopleInput, onOrdered: (jobId: number) => void) => {
      commit({
        variables: { input },
        result: ({ job }) => job,
        onDone: (job) => onOrdered(job.jobId),
      });
    },
    [commit],
  );
  return [enrol, pending, failure];
}
