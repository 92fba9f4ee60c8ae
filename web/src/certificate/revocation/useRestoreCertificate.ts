import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useRestoreCertificateMutation } from './__generated__/useRestoreCertificateMutation.graphql.ts';

/** Gives a revoked certificate back (BEY-17). */
export function useRestoreCertificate(): [
  restore: (certificateId: string) => void,
  pending: boolean,
  failure: Failure | null,
] {
  const [commit, pending, failure] = useRefusableMutation<useRestoreCertificateMutation>(graphql`
    mutation useRestoreCertificateMutation($input: RestoreCertificateInput!) {
      restoreCertificate(input: $input) {
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
  const restore = useCallback(
    (certificateId: string) => {
      commit({
        variables: { input: { certificateId } },
        result: ({ certificate }) => certificate,
      });
    },
    [commit],
  );
  return [restore, pending, failure];
}
