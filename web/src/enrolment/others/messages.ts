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
    defaultMessage: 'One a line, at most 1,000. They need an account here.',
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
