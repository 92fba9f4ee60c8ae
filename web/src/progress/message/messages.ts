import { defineMessages } from '../../i18n/defineMessages.ts';

export const messageMessages = defineMessages({
  write: {
    id: 'progress.write',
    defaultMessage: 'Write to learners',
    description: 'Button for selected learners, and title of the form: a mail to each.',
  },
  readers: {
    id: 'progress.messageReaders',
    defaultMessage:
      '{count, plural, one {# enrolment is} other {# enrolments are}} selected. Everyone gets one e-mail with a link to their course. Those who have stopped e-mails about courses get none.',
    description: 'In the form for a message.',
  },
  subject: { id: 'progress.messageSubject', defaultMessage: 'Subject', description: 'Label of a field.' },
  subjectMissing: {
    id: 'progress.messageSubjectMissing',
    defaultMessage: 'Enter a subject',
    description: 'Below the field.',
  },
  text: { id: 'progress.messageText', defaultMessage: 'Message', description: 'Label of a field.' },
  textHint: {
    id: 'progress.messageTextHint',
    defaultMessage: 'Plain text. It begins with a greeting by name and ends with the name of your workspace.',
    description: 'Below the field for a message.',
  },
  textMissing: {
    id: 'progress.messageTextMissing',
    defaultMessage: 'Write something',
    description: 'Below the field.',
  },
  send: { id: 'progress.messageSend', defaultMessage: 'Send', description: 'Button: sends a message.' },
  sending: { id: 'progress.messageSending', defaultMessage: 'Sending…', description: 'In place of the button.' },
});
