import { graphql } from 'react-relay';
import { useJobOrder } from '../../job/useJobOrder.ts';
import type { useEnrolPeopleMutation } from './__generated__/useEnrolPeopleMutation.graphql.ts';

/** Orders an enrolment, or a trial of it (BEY-13); `onOrdered` hears the raw id of the job. */
export const useEnrolPeople = (): ReturnType<typeof useJobOrder<useEnrolPeopleMutation>> =>
  useJobOrder<useEnrolPeopleMutation>(graphql`
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
