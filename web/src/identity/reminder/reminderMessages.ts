import { defineMessages } from '../../i18n/defineMessages.ts';

export const reminderMessages = defineMessages({
  byMail: {
    id: 'identity.remindersByMail',
    defaultMessage: 'E-mail me about my courses: what is due, at most once a day, and messages from those who run them',
    description: 'Checkbox in the settings.',
  },
  repliesByMail: {
    id: 'identity.repliesByMail',
    defaultMessage: 'E-mail me when somebody replies to my question, at most once an hour for each question',
    description: 'Checkbox in the settings.',
  },
  questionsByMail: {
    id: 'identity.questionsByMail',
    defaultMessage: 'E-mail me about new questions in my courses that nobody has replied to, at most once a day',
    description: 'Checkbox in the settings, for those who run courses.',
  },
  failed: {
    id: 'identity.remindersFailed',
    defaultMessage: 'This could not be changed. Try again.',
    description: 'An error above the checkbox for reminders by e-mail.',
  },
  stopping: {
    id: 'identity.remindersStopping',
    defaultMessage: 'Stopping these e-mails…',
    description: 'Heading of the page behind the link of a reminder, while it works.',
  },
  stopped: {
    id: 'identity.remindersStopped',
    defaultMessage: 'No more e-mails about your courses',
    description: 'Heading of the page behind the link of a reminder.',
  },
  stoppedText: {
    id: 'identity.remindersStoppedText',
    defaultMessage:
      'From now on you are not reminded of what is due, and get no messages from those who run your courses. You still see the dates on your dashboard.',
    description: 'Below “No more reminders”.',
  },
  again: {
    id: 'identity.remindersAgain',
    defaultMessage: 'Send them again',
    description: 'Button below “No more reminders”: undoes it.',
  },
  resumed: {
    id: 'identity.remindersResumed',
    defaultMessage: 'You get e-mails about your courses again',
    description: 'Heading of the page behind the link of a reminder, after “Send them again”.',
  },
  resumedText: {
    id: 'identity.remindersResumedText',
    defaultMessage:
      'You are reminded of what is due at most once a day, and those who run your courses can write to you.',
    description: 'Below “You are reminded again”.',
  },
  stop: {
    id: 'identity.remindersStop',
    defaultMessage: 'Stop them',
    description: 'Button below “You are reminded again”.',
  },
  questionsStopped: {
    id: 'identity.questionsStopped',
    defaultMessage: 'No more e-mails about questions',
    description: 'Heading of the page behind the link of an e-mail about questions that wait.',
  },
  questionsStoppedText: {
    id: 'identity.questionsStoppedText',
    defaultMessage:
      'From now on no e-mail tells you of questions that wait in your courses. You still find them in the admin area.',
    description: 'Below “No more e-mails about questions”.',
  },
  questionsResumed: {
    id: 'identity.questionsResumed',
    defaultMessage: 'You get e-mails about questions again',
    description: 'Heading of the page behind the link of an e-mail, after “Send them again”.',
  },
  questionsResumedText: {
    id: 'identity.questionsResumedText',
    defaultMessage: 'You are told at most once a day of new questions in your courses that nobody has replied to.',
    description: 'Below “You get e-mails about questions again”.',
  },
  repliesStopped: {
    id: 'identity.repliesStopped',
    defaultMessage: 'No more e-mails about replies',
    description: 'Heading of the page behind the link of an e-mail about a reply.',
  },
  repliesStoppedText: {
    id: 'identity.repliesStoppedText',
    defaultMessage:
      'From now on no e-mail tells you of replies to your questions. You still find them below the lecture.',
    description: 'Below “No more e-mails about replies”.',
  },
  repliesResumed: {
    id: 'identity.repliesResumed',
    defaultMessage: 'You get e-mails about replies again',
    description: 'Heading of the page behind the link of an e-mail, after “Send them again”.',
  },
  repliesResumedText: {
    id: 'identity.repliesResumedText',
    defaultMessage: 'You are told of replies to your questions, at most once an hour for each of them.',
    description: 'Below “You get e-mails about replies again”.',
  },
  broken: {
    id: 'identity.remindersBroken',
    defaultMessage: 'This link does not work',
    description: 'Heading of the page behind a broken link of a reminder.',
  },
  brokenText: {
    id: 'identity.remindersBrokenText',
    defaultMessage: 'Open the link from the e-mail once more, or switch these e-mails off in your settings.',
    description: 'Below “This link does not work”.',
  },
  settings: {
    id: 'identity.remindersSettings',
    defaultMessage: 'To the settings',
    description: 'Link to the settings of the signed-in person.',
  },
  tryAgain: {
    id: 'identity.remindersTryAgain',
    defaultMessage: 'Try again',
    description: 'Button: calls once more what failed.',
  },
});
