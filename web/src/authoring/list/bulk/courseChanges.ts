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
  /** What has to be said beside. */
  readonly asks?: 'topic' | 'author' | 'count';
}

const publish: CourseChange = {
  action: 'PUBLISH',
  name: courseListMessages.publish,
  title: messages.publishTitle,
  text: messages.publishText,
  takes: false,
};
const unpublish: CourseChange = {
  action: 'UNPUBLISH',
  name: courseListMessages.unpublish,
  title: messages.unpublishTitle,
  text: messages.unpublishText,
  takes: true,
};
const addTopic: CourseChange = {
  action: 'ADD_TAG',
  name: messages.addTopic,
  title: messages.addTopicTitle,
  text: messages.topicText,
  takes: false,
  asks: 'topic',
};
const removeTopic: CourseChange = {
  ...addTopic,
  action: 'REMOVE_TAG',
  name: messages.removeTopic,
  title: messages.removeTopicTitle,
};
const copy: CourseChange = {
  action: 'COPY',
  name: courseListMessages.copy,
  title: messages.copyTitle,
  text: messages.copyText,
  takes: false,
};
const handOver: CourseChange = {
  action: 'HAND_OVER',
  name: messages.handOver,
  title: messages.handOverTitle,
  text: messages.handOverText,
  takes: false,
  asks: 'author',
};
const remove: CourseChange = {
  action: 'DELETE',
  name: courseListMessages.delete,
  title: messages.deleteTitle,
  text: messages.deleteText,
  takes: true,
  asks: 'count',
};

/** In the order of the bar; what stands together is a menu. `export` changes nothing. */
export const courseChanges: readonly (CourseChange | readonly CourseChange[] | 'export')[] = [
  publish,
  unpublish,
  [addTopic, removeTopic],
  copy,
  handOver,
  'export',
  remove,
];
