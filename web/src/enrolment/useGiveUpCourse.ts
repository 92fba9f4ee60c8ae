import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../errors/answered.ts';
import type { Failure } from '../errors/errorText.ts';
import type { useGiveUpCourseMutation } from './__generated__/useGiveUpCourseMutation.graphql.ts';

/** Gives up a course (ENR-06). The payload renews the whole course page. */
export function useGiveUpCourse(userCourseId: number): {
  giveUp: (onGivenUp: () => void) => void;
  pending: boolean;
  failure: Failure | null;
} {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useGiveUpCourseMutation>(graphql`
    mutation useGiveUpCourseMutation($input: GiveUpCourseInput!) {
      giveUpCourse(input: $input) {
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
  const giveUp = useCallback(
    (onGivenUp: () => void) => {
      setFailure(null);
      commit({
        variables: { input: { userCourseId: String(userCourseId) } },
        onCompleted({ giveUpCourse }) {
          const { userErrors } = answered(giveUpCourse);
          const [refusal] = userErrors;
          if (refusal) setFailure(refusal);
          else onGivenUp();
        },
        onError: setFailure,
      });
    },
    [commit, userCourseId],
  );
  return { giveUp, pending, failure };
}
