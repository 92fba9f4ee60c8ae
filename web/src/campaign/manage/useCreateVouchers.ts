import { useCallback, useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useCreateVouchersMutation } from './__generated__/useCreateVouchersMutation.graphql.ts';

/** Makes a batch of codes (VOUCH-01). One key until it is known what became of it: a lost answer must not make two batches. */
export function useCreateVouchers(
  campaignId: string,
  onCreated: (count: number) => void,
): [create: (amount: number) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const attempt = useRef<{ amount: number; key: string } | null>(null);
  const [commit, pending] = useMutation<useCreateVouchersMutation>(graphql`
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
    (amount: number) => {
      setFailure(null);
      if (attempt.current?.amount !== amount) attempt.current = { amount, key: crypto.randomUUID() };
      commit({
        variables: { input: { campaignId, amount, idempotencyKey: attempt.current.key } },
        onCompleted({ createVouchers }) {
          const { vouchers, userErrors } = answered(createVouchers);
          attempt.current = null;
          if (vouchers) onCreated(vouchers.length);
          else setFailure(userErrors[0] ?? null);
        },
        onError: setFailure,
      });
    },
    [campaignId, commit, onCreated],
  );
  return [create, pending, failure];
}
