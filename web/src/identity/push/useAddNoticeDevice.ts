import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { linkNotices } from './linkNotices.ts';
import type { NewSubscription } from './pushSubscription.ts';
import type { useAddNoticeDeviceMutation } from './__generated__/useAddNoticeDeviceMutation.graphql.ts';

/** Has notices sent to this browser; rejects when it was refused. */
export function useAddNoticeDevice(): (input: NewSubscription) => Promise<void> {
  const [commit] = useMutation<useAddNoticeDeviceMutation>(graphql`
    mutation useAddNoticeDeviceMutation($input: AddNoticeDeviceInput!) {
      addNoticeDevice(input: $input) {
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
  return useCallback(
    (input) =>
      new Promise((resolve, reject) => {
        commit({
          variables: { input },
          updater: linkNotices('addNoticeDevice'),
          onCompleted: () => resolve(),
          onError: reject,
        });
      }),
    [commit],
  );
}
