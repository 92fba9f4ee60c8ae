import { useCallback, useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import type { Failure } from '../errors/errorText.ts';
import type { useCompleteCourseMutation } from './__generated__/useCompleteCourseMutation.graphql.ts';

/**
 * Completes a course, with the holder's name where a certificate is to be issued (PROG-13, CERT-04). One key for all tries, so
 * that a try whose answer was lost completes once.
 */
export function useCompleteCourse(userCourseId: number): {
  complete: (holderName: string | null, onCompleted: () => void) => void;
  pending: boolean;
  failure: Failure | null;
} {
  const [failure, setFailure] = useState<Failure | null>(null);
  const key = useRef<{ holderName: string | null; key: string } | null>(null);
  const [commit, pending] = useMutation<useCompleteCourseMutation>(graphql`
    mutation useCompleteCourseMutation($input: CompleteCourseInput!) {
      completeCourse(input: $input) {
        userCourse {
          phase
          certificate {
            uuid
          }
          completion {
            complete
            certificate
            noCertificateReason
          }
          ...CompletionResult_userCourse
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const complete = useCallback(
    (holderName: string | null, onCompleted: () => void) => {
      setFailure(null);
      if (key.current?.holderName !== holderName) key.current = { holderName, key: crypto.randomUUID() };
      const idempotencyKey = key.current.key;
      commit({
        variables: { input: { userCourseId: String(userCourseId), holderName, idempotencyKey } },
        onCompleted({ completeCourse }) {
          const { userErrors } = answered(completeCourse);
          const [refusal] = userErrors;
          if (refusal) {
            key.current = null;
            setFailure(refusal);
          } else onCompleted();
        },
        onError: setFailure,
      });
    },
    [commit, userCourseId],
  );
  return { complete, pending, failure };
}
