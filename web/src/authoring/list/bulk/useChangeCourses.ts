import { graphql } from 'react-relay';
import { useJobOrder } from '../../../job/useJobOrder.ts';
import type { useChangeCoursesMutation } from './__generated__/useChangeCoursesMutation.graphql.ts';

/** Orders the same for many courses, or a trial of it (BEY-12); `onOrdered` hears the raw id of the job. */
export const useChangeCourses = (): ReturnType<typeof useJobOrder<useChangeCoursesMutation>> =>
  useJobOrder<useChangeCoursesMutation>(graphql`
    mutation useChangeCoursesMutation($input: ChangeCoursesInput!) {
      changeCourses(input: $input) {
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
