import { graphql } from 'react-relay';
import { useSend, type Sending } from './useSend.ts';
import type {
  ReportDiscussionPostInput,
  useReportDiscussionPostMutation,
  useReportDiscussionPostMutation$data,
} from './__generated__/useReportDiscussionPostMutation.graphql.ts';

const payloadOf = (response: useReportDiscussionPostMutation$data) => response.reportDiscussionPost;

/** Reports a post, once. */
export const useReportDiscussionPost = (): Sending<ReportDiscussionPostInput> =>
  useSend<useReportDiscussionPostMutation>(
    graphql`
      mutation useReportDiscussionPostMutation($input: ReportDiscussionPostInput!) {
        reportDiscussionPost(input: $input) {
          post {
            ...Post_post
          }
          userErrors {
            code
            params
          }
        }
      }
    `,
    payloadOf,
  );
