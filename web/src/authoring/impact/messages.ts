import { defineMessages } from '../../i18n/defineMessages.ts';

/** What a change of a course does to its learners, before it is done. */
export const impactMessages = defineMessages({
  heading: {
    id: 'authoring.impact.heading',
    defaultMessage: 'What changes for learners',
    description: 'Heads a list of what publishing, saving or restoring a course does to its learners.',
  },
  reading: {
    id: 'authoring.impact.reading',
    defaultMessage: 'Looking at what changes for learners…',
    description: 'While it is read what publishing, saving or restoring a course does to its learners.',
  },
  unknown: {
    id: 'authoring.impact.unknown',
    defaultMessage: 'What changes for learners could not be found out. You can go on all the same.',
    description: 'In the place of a list of what publishing, saving or restoring a course does to its learners.',
  },
  nothing: {
    id: 'authoring.impact.nothing',
    defaultMessage: 'Progress, answers and certificates of learners stay as they are.',
    description: 'In the place of a list of what publishing, saving or restoring a course does to its learners.',
  },
  losses: {
    id: 'authoring.impact.losses',
    defaultMessage: '{count, plural, one {# learner loses} other {# learners lose}} progress in what was deleted:',
    description: 'Heads a list of lectures and questions, within what changes for learners.',
  },
  certificateLost: {
    id: 'authoring.impact.certificateLost',
    defaultMessage:
      '{count, plural, one {# learner} other {# learners}} could complete the course with a certificate now, and cannot any more',
    description: 'In a list of what changes for learners. Names may follow, behind a colon.',
  },
  certificateGained: {
    id: 'authoring.impact.certificateGained',
    defaultMessage:
      '{count, plural, one {# learner} other {# learners}} can complete the course with a certificate then, and cannot now',
    description: 'In a list of what changes for learners.',
  },
  moreLearners: {
    id: 'authoring.impact.moreLearners',
    defaultMessage: '{count, number} more',
    description: 'At the end of a list of names of learners, as in “Ann, Ben and 3 more”.',
  },
  closes: {
    id: 'authoring.impact.closes',
    defaultMessage: 'Lecture “{lecture}” closes for {count, plural, one {# learner} other {# learners}}',
    description: 'In a list of what changes for learners: they could open the lecture before.',
  },
  opens: {
    id: 'authoring.impact.opens',
    defaultMessage: 'Lecture “{lecture}” opens for {count, plural, one {# learner} other {# learners}}',
    description: 'In a list of what changes for learners: they could not open the lecture before.',
  },
  falls: {
    id: 'authoring.impact.falls',
    defaultMessage: 'The percentage of {count, plural, one {# learner} other {# learners}} falls',
    description: 'In a list of what changes for learners.',
  },
  rises: {
    id: 'authoring.impact.rises',
    defaultMessage: 'The percentage of {count, plural, one {# learner} other {# learners}} rises',
    description: 'In a list of what changes for learners.',
  },
  points: {
    id: 'authoring.impact.points',
    defaultMessage: 'All questions together give {after, number} points, before {before, number}',
    description: 'In a list of what changes for learners.',
  },
  moreQuestions: {
    id: 'authoring.impact.moreQuestions',
    defaultMessage:
      '{count, plural, one {# more question whose earlier answers count} other {# more questions whose earlier answers count}} otherwise',
    description: 'At the end of a list of questions, within what changes for learners.',
  },
  examined: {
    id: 'authoring.impact.examined',
    defaultMessage:
      'Certificates, percentages and lectures are those of the {count, number} learners who were active last.',
    description: 'Below a list of what changes for learners, in a course with very many of them.',
  },
});
