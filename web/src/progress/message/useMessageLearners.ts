import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type {
  MessageLearnersInput,
  useMessageLearnersMutation,
} from './__generated__/useMessageLearnersMutation.graphql.ts';

/** Orders a message to learners; `onOrdered` hears the raw id of the job. */
export function useMessageLearners(
  onOrdered: (jobId: number) => void,
): [send: (input: MessageLearnersInput) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useMessageLearnersMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input },
        onCompleted: ({ messageLearners }) => {
          const { job, userErrors } = answered(messageLearners);
          if (job) onOrdered(job.jobId);
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, onOrdered],
  );
  return [send, pending, failure];
}
