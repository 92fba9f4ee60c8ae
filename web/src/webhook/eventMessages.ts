import { defineMessages } from '../i18n/defineMessages.ts';

/** The events that a webhook can be told of, in plain words. */
export const eventMessages = defineMessages({
  enrolments: {
    id: 'webhook.event.enrolments',
    defaultMessage: 'Enrolments',
    description: 'Group of events.',
  },
  learning: {
    id: 'webhook.event.learning',
    defaultMessage: 'Learning',
    description: 'Group of events.',
  },
  certificates: {
    id: 'webhook.event.certificates',
    defaultMessage: 'Certificates',
    description: 'Group of events.',
  },
  courses: {
    id: 'webhook.event.courses',
    defaultMessage: 'Courses',
    description: 'Group of events.',
  },
  people: {
    id: 'webhook.event.people',
    defaultMessage: 'People',
    description: 'Group of events.',
  },
  all: {
    id: 'webhook.event.all',
    defaultMessage: '{group} (all)',
    description: 'All events of a group.',
  },
  test: {
    id: 'webhook.event.test',
    defaultMessage: 'Test event',
    description: 'Event that someone sends to try a webhook.',
  },
  enrolmentCreated: {
    id: 'webhook.event.enrolmentCreated',
    defaultMessage: 'Enrolment in a course',
    description: 'Event: someone began a course, or was enrolled in it by someone else.',
  },
  enrolmentAssigned: {
    id: 'webhook.event.enrolmentAssigned',
    defaultMessage: 'Enrolment by someone else',
    description: 'Event.',
  },
  enrolmentChanged: {
    id: 'webhook.event.enrolmentChanged',
    defaultMessage: 'Due date changed',
    description: 'Event: until when a course is to be completed.',
  },
  enrolmentEnded: {
    id: 'webhook.event.enrolmentEnded',
    defaultMessage: 'Course left by a learner',
    description: 'Event: a learner gave a course up.',
  },
  enrolmentWithdrawn: {
    id: 'webhook.event.enrolmentWithdrawn',
    defaultMessage: 'Enrolment ended by someone else',
    description: 'Event: someone else took a learner out of a course.',
  },
  voucherRedeemed: {
    id: 'webhook.event.voucherRedeemed',
    defaultMessage: 'Enrolment code used',
    description: 'Event.',
  },
  questionAnswered: {
    id: 'webhook.event.questionAnswered',
    defaultMessage: 'Question answered',
    description: 'Event.',
  },
  lectureCompleted: {
    id: 'webhook.event.lectureCompleted',
    defaultMessage: 'Lecture completed',
    description: 'Event.',
  },
  courseCompleted: {
    id: 'webhook.event.courseCompleted',
    defaultMessage: 'Course completed',
    description: 'Event.',
  },
  achievementEarned: {
    id: 'webhook.event.achievementEarned',
    defaultMessage: 'Achievement earned',
    description: 'Event.',
  },
  certificateIssued: {
    id: 'webhook.event.certificateIssued',
    defaultMessage: 'Certificate issued',
    description: 'Event.',
  },
  certificateExpired: {
    id: 'webhook.event.certificateExpired',
    defaultMessage: 'Certificate expired',
    description: 'Event.',
  },
  certificateRevoked: {
    id: 'webhook.event.certificateRevoked',
    defaultMessage: 'Certificate revoked',
    description: 'Event.',
  },
  certificateRestored: {
    id: 'webhook.event.certificateRestored',
    defaultMessage: 'Certificate valid again',
    description: 'Event: a revoked certificate counts again.',
  },
  coursePublished: {
    id: 'webhook.event.coursePublished',
    defaultMessage: 'Course published',
    description: 'Event.',
  },
  courseChanged: {
    id: 'webhook.event.courseChanged',
    defaultMessage: 'Published course changed',
    description: 'Event.',
  },
  courseUnpublished: {
    id: 'webhook.event.courseUnpublished',
    defaultMessage: 'Course unpublished',
    description: 'Event: a course is public no more.',
  },
  courseDeleted: {
    id: 'webhook.event.courseDeleted',
    defaultMessage: 'Course deleted',
    description: 'Event.',
  },
  reviewCommented: {
    id: 'webhook.event.reviewCommented',
    defaultMessage: 'Comment in the review of a course',
    description: 'Event: someone commented in the review of a course.',
  },
  personRegistered: {
    id: 'webhook.event.personRegistered',
    defaultMessage: 'Account created by its owner',
    description: 'Event: someone made an account.',
  },
  personAdded: {
    id: 'webhook.event.personAdded',
    defaultMessage: 'Person added',
    description: 'Event: someone was added to the workspace.',
  },
  personChanged: {
    id: 'webhook.event.personChanged',
    defaultMessage: 'Name, address, language or rights changed',
    description: 'Event.',
  },
  personWithdrawn: {
    id: 'webhook.event.personWithdrawn',
    defaultMessage: 'Access withdrawn',
    description: 'Event: the access of a person was withdrawn.',
  },
  personRestored: {
    id: 'webhook.event.personRestored',
    defaultMessage: 'Access given back',
    description: 'Event: the access of a person was given back.',
  },
  personRemoved: {
    id: 'webhook.event.personRemoved',
    defaultMessage: 'Person removed who was added by mistake',
    description: 'Event: someone who had been added by mistake was removed.',
  },
  personErased: {
    id: 'webhook.event.personErased',
    defaultMessage: 'Account deleted',
    description: 'Event.',
  },
});
