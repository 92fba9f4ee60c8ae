import { useCallback, useRef } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useCreateVouchersMutation } from './__generated__/useCreateVouchersMutation.graphql.ts';

/** What to make: so many codes that nobody can guess, or one of one's own. */
export type Wanted = { voucherCount: number } | { code: string };

/** Makes codes (VOUCH-01). One key until its result is known: a lost answer must not make two batches. */
export function useCreateVouchers(
  campaignId: string,
  onCreated: (count: number) => void,
): [create: (wanted: Wanted) => void, pending: boolean, failure: Failure | null] {
  const attempt = useRef<{ wanted: string; key: string } | null>(null);
  const [commit, pending, failure] = useRefusableMutation<useCreateVouchersMutation>(graphql`
    mutation useCreateVouchersMutation($input: CreateVouchersInput!) {
      createVouchers(input: $input) {
        vouchers {
          voucherId
        }
        campaign {
          id
          voucherCount
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const create = useCallback(
    (wanted: Wanted) => {
      const meant = JSON.stringify(wanted);
      if (attempt.current?.wanted !== meant) attempt.current = { wanted: meant, key: crypto.randomUUID() };
      commit({
        variables: { input: { campaignId, ...wanted, idempotencyKey: attempt.current.key } },
        result({ vouchers }) {
          attempt.current = null;
          return vouchers;
        },
        onDone: (vouchers) => onCreated(vouchers.length),
      });
    },
    [campaignId, commit, onCreated],
  );
  return [create, pending, failure];
}
