import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useRevokeCertificateMutation } from './__generated__/useRevokeCertificateMutation.graphql.ts';

/** Takes a certificate back (BEY-17). */
export function useRevokeCertificate(
  onRevoked: () => void,
): [revoke: (certificateId: string, reason: string) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useRevokeCertificateMutation>(graphql`
    mutation useRevokeCertificateMutation($input: RevokeCertificateInput!) {
      revokeCertificate(input: $input) {
        certificate {
          id
          standing
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
      setFailure(null);
      commit({
        variables: { input: { certificateId, reason } },
        onCompleted: ({ revokeCertificate }) => {
          const { certificate, userErrors } = answered(revokeCertificate);
          if (certificate) onRevoked();
          else setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit, onRevoked],
  );
  return [revoke, pending, failure];
}
