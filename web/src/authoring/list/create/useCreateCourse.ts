import { useCallback, useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../../errors/answered.ts';
import type {
  useCreateCourseMutation,
  useCreateCourseMutation$data,
  useCreateCourseMutation$variables,
} from './__generated__/useCreateCourseMutation.graphql.ts';

/** A new course, without the key that makes it once. */
export type NewCourse = Omit<useCreateCourseMutation$variables['input'], 'idempotencyKey'>;

/** Why a course was not created: what is wrong with it, at least one thing, or a request that failed. */
export type CreationFailure = NonNullable<useCreateCourseMutation$data['createCourse']>['userErrors'] | Error;

/** Creates a course with its structure (CRS-01, OP-72). */
export function useCreateCourse(
  onCreated: (courseId: number) => void,
): [send: (course: NewCourse) => void, pending: boolean, failure: CreationFailure | null] {
  const [failure, setFailure] = useState<CreationFailure | null>(null);
  const key = useRef<{ of: string; value: string } | null>(null);
  const [commit, pending] = useMutation<useCreateCourseMutation>(graphql`
    mutation useCreateCourseMutation($input: CreateCourseInput!) {
      createCourse(input: $input) {
        course {
          courseId
        }
        userErrors {
          code
          message
          field
          params
        }
      }
    }
  `);
  const send = useCallback(
    (course: NewCourse) => {
      setFailure(null);
      // The same key while the same is asked for: a lost answer must not create twice.
      const of = JSON.stringify(course);
      if (key.current?.of !== of) key.current = { of, value: crypto.randomUUID() };
      commit({
        variables: { input: { ...course, idempotencyKey: key.current.value } },
        onCompleted: ({ createCourse }) => {
          const { course: created, userErrors } = answered(createCourse);
          if (created) onCreated(created.courseId);
          else setFailure(userErrors);
        },
        onError: setFailure,
      });
    },
    [commit, onCreated],
  );
  return [send, pending, failure];
}
