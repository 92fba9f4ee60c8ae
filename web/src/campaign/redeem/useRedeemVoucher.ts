import { useCallback, useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import { track } from '../../tracking/track.ts';
import type { VoucherFailure } from './voucherFailureText.ts';
import type { useRedeemVoucherMutation } from './__generated__/useRedeemVoucherMutation.graphql.ts';

/**
 * Enrols by a voucher code (ENR-02); `onEnrolled` is told in which course. The payload renews the whole course page. One key for
 * all tries of a code until its outcome is known: a lost answer must not use the code twice.
 */
export function useRedeemVoucher(
  /** The umbrella course by which the learner comes (UMB-03). */
  umbrellaId?: number,
): {
  redeem: (code: string, onEnrolled: (courseId: number) => void) => void;
  pending: boolean;
  failure: VoucherFailure | null;
  /** What was said of a code is no longer true of the one that is being typed. */
  forgetFailure: () => void;
} {
  const [failure, setFailure] = useState<VoucherFailure | null>(null);
  const attempt = useRef<{ code: string; key: string } | null>(null);
  const [commit, pending] = useMutation<useRedeemVoucherMutation>(graphql`
    mutation useRedeemVoucherMutation($input: RedeemVoucherInput!) {
      redeemVoucher(input: $input) {
        course {
          courseId
          ...CourseScreen_course
        }
        userErrors {
          code
          params
          retryAfterSeconds
          availableFromTime
          availableUntilTime
        }
      }
    }
  `);
  const redeem = useCallback(
    (code: string, onEnrolled: (courseId: number) => void) => {
      setFailure(null);
      const by = umbrellaId === undefined ? {} : { umbrellaId: String(umbrellaId) };
      if (attempt.current?.code !== code) attempt.current = { code, key: crypto.randomUUID() };
      commit({
        variables: { input: { code, ...by, idempotencyKey: attempt.current.key } },
        onCompleted({ redeemVoucher }) {
          const { course, userErrors } = answered(redeemVoucher);
          attempt.current = null;
          const [refusal] = userErrors;
          if (refusal) setFailure(refusal);
          else if (course) {
            track('enrol', { courseId: course.courseId });
            onEnrolled(course.courseId);
          }
        },
        onError: setFailure,
      });
    },
    [commit, umbrellaId],
  );
  const forgetFailure = useCallback(() => setFailure(null), []);
  return { redeem, pending, failure, forgetFailure };
}
