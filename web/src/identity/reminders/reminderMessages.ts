import { defineMessages } from '../../i18n/defineMessages.ts';

export const reminderMessages = defineMessages({
  byMail: {
    id: 'identity.remindersByMail',
    defaultMessage: 'Remind me by e-mail of courses that are due, at most once a day',
    description: 'Checkbox in the settings.',
  },
  failed: {
    id: 'identity.remindersFailed',
    defaultMessage: 'Your reminders could not be changed. Try again.',
    description: 'An error above the checkbox for reminders by e-mail.',
  },
  stopping: {
    id: 'identity.remindersStopping',
    defaultMessage: 'Stopping your reminders…',
    description: 'Heading of the page behind the link of a reminder, while it works.',
  },
  stopped: {
    id: 'identity.remindersStopped',
    defaultMessage: 'No more reminders',
    description: 'Heading of the page behind the link of a reminder.',
  },
  stoppedText: {
    id: 'identity.remindersStoppedText',
    defaultMessage:
      'From now on you get no e-mails about courses that are due. You still see the dates on your dashboard.',
    description: 'Below “No more reminders”.',
  },
  again: {
    id: 'identity.remindersAgain',
    defaultMessage: 'Send them again',
    description: 'Button below “No more reminders”: undoes it.',
  },
  resumed: {
    id: 'identity.remindersResumed',
    defaultMessage: 'You are reminded again',
    description: 'Heading of the page behind the link of a reminder, after “Send them again”.',
  },
  resumedText: {
    id: 'identity.remindersResumedText',
    defaultMessage: 'When a course is due, you get an e-mail: at most one a day.',
    description: 'Below “You are reminded again”.',
  },
  stop: {
    id: 'identity.remindersStop',
    defaultMessage: 'Stop them',
    description: 'Button below “You are reminded again”.',
  },
  broken: {
    id: 'identity.remindersBroken',
    defaultMessage: 'This link does not work',
    description: 'Heading of the page behind a broken link of a reminder.',
  },
  brokenText: {
    id: 'identity.remindersBrokenText',
    defaultMessage: 'Open the link from the e-mail once more, or switch reminders off in your settings.',
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
