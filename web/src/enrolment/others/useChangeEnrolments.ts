import { graphql } from 'react-relay';
import { useJobOrder } from '../../job/useJobOrder.ts';
import type { useChangeEnrolmentsMutation } from './__generated__/useChangeEnrolmentsMutation.graphql.ts';

/** Orders a change of enrolments, or a trial of it (OP-127); `onOrdered` hears the raw id of the job. */
export const useChangeEnrolments = (): ReturnType<typeof useJobOrder<useChangeEnrolmentsMutation>> =>
  useJobOrder<useChangeEnrolmentsMutation>(graphql`
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
