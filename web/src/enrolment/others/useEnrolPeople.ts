import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { EnrolPeopleInput, useEnrolPeopleMutation } from './__generated__/useEnrolPeopleMutation.graphql.ts';

/** Orders an enrolment, or a trial of it (BEY-13); `onOrdered` hears the raw id of the job. */
export function useEnrolPeople(): [
  enrol: (input: EnrolPeopleInput, onOrdered: (jobId: number) => void) => void,
  pending: boolean,
  failure: Failure | null,
] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useEnrolPeopleMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input },
        onCompleted: ({ enrolPeople }) => {
          const { job, userErrors } = answered(enrolPeople);
          if (job) onOrdered(job.jobId);
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit],
  );
  return [enrol, pending, failure];
}
