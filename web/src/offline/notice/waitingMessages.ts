import { defineMessages } from '../../i18n/defineMessages.ts';

export const waitingMessages = defineMessages({
  answersWait: {
    id: 'offline.answersWait',
    defaultMessage: '{count, plural, one {# answer waits} other {# answers wait}} to be sent.',
    description: 'In the banner: answers that are kept on the device until the servers can be reached.',
  },
  thingsWait: {
    id: 'offline.thingsWait',
    defaultMessage: '{count, plural, one {# entry waits} other {# entries wait}} to be sent.',
    description:
      'In the banner: answers, marks of lectures as seen and the like that are kept on the device until they can be sent.',
  },
  refused: {
    id: 'offline.refused',
    defaultMessage: '{count, plural, one {# entry was} other {# entries were}} not accepted.',
    description: 'In the banner: something that was kept on the device was refused when it was sent.',
  },
  allSent: {
    id: 'offline.allSent',
    defaultMessage: 'Everything was sent.',
    description: 'In the banner, for a few seconds: what was kept on the device has been sent.',
  },
  show: {
    id: 'offline.show',
    defaultMessage: 'Show what waits',
    description: 'Button in the banner: opens the list of what is kept on the device until it can be sent.',
  },
  read: {
    id: 'offline.read',
    defaultMessage: 'Read why',
    description: 'Button in the banner: opens the list that tells why something was not accepted.',
  },
  title: {
    id: 'offline.title',
    defaultMessage: 'Waiting to be sent',
    description: 'Heading of the list of what is kept on the device until it can be sent.',
  },
  explanation: {
    id: 'offline.explanation',
    defaultMessage:
      'This is kept on your device and sent on its own, each entry once. Whether an answer is right shows after that.',
    description: 'Below the heading of that list.',
  },
  answer: { id: 'offline.answer', defaultMessage: 'Answer', description: 'Kind of an entry of that list.' },
  seen: {
    id: 'offline.seen',
    defaultMessage: 'Lecture done',
    description: 'Kind of an entry of that list: a lecture was marked as done.',
  },
  place: {
    id: 'offline.place',
    defaultMessage: 'Place',
    description: 'Kind of an entry of that list: where someone was reading.',
  },
  video: {
    id: 'offline.video',
    defaultMessage: 'Place in a video',
    description: 'Kind of an entry of that list: where someone stopped a video.',
  },
  since: {
    id: 'offline.since',
    defaultMessage: 'Since {time}',
    description: 'When an entry of that list was made; a date with the time of day.',
  },
  dismiss: {
    id: 'offline.dismiss',
    defaultMessage: 'Take off the list',
    description: 'Button beside an entry that was not accepted.',
  },
  closed: {
    id: 'offline.closed',
    defaultMessage: 'Not accepted: the course has ended, or you have left it.',
    description: 'Why an entry was not accepted.',
  },
  locked: {
    id: 'offline.locked',
    defaultMessage: 'Not accepted: the lecture is not open yet.',
    description: 'Why an entry was not accepted.',
  },
  gone: {
    id: 'offline.gone',
    defaultMessage: 'Not accepted: the course has changed, and this is no longer part of it.',
    description: 'Why an entry was not accepted.',
  },
  unsure: {
    id: 'offline.unsure',
    defaultMessage: 'It may have arrived a week ago. Open the lecture to see.',
    description: 'Why an entry is not sent again: it would perhaps count twice.',
  },
  other: {
    id: 'offline.other',
    defaultMessage: 'Not accepted. Open the lecture and try again.',
    description: 'Why an entry was not accepted, where nothing more is known.',
  },
  leaveTitle: {
    id: 'offline.leaveTitle',
    defaultMessage: 'Sign out before everything is sent?',
    description: 'Heading of the question to someone who signs out while something waits to be sent.',
  },
  leaveText: {
    id: 'offline.leaveText',
    defaultMessage:
      '{count, plural, one {# entry waits} other {# entries wait}} to be sent. What is kept stays on this device and is sent when you sign in here again. On a device that others use, delete it.',
    description: 'Text of that question.',
  },
  leaveFailed: {
    id: 'offline.leaveFailed',
    defaultMessage: 'It could not be deleted. Try again, or keep it and sign out.',
    description: 'Below that text: the browser did not delete what waits.',
  },
  stay: {
    id: 'offline.stay',
    defaultMessage: 'Stay signed in',
    description: 'Button of that question: does not sign out.',
  },
  leaveKeeping: {
    id: 'offline.leaveKeeping',
    defaultMessage: 'Keep and sign out',
    description: 'Button of that question: signs out, what waits stays on the device.',
  },
  leaveDeleting: {
    id: 'offline.leaveDeleting',
    defaultMessage: 'Delete and sign out',
    description: 'Button of that question: signs out, what waits is deleted and never sent.',
  },
});
