import { defineMessages } from '../../../i18n/defineMessages.ts';

/** Making a course what it was. */
export const restoreMessages = defineMessages({
  restore: {
    id: 'history.restore.restore',
    defaultMessage: 'Restore',
    description: 'Button of a version: makes the course that again. Also confirms it.',
  },
  restoreOf: {
    id: 'history.restore.restoreOf',
    defaultMessage: 'Restore: version of {when}',
    description: 'Name of the button, for screen readers.',
  },
  title: {
    id: 'history.restore.title',
    defaultMessage: 'Restore the version of {when}?',
    description: 'Asks before a course becomes what it was.',
  },
  about: {
    id: 'history.restore.about',
    defaultMessage:
      'The course becomes what it was then, as a new version: the history stays, and you can come back. Whether it is published, its topics and whether it is a template stay as they are now.',
    description: 'Asks before a course becomes what it was.',
  },
  unsaved: {
    id: 'history.restore.unsaved',
    defaultMessage: 'What you have not saved yet is saved first, as a version of its own.',
    description: 'Asks before a course becomes what it was, while there are unsaved changes.',
  },
  willChange: {
    id: 'history.restore.willChange',
    defaultMessage: 'This will change:',
    description: 'Heads a list of what is different in the version that is restored.',
  },
  reading: {
    id: 'history.restore.reading',
    defaultMessage: 'Comparing it with the course as it is now',
    description: 'While it is read what restoring would change.',
  },
  stay: {
    id: 'history.restore.stay',
    defaultMessage: 'Leave it as it is',
    description: 'Button that does not restore.',
  },
  anyway: {
    id: 'history.restore.anyway',
    defaultMessage: 'Restore anyway',
    description: 'Button that restores in spite of what learners lose.',
  },
  losses: {
    id: 'history.restore.losses',
    defaultMessage:
      '{count, plural, one {# learner} other {# learners}} would lose progress in what that version does not have.',
    description: 'Asks before a course becomes what it was.',
  },
  someLosses: {
    id: 'history.restore.someLosses',
    defaultMessage: 'Learners would lose progress in what that version does not have.',
    description: 'Asks before a course becomes what it was.',
  },
  done: {
    id: 'history.restore.done',
    defaultMessage: 'The course is what it was: {when}',
    description: 'A note once a version was restored.',
  },
  unread: {
    id: 'history.restore.unread',
    defaultMessage: 'Restored. Reload the page to see the course as it is now.',
    description: 'A note once a version was restored and the course could not be read.',
  },
  newer: {
    id: 'history.restore.newer',
    defaultMessage: 'Someone else has saved the course. Look at what will change now, and restore again.',
    description: 'A version was not restored.',
  },
  invalid: {
    id: 'history.restore.invalid',
    defaultMessage: 'That version is not finished. Learners have this course, so all of it must be complete.',
    description: 'A version was not restored.',
  },
  readOnly: {
    id: 'history.restore.readOnly',
    defaultMessage: 'Turn on editing first',
    description: 'Title of the button while the course cannot be changed.',
  },
});
