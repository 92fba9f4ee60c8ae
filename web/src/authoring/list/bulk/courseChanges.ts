import type { MessageDescriptor } from 'react-intl';
import { courseListMessages } from '../messages.ts';
import { courseBulkMessages as messages } from './messages.ts';
import type { CourseAction } from './__generated__/useChangeCoursesMutation.graphql.ts';

/** What can be done with selected courses. */
export interface CourseChange {
  readonly action: CourseAction;
  readonly name: MessageDescriptor;
  /** The question, with `count`. */
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** Whether something is taken from someone. */
  readonly takes: boolean;
}

export const courseChanges: readonly CourseChange[] = [
  {
    action: 'PUBLISH',
    name: courseListMessages.publish,
    title: messages.publishTitle,
    text: messages.publishText,
    takes: false,
  },
  {
    action: 'UNPUBLISH',
    name: courseListMessages.unpublish,
    title: messages.unpublishTitle,
    text: messages.unpublishText,
    takes: true,
  },
];
