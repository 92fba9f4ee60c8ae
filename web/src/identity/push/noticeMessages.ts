import { defineMessages } from '../../i18n/defineMessages.ts';

export const noticeMessages = defineMessages({
  heading: {
    id: 'identity.notices',
    defaultMessage: 'Notifications',
    description: 'Heading in the settings: messages that the browser shows.',
  },
  about: {
    id: 'identity.noticesAbout',
    defaultMessage:
      'Your browser can tell you when something happens in your courses, even while this site is closed. It stops when you sign out.',
    description: 'Below “Notifications”.',
  },
  unsupported: {
    id: 'identity.noticesUnsupported',
    defaultMessage: 'This browser cannot show notifications from websites.',
    description: 'Below “Notifications”, in place of the switch for this browser.',
  },
  blocked: {
    id: 'identity.noticesBlocked',
    defaultMessage:
      'Notifications from this site are blocked in this browser. Allow them in the browser’s settings for this site, then reload the page.',
    description: 'Below “Notifications”, in place of the switch for this browser.',
  },
  here: {
    id: 'identity.noticesHere',
    defaultMessage: 'Show notifications in this browser',
    description: 'Checkbox.',
  },
  kinds: {
    id: 'identity.noticesKinds',
    defaultMessage: 'On all your devices, tell me about:',
    description: 'Above the checkboxes for kinds of notifications.',
  },
  certificate: {
    id: 'identity.noticesCertificate',
    defaultMessage: 'New certificates',
    description: 'Checkbox below “tell me about”.',
  },
  achievement: {
    id: 'identity.noticesAchievement',
    defaultMessage: 'New achievements',
    description: 'Checkbox below “tell me about”.',
  },
  due: {
    id: 'identity.noticesDue',
    defaultMessage: 'Courses that are due',
    description: 'Checkbox below “tell me about”.',
  },
  reply: {
    id: 'identity.noticesReply',
    defaultMessage: 'Replies in discussions I take part in',
    description: 'Checkbox below “tell me about”.',
  },
  question: {
    id: 'identity.noticesQuestion',
    defaultMessage: 'New questions in courses I run',
    description: 'Checkbox below “tell me about”, for those who run courses.',
  },
  enrolment: {
    id: 'identity.noticesEnrolment',
    defaultMessage: 'Courses someone enrols me in',
    description: 'Checkbox below “tell me about”.',
  },
  failed: {
    id: 'identity.noticesFailed',
    defaultMessage: 'Your notifications could not be changed. Try again.',
    description: 'An error above the checkbox of this browser.',
  },
});
