import { defineMessages } from '../../../i18n/defineMessages.ts';

export const personMessages = defineMessages({
  unknown: { id: 'people.unknownPerson', defaultMessage: 'There is no such person', description: 'Title of the page.' },
  unknownText: {
    id: 'people.unknownPersonText',
    defaultMessage: 'They may have been taken out or erased in the meantime.',
    description: 'Below “There is no such person”.',
  },
  access: { id: 'people.access', defaultMessage: 'Access', description: 'Heading: rights and invitation of a person.' },
  write: { id: 'people.write', defaultMessage: 'Write an e-mail', description: 'Link that opens the mail program.' },
  sendReset: {
    id: 'people.sendReset',
    defaultMessage: 'Send a password reset',
    description: 'Button: a mail with a link to choose a new password.',
  },
  resetSent: {
    id: 'people.resetSent',
    defaultMessage: 'The mail for a new password is on its way to {person}.',
    description: 'Notice.',
  },
  lastSignIn: { id: 'people.lastSignIn', defaultMessage: 'Last sign-in', description: 'Names a time.' },
  neverSignedIn: {
    id: 'people.neverSignedIn',
    defaultMessage: 'None in the audit log',
    description: 'In place of the time of the last sign-in.',
  },
  courses: { id: 'people.theirCourses', defaultMessage: 'Courses', description: 'Heading and name of a table.' },
  course: { id: 'people.course', defaultMessage: 'Course', description: 'Column.' },
  seen: {
    id: 'people.seen',
    defaultMessage: 'Done',
    description: 'Column: how much of a course is done, in percent; the same word as in the list of progress.',
  },
  score: { id: 'people.score', defaultMessage: 'Score', description: 'Column: the score in percent.' },
  started: { id: 'people.started', defaultMessage: 'Enrolled', description: 'Column: when someone enrolled.' },
  lastActivity: { id: 'people.lastActivity', defaultMessage: 'Last activity', description: 'Column.' },
  noCourses: {
    id: 'people.noCourses',
    defaultMessage: 'Not enrolled in any course',
    description: 'In place of the courses of a person.',
  },
  moreCourses: {
    id: 'people.moreCourses',
    defaultMessage: '{shown, number} of {count, number} are shown, the newest first.',
    description: 'Below the courses of a person who has many.',
  },
  log: { id: 'people.log', defaultMessage: 'Sign-ins and changes', description: 'Heading and name of a table.' },
  wholeLog: {
    id: 'people.wholeLog',
    defaultMessage: 'Everything in the audit log',
    description: 'Link below the latest entries of the audit log.',
  },
  noLog: {
    id: 'people.noLog',
    defaultMessage: 'Nothing yet',
    description: 'In place of the entries of the audit log.',
  },
  privacy: { id: 'people.privacy', defaultMessage: 'Personal data', description: 'Heading: export and erasure.' },
  privacyText: {
    id: 'people.privacyText',
    defaultMessage:
      'Anyone who asks gets a copy of everything stored about them, or has it erased. Both are noted in the audit log.',
    description: 'Below the heading “Personal data”.',
  },
  download: { id: 'people.download', defaultMessage: 'Download the data', description: 'Button.' },
  downloading: { id: 'people.downloading', defaultMessage: 'Preparing…', description: 'The button while it happens.' },
  erase: { id: 'people.erase', defaultMessage: 'Erase this person', description: 'Button: opens a question.' },
  eraseTitle: { id: 'people.eraseTitle', defaultMessage: 'Erase {person}?', description: 'Title of the question.' },
  eraseText: {
    id: 'people.eraseText',
    defaultMessage:
      'The account goes at once and for good, with progress, answers, achievements and certificates. Courses that they made stay.',
    description: 'Text of the question.',
  },
  eraseConfirm: {
    id: 'people.eraseConfirm',
    defaultMessage: 'Type {email} to go on',
    description: 'Label of the field of the question.',
  },
  eraseMismatch: {
    id: 'people.eraseMismatch',
    defaultMessage: 'This is not the address of the person',
    description: 'What was typed is another address.',
  },
  eraseNow: { id: 'people.eraseNow', defaultMessage: 'Erase for good', description: 'Button of the question.' },
  erasing: { id: 'people.erasing', defaultMessage: 'Erasing…', description: 'The button while it happens.' },
  erased: { id: 'people.erasedPerson', defaultMessage: '{person} was erased.', description: 'Notice.' },
  lastAdmin: {
    id: 'people.lastAdmin',
    defaultMessage: 'This is the last admin of the workspace. Make somebody else an admin first.',
    description: 'Why someone cannot be erased.',
  },
  ownAccount: {
    id: 'people.ownAccount',
    defaultMessage: 'This is your own account. You erase it in your settings.',
    description: 'In place of the button “Erase this person”.',
  },
});
