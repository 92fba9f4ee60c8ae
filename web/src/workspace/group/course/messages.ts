import { defineMessages } from '../../../i18n/defineMessages.ts';

export const groupCourseMessages = defineMessages({
  heading: { id: 'group.courses', defaultMessage: 'Courses of the group', description: 'Heading of a list.' },
  about: {
    id: 'group.coursesAbout',
    defaultMessage:
      'Everyone in this group takes these courses, including people who join it later. Anyone whose address is not confirmed yet starts once it is.',
    description: 'Below the heading “Courses of the group”.',
  },
  add: { id: 'group.courseAdd', defaultMessage: 'Add course', description: 'Button, and title of a form.' },
  change: { id: 'group.courseChange', defaultMessage: 'Change', description: 'Button of a course in the list.' },
  changeOf: {
    id: 'group.courseChangeOf',
    defaultMessage: 'Change: {course}',
    description: 'Name of the button for screen readers, and title of the form; begins with the word on the button.',
  },
  remove: { id: 'group.courseRemove', defaultMessage: 'Remove', description: 'Button of a course in the list.' },
  removeOf: {
    id: 'group.courseRemoveOf',
    defaultMessage: 'Remove: {course}',
    description: 'Name of the button for screen readers; begins with the word on it.',
  },
  removeTitle: {
    id: 'group.courseRemoveTitle',
    defaultMessage: 'Remove “{course}” from the group?',
    description: 'Question.',
  },
  removeText: {
    id: 'group.courseRemoveText',
    defaultMessage: 'People who are enrolled stay enrolled. People who join the group later are no longer enrolled.',
    description: 'What removing a course from a group does.',
  },
  dueIn: {
    id: 'group.courseDueIn',
    defaultMessage: 'Due {count, plural, one {# day} other {# days}} after enrolment',
    description: 'Beside the name of a course.',
  },
  dueOn: { id: 'group.courseDueOn', defaultMessage: 'Due {day}', description: 'Beside the name of a course.' },
  noDue: { id: 'group.courseNoDue', defaultMessage: 'No due date', description: 'Beside a course, and a choice.' },
  enrolled: {
    id: 'group.courseEnrolled',
    defaultMessage: '{count, plural, =0 {nobody enrolled yet} one {# enrolled} other {# enrolled}}',
    description: 'Beside the name of a course: how many people the group has brought into it.',
  },
  closed: {
    id: 'group.courseClosed',
    defaultMessage: 'Nobody is enrolled at the moment, as the course is over or not published.',
    description: 'Below the name of a course.',
  },
  due: { id: 'group.courseDue', defaultMessage: 'Due', description: 'Question above choices.' },
  afterDays: {
    id: 'group.courseAfterDays',
    defaultMessage: 'Some days after enrolment',
    description: 'A choice below “Due”.',
  },
  onDay: { id: 'group.courseOnDay', defaultMessage: 'On one day for everyone', description: 'A choice below “Due”.' },
  days: { id: 'group.courseDays', defaultMessage: 'Days', description: 'Label of a field: how many.' },
  daysWrong: {
    id: 'group.courseDaysWrong',
    defaultMessage: 'Enter a whole number from 1 to {most, number}',
    description: 'Below the field for days.',
  },
  day: { id: 'group.courseDay', defaultMessage: 'Day', description: 'Label of a field.' },
  dayMissing: {
    id: 'group.courseDayMissing',
    defaultMessage: 'Choose a day from today on',
    description: 'Below the field for the day.',
  },
  dayHint: {
    id: 'group.courseDayHint',
    defaultMessage: 'People who join the group after it get no due date.',
    description: 'Below the field for the day.',
  },
  later: {
    id: 'group.courseLater',
    defaultMessage: 'A new due date is for those who join later. The dates of those who are enrolled stay as they are.',
    description: 'In the form that changes the due date.',
  },
  saved: {
    id: 'group.courseSaved',
    defaultMessage: 'Saved. Everyone in the group is enrolled within a minute.',
    description: 'Notice.',
  },
  removed: { id: 'group.courseRemoved', defaultMessage: '“{course}” removed from the group', description: 'Notice.' },
});
