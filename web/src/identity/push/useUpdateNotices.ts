import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { Failure } from '../../errors/errorText.ts';
import { linkNotices } from './linkNotices.ts';
import type { UpdateNoticesInput, useUpdateNoticesMutation } from './__generated__/useUpdateNoticesMutation.graphql.ts';

/** Switches kinds of notices, on all devices. */
export function useUpdateNotices(): {
  update: (input: UpdateNoticesInput) => void;
  pending: boolean;
  failure: Failure | null;
} {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useUpdateNoticesMutation>(graphql`
    mutation useUpdateNoticesMutation($input: UpdateNoticesInput!) {
      updateNotices(input: $input) {
        notices {
          publicKey
          certificate
          achievement
          due
          reply
          question
          enrolment
          devices {
            deviceId
            endpointHash
          }
        }
        userErrors {
          code
        }
      }
    }
  `);
  const update = useCallback(
    (input: UpdateNoticesInput) => {
      setFailure(null);
      commit({ variables: { input }, updater: linkNotices('updateNotices'), onError: setFailure });
    },
    [commit],
  );
  return { update, pending, failure };
}
