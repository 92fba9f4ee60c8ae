import { graphql } from 'react-relay';
import { useSend, type Sending } from '../../../discussion/useSend.ts';
import type {
  RevokeReviewLinkInput,
  useRevokeReviewLinkMutation,
  useRevokeReviewLinkMutation$data,
} from './__generated__/useRevokeReviewLinkMutation.graphql.ts';

const payloadOf = (response: useRevokeReviewLinkMutation$data) => response.revokeReviewLink;

/** Revokes a review link; what was written by it stays. */
export const useRevokeReviewLink = (): Sending<RevokeReviewLinkInput> =>
  useSend<useRevokeReviewLinkMutation>(
    graphql`
      mutation useRevokeReviewLinkMutation($input: RevokeReviewLinkInput!) {
        revokeReviewLink(input: $input) {
          revokedLinkId
          userErrors {
            code
            params
          }
        }
      }
    `,
    payloadOf,
  );
