import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import { useRevalidator } from 'react-router';
import { answered } from '../../errors/answered.ts';
import { refusalOf } from '../../errors/refusal.ts';
import { useToast } from '../../ui/toastContext.ts';
import { courseListMessages as messages } from './messages.ts';
import { useCourseErrorText } from './useCourseErrorText.ts';
import type { useCopyCourseMutation } from './__generated__/useCopyCourseMutation.graphql.ts';

/** Copies a course (CRS-17, CRS-21) and reads the list again. */
export function useCopyCourse({ id }: { id: string }): [copy: () => void, pending: boolean] {
  const intl = useIntl();
  const toast = useToast();
  const revalidator = useRevalidator();
  const errorText = useCourseErrorText();
  const key = useRef<string | null>(null);
  const [commit, pending] = useMutation<useCopyCourseMutation>(graphql`
    mutation useCopyCourseMutation($input: CopyCourseInput!) {
      copyCourse(input: $input) {
        course {
          name
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const copy = useCallback(() => {
    // The same key until its outcome is known: a lost answer must not copy twice.
    key.current ??= crypto.randomUUID();
    commit({
      variables: { input: { courseId: id, idempotencyKey: key.current } },
      onCompleted: ({ copyCourse }) => {
        const payload = answered(copyCourse);
        const { course } = payload;
        key.current = null;
        if (!course) {
          toast({ intent: 'error', text: errorText(refusalOf(payload)) });
          return;
        }
        toast({ intent: 'success', text: intl.formatMessage(messages.wasCopied, { course: course.name }) });
        void revalidator.revalidate();
      },
      onError: (error) => toast({ intent: 'error', text: errorText(error) }),
    });
  }, [commit, errorText, id, intl, revalidator, toast]);
  return [copy, pending];
}
