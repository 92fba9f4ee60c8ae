import { defineMessages } from '../../i18n/defineMessages.ts';

/** What someone is told of while they are here, in one line each. */
export const liveNoticeMessages = defineMessages({
  reply: {
    id: 'identity.liveReply',
    defaultMessage: 'New reply: {subject}',
    description: 'A short notice. {subject} is the title of the question.',
  },
  question: {
    id: 'identity.liveQuestion',
    defaultMessage: 'New question: {subject}',
    description: 'A short notice for those who run a course. {subject} is the title of the question.',
  },
  certificate: {
    id: 'identity.liveCertificate',
    defaultMessage: 'New certificate: {subject}',
    description: 'A short notice. {subject} is the name of the course.',
  },
  achievement: {
    id: 'identity.liveAchievement',
    defaultMessage: 'New achievement: {subject}',
    description: 'A short notice. {subject} is the name of the achievement.',
  },
  enrolment: {
    id: 'identity.liveEnrolment',
    defaultMessage: 'You were enrolled: {subject}',
    description: 'A short notice. {subject} is the name of the course.',
  },
  open: {
    id: 'identity.liveOpen',
    defaultMessage: 'Open',
    description: 'Button of a short notice: leads to what it is about.',
  },
});
