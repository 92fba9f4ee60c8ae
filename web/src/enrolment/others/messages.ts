import { defineMessages } from '../../i18n/defineMessages.ts';

export const enrolPeopleMessages = defineMessages({
  enrolSelected: {
    id: 'enrolPeople.enrolSelected',
    defaultMessage: 'Enrol in a course',
    description: 'Button for selected people, and title of the form.',
  },
  enrolPeople: {
    id: 'enrolPeople.enrolPeople',
    defaultMessage: 'Enrol people',
    description: 'Button, and title of the form.',
  },
  addresses: { id: 'enrolPeople.addresses', defaultMessage: 'E-mail addresses', description: 'Label of a field.' },
  addressesHint: {
    id: 'enrolPeople.addressesHint',
    defaultMessage:
      'As your mail program writes them, or one a line; at most 1,000. Anyone whose address is not confirmed yet starts once it is.',
    description: 'Below the field for addresses.',
  },
  addressesMissing: {
    id: 'enrolPeople.addressesMissing',
    defaultMessage: 'Enter at least one e-mail address',
    description: 'Below the field for addresses.',
  },
  tooMany: {
    id: 'enrolPeople.tooMany',
    defaultMessage: 'These are {count, number} addresses. Enrol at most 1,000 at once.',
    description: 'Below the field for addresses.',
  },
  courseMissing: {
    id: 'enrolPeople.courseMissing',
    defaultMessage: 'Choose a course',
    description: 'Below the field.',
  },
  due: { id: 'enrolPeople.due', defaultMessage: 'Due date', description: 'Label of a field for a day.' },
  optional: { id: 'enrolPeople.optional', defaultMessage: 'optional', description: 'Beside the label of a field.' },
  dueHint: {
    id: 'enrolPeople.dueHint',
    defaultMessage: 'Learners see it on their dashboard. The course stays open after it.',
    description: 'Below the field for the due date.',
  },
  duePast: { id: 'enrolPeople.duePast', defaultMessage: 'Choose a day from today on', description: 'Below the field.' },
  notify: {
    id: 'enrolPeople.notify',
    defaultMessage: 'Tell them by e-mail',
    description: 'Checkbox: anyone who is enrolled gets an e-mail about it.',
  },
  check: {
    id: 'enrolPeople.check',
    defaultMessage: 'Check first',
    description: 'Button: says what enrolling would do, without doing it.',
  },
  enrol: { id: 'enrolPeople.enrol', defaultMessage: 'Enrol', description: 'Button: does it.' },
  enrolling: { id: 'enrolPeople.enrolling', defaultMessage: 'Enrolling…', description: 'In place of the button.' },
  wouldHappen: {
    id: 'enrolPeople.wouldHappen',
    defaultMessage: 'What would happen',
    description: 'Heading of a report.',
  },
  selected: {
    id: 'enrolPeople.selected',
    defaultMessage:
      '{count, plural, one {# person is} other {# people are}} selected. Who has completed the course already is left out.',
    description: 'In the form for selected people.',
  },
  unenrol: {
    id: 'enrolPeople.unenrol',
    defaultMessage: 'Un-enrol',
    description: 'Button: takes learners out of courses.',
  },
  unenrolTitle: {
    id: 'enrolPeople.unenrolTitle',
    defaultMessage: '{count, plural, one {Un-enrol # learner?} other {Un-enrol # learners?}}',
    description: 'Title of a question; counts enrolments.',
  },
  unenrolText: {
    id: 'enrolPeople.unenrolText',
    defaultMessage:
      'People who have not begun are taken off the course. People who have begun can only look back at it, and their work is kept. They can be enrolled again, and completed courses stay as they are.',
    description: 'What un-enrolling does.',
  },
  keepEnrolled: {
    id: 'enrolPeople.keepEnrolled',
    defaultMessage: 'Keep them enrolled',
    description: 'Button: leaves everyone enrolled, in place of un-enrolling them.',
  },
  noDue: {
    id: 'enrolPeople.noDue',
    defaultMessage: 'No due date',
    description: 'Checkbox: takes the due date of many enrolments away.',
  },
  dueMissing: {
    id: 'enrolPeople.dueMissing',
    defaultMessage: 'Choose a day, or “No due date”',
    description: 'Below the field for the due date of many enrolments.',
  },
  changeDueOf: {
    id: 'enrolPeople.changeDueOf',
    defaultMessage:
      '{count, plural, one {# enrolment is} other {# enrolments are}} selected. Courses that were completed or left stay as they are.',
    description: 'In the form for the due date of many.',
  },
  cancelWaitingTitle: {
    id: 'enrolPeople.cancelWaitingTitle',
    defaultMessage: 'Cancel the enrolment of {person}?',
    description: 'Title of a question about someone who has no account yet.',
  },
  cancelWaitingText: {
    id: 'enrolPeople.cancelWaitingText',
    defaultMessage: 'They will not be enrolled in “{course}” when they join.',
    description: 'What cancelling an enrolment does to someone who has no account yet.',
  },
  keepWaiting: {
    id: 'enrolPeople.keepWaiting',
    defaultMessage: 'Keep enrolment',
    description: 'Button: leaves an enrolment that waits, in place of cancelling it.',
  },
  moreFailed: {
    id: 'enrolPeople.moreFailed',
    defaultMessage: 'The rest could not be loaded. Try again.',
    description: 'Beside the button that shows more.',
  },
  waiting: {
    id: 'enrolPeople.waiting',
    defaultMessage: 'Waiting to join ({count, number})',
    description: 'Button: shows who is enrolled but has no account yet.',
  },
  waitingTitle: {
    id: 'enrolPeople.waitingTitle',
    defaultMessage: 'Waiting to join',
    description: 'Title: people who are enrolled but have no account yet.',
  },
  waitingText: {
    id: 'enrolPeople.waitingText',
    defaultMessage: 'They are enrolled as soon as they have an account and have confirmed their address.',
    description: 'Below the title “Waiting to join”.',
  },
  nobodyWaits: {
    id: 'enrolPeople.nobodyWaits',
    defaultMessage: 'Nobody is waiting any more.',
    description: 'In place of the list “Waiting to join”.',
  },
  cancelWaiting: {
    id: 'enrolPeople.cancelWaiting',
    defaultMessage: 'Cancel enrolment',
    description: 'Button: they are not enrolled when they join.',
  },
  cancelWaitingOf: {
    id: 'enrolPeople.cancelWaitingOf',
    defaultMessage: 'Cancel enrolment: {person}, {course}',
    description: 'Name of the button for screen readers; begins with the words on it.',
  },
  dueOn: { id: 'enrolPeople.dueOn', defaultMessage: 'Due {day}', description: 'Beside the name of a course.' },
  showMore: { id: 'enrolPeople.showMore', defaultMessage: 'Show more', description: 'Button: reads more of a list.' },
  changeDue: {
    id: 'enrolPeople.changeDue',
    defaultMessage: 'Change due date',
    description: 'Button, and title of the form.',
  },
  save: { id: 'enrolPeople.save', defaultMessage: 'Save', description: 'Button of the form for a due date.' },
  noDueHint: {
    id: 'enrolPeople.noDueHint',
    defaultMessage: 'Leave it empty for no due date.',
    description: 'Below the field for the due date.',
  },
});
