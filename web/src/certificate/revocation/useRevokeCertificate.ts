import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useRevokeCertificateMutation } from './__generated__/useRevokeCertificateMutation.graphql.ts';

/** Takes a certificate back (BEY-17). */
export function useRevokeCertificate(
  onRevoked: () => void,
): [revoke: (certificateId: string, reason: string) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useRevokeCertificateMutation>(graphql`
    mutation useRevokeCertificateMutation($input: RevokeCertificateInput!) {
      revokeCertificate(input: $input) {
        certificate {
          id
          status
          revokeTime
          revokeReason
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const revoke = useCallback(
    (certificateId: string, reason: string) => {
      commit({
        variables: { input: { certificateId, reason } },
        result: ({ certificate }) => certificate,
        onDone: onRevoked,
      });
    },
    [commit, onRevoked],
  );
  return [revoke, pending, failure];
}
