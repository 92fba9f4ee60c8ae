import { defineMessages } from '../../../i18n/defineMessages.ts';

export const courseBulkMessages = defineMessages({
  publishTitle: {
    id: 'courseList.bulk.publishTitle',
    defaultMessage: '{count, plural, one {Publish # course?} other {Publish # courses?}}',
    description: 'Title of the question before selected courses are published.',
  },
  publishText: {
    id: 'courseList.bulk.publishText',
    defaultMessage: 'Published courses are in the catalogue, where everyone can find them and enrol.',
    description: 'What publishing selected courses does.',
  },
  unpublishTitle: {
    id: 'courseList.bulk.unpublishTitle',
    defaultMessage: '{count, plural, one {Unpublish # course?} other {Unpublish # courses?}}',
    description: 'Title of the question before selected courses are unpublished.',
  },
  unpublishText: {
    id: 'courseList.bulk.unpublishText',
    defaultMessage:
      'The courses leave the catalogue, and no one can enrol any more. Their learners keep them and can continue.',
    description: 'What unpublishing selected courses does.',
  },
  topics: {
    id: 'courseList.bulk.topics',
    defaultMessage: 'Topics',
    description: 'Menu of actions with selected courses: a topic is added to them, or removed.',
  },
  addTopic: {
    id: 'courseList.bulk.addTopic',
    defaultMessage: 'Add a topic',
    description: 'Action with selected courses, and the button that does it.',
  },
  addTopicTitle: {
    id: 'courseList.bulk.addTopicTitle',
    defaultMessage: '{count, plural, one {Add a topic to # course?} other {Add a topic to # courses?}}',
    description: 'Title of the question before selected courses get a topic.',
  },
  removeTopic: {
    id: 'courseList.bulk.removeTopic',
    defaultMessage: 'Remove a topic',
    description: 'Action with selected courses, and the button that does it.',
  },
  removeTopicTitle: {
    id: 'courseList.bulk.removeTopicTitle',
    defaultMessage: '{count, plural, one {Remove a topic from # course?} other {Remove a topic from # courses?}}',
    description: 'Title of the question before selected courses lose a topic.',
  },
  topicText: {
    id: 'courseList.bulk.topicText',
    defaultMessage: 'Topics say what a course is about: people find courses by them in the catalogue.',
    description: 'What adding or removing a topic does.',
  },
  topic: { id: 'courseList.bulk.topic', defaultMessage: 'Topic', description: 'Label of the field for a topic.' },
  handOver: {
    id: 'courseList.bulk.handOver',
    defaultMessage: 'Hand over',
    description: 'Action with selected courses: another person becomes their author. Also the button that does it.',
  },
  handOverTitle: {
    id: 'courseList.bulk.handOverTitle',
    defaultMessage: '{count, plural, one {Hand over # course?} other {Hand over # courses?}}',
    description: 'Title of the question before selected courses get another author.',
  },
  handOverText: {
    id: 'courseList.bulk.handOverText',
    defaultMessage:
      'The new author answers for the courses and sees how their learners get on; who made them before no longer does, unless they are an admin.',
    description: 'What handing over courses does.',
  },
  newAuthor: {
    id: 'courseList.bulk.newAuthor',
    defaultMessage: 'E-mail address of the new author',
    description: 'Label of a field. The person must be allowed to create courses.',
  },
  notAnAuthor: {
    id: 'courseList.bulk.notAnAuthor',
    defaultMessage: 'No one with this address may create courses here.',
    description: 'Below the field for the new author.',
  },
  check: {
    id: 'courseList.bulk.check',
    defaultMessage: 'Check first',
    description: 'Button: shows what would happen, before anything is done.',
  },
  copyTitle: {
    id: 'courseList.bulk.copyTitle',
    defaultMessage: '{count, plural, one {Copy # course?} other {Copy # courses?}}',
    description: 'Title of the question before selected courses are copied.',
  },
  copyText: {
    id: 'courseList.bulk.copyText',
    defaultMessage: 'Each copy is a draft of yours without learners. The courses themselves stay as they are.',
    description: 'What copying selected courses does.',
  },
  deleteTitle: {
    id: 'courseList.bulk.deleteTitle',
    defaultMessage: '{count, plural, one {Delete # course?} other {Delete # courses?}}',
    description: 'Title of the question before selected courses are deleted.',
  },
  deleteText: {
    id: 'courseList.bulk.deleteText',
    defaultMessage:
      'Deleted courses are gone with everything their learners did in them, and cannot be brought back. Certificates stay valid.',
    description: 'What deleting selected courses does.',
  },
  withProgress: {
    id: 'courseList.bulk.withProgress',
    defaultMessage: 'Also delete courses in which learners would lose progress',
    description: 'Box in the question before selected courses are deleted.',
  },
  typeCount: {
    id: 'courseList.bulk.typeCount',
    defaultMessage: 'Type {count} to delete {count, plural, one {this course} other {these courses}}',
    description: 'Label of a field: the number of courses has to be typed before they are deleted.',
  },
  wouldHappen: {
    id: 'courseList.bulk.wouldHappen',
    defaultMessage: 'What would happen',
    description: 'Heading above what a check of a change of courses found.',
  },
  nothing: {
    id: 'courseList.bulk.nothing',
    defaultMessage: 'Nothing would change. The list says why each course stays as it is.',
    description: 'Below the check of a change of courses that would change none of them.',
  },
  tooMany: {
    id: 'courseList.bulk.tooMany',
    defaultMessage: 'At most {most} courses at a time: {count} are selected.',
    description: 'In place of the actions when more courses are selected than can be changed at once.',
  },
});
