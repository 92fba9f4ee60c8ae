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
