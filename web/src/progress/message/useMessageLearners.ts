import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type {
  MessageLearnersInput,
  useMessageLearnersMutation,
} from './__generated__/useMessageLearnersMutation.graphql.ts';

/** Orders a message to learners; `onOrdered` hears the raw id of the job. */
export function useMessageLearners(
  onOrdered: (jobId: number) => void,
): [send: (input: MessageLearnersInput) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useMessageLearnersMutation>(graphql`
    mutation useMessageLearnersMutation($input: MessageLearnersInput!) {
      messageLearners(input: $input) {
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
  const send = useCallback(
    (input: MessageLearnersInput) => {
      commit({
        variables: { input },
        result: ({ job }) => job,
        onDone: (job) => onOrdered(job.jobId),
      });
    },
    [commit, onOrdered],
  );
  return [send, pending, failure];
}
