import { graphql } from 'react-relay';
import { useJobOrder } from '../../job/useJobOrder.ts';
import type { useChangeMembersMutation } from './__generated__/useChangeMembersMutation.graphql.ts';

/** Orders that people are put into a group or taken out, or a trial of it (BEY-13); `onOrdered` hears the raw id of the job. */
export const useChangeMembers = (): ReturnType<typeof useJobOrder<useChangeMembersMutation>> =>
  useJobOrder<useChangeMembersMutation>(graphql`
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
