import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import { useToast } from '../../ui/toastContext.ts';
import { courseListMessages as messages } from './messages.ts';
import { useCourseErrorText } from './useCourseErrorText.ts';
import type { usePublishCourseMutation } from './__generated__/usePublishCourseMutation.graphql.ts';

/** Brings a course into the catalogue, or takes it out (CRS-15, OP-53), and says what became of it. */
export function usePublishCourse({
  id,
  name,
  published,
}: {
  id: string;
  name: string;
  published: boolean;
}): [publish: () => void, pending: boolean] {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useCourseErrorText();
  const [commit, pending] = useMutation<usePublishCourseMutation>(graphql`
    mutation usePublishCourseMutation($input: PublishCourseInput!) {
      publishCourse(input: $input) {
        course {
          ...StateCell_course
          ...ChangedCell_course
          ...CourseMenu_course
        }
        lock {
          holder {
            name
            username
          }
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const publish = useCallback(
    () =>
      void commit({
        variables: { input: { courseId: id, published: !published } },
        onCompleted: ({ publishCourse }) => {
          const { userErrors, lock } = answered(publishCourse);
          const [refusal] = userErrors;
          toast(
            refusal
              ? { intent: 'error', text: errorText(refusal, lock) }
              : {
                  intent: 'success',
                  text: intl.formatMessage(published ? messages.wasUnpublished : messages.wasPublished, {
                    course: name,
                  }),
                },
          );
        },
        onError: (error) => toast({ intent: 'error', text: errorText(error) }),
      }),
    [commit, errorText, id, intl, name, published, toast],
  );
  return [publish, pending];
}
