import { useCallback, useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import { track } from '../tracking/track.ts';
import type { Failure } from '../errors/errorText.ts';
import type { useEnrolMutation } from './__generated__/useEnrolMutation.graphql.ts';

/**
 * Enrols in a course (ENR-01), again after giving up or completing (ENR-09); by an umbrella course it is remembered as one of that (UMB-03).
 * The payload renews the whole course page.
 */
export function useEnrol(
  courseId: number,
  umbrellaId?: number,
): {
  enrol: (onEnrolled?: () => void) => void;
  pending: boolean;
  failure: Failure | null;
} {
  const [failure, setFailure] = useState<Failure | null>(null);
  const key = useRef<string | null>(null);
  const [commit, pending] = useMutation<useEnrolMutation>(graphql`
    mutation useEnrolMutation($input: EnrolInput!) {
      enrol(input: $input) {
        course {
          ...CourseScreen_course
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const enrol = useCallback(
    (onEnrolled?: () => void) => {
      setFailure(null);
      // The same key until its outcome is known: a lost answer must not enrol twice.
      key.current ??= crypto.randomUUID();
      const by = umbrellaId === undefined ? {} : { umbrellaId: String(umbrellaId) };
      commit({
        variables: { input: { courseId: String(courseId), ...by, idempotencyKey: key.current } },
        onCompleted({ enrol }) {
          const { userErrors } = answered(enrol);
          key.current = null;
          const [refusal] = userErrors;
          if (refusal) setFailure(refusal);
          else {
            track('enrol', { courseId });
            onEnrolled?.();
          }
        },
        onError: setFailure,
      });
    },
    [commit, courseId, umbrellaId],
  );
  return { enrol, pending, failure };
}
