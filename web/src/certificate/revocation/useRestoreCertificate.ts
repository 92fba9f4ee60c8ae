import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useRestoreCertificateMutation } from './__generated__/useRestoreCertificateMutation.graphql.ts';

/** Gives a revoked certificate back (BEY-17). */
export function useRestoreCertificate(): [
  restore: (certificateId: string) => void,
  pending: boolean,
  failure: Failure | null,
] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useRestoreCertificateMutation>(graphql`
    mutation useRestoreCertificateMutation($input: RestoreCertificateInput!) {
      restoreCertificate(input: $input) {
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
  const restore = useCallback(
    (certificateId: string) => {
      setFailure(null);
      commit({
        variables: { input: { certificateId } },
        onCompleted: ({ restoreCertificate }) => {
          const { certificate, userErrors } = answered(restoreCertificate);
          if (!certificate) setFailure(userErrors[0] ?? { code: '-1' });
        },
        onError: setFailure,
      });
    },
    [commit],
  );
  return [restore, pending, failure];
}
