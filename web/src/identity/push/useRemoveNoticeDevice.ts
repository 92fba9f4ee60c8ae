import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { linkNotices } from './linkNotices.ts';
import type { useRemoveNoticeDeviceMutation } from './__generated__/useRemoveNoticeDeviceMutation.graphql.ts';

/** Ends notices in a browser; rejects when it was refused. */
export function useRemoveNoticeDevice(): (deviceId: number) => Promise<void> {
  const [commit] = useMutation<useRemoveNoticeDeviceMutation>(graphql`
    mutation useRemoveNoticeDeviceMutation($input: RemoveNoticeDeviceInput!) {
      removeNoticeDevice(input: $input) {
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
    (deviceId) =>
      new Promise((resolve, reject) => {
        commit({
          variables: { input: { deviceId: String(deviceId) } },
          updater: linkNotices('removeNoticeDevice'),
          onCompleted: () => resolve(),
          onError: reject,
        });
      }),
    [commit],
  );
}
