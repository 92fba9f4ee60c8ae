import { defineMessages } from '../i18n/defineMessages.ts';

/** What a row about a course says beside its outcome. */
export const jobCourseMessages = defineMessages({
  unfinished: {
    id: 'job.course.unfinished',
    defaultMessage: 'Not finished: {parts}',
    description: 'Why a course is not published. {parts} are the names of lectures.',
  },
  lockedBy: {
    id: 'job.course.lockedBy',
    defaultMessage: '{person} is editing it',
    description: 'Why a course was left as it is.',
  },
  locked: {
    id: 'job.course.locked',
    defaultMessage: 'Someone else is editing it',
    description: 'Why a course was left as it is.',
  },
  forbidden: {
    id: 'job.course.forbidden',
    defaultMessage: 'You may not do this with it',
    description: 'Why nothing was done with a course: the right is missing.',
  },
  learners: {
    id: 'job.course.learners',
    defaultMessage: '{count, plural, =0 {No learners} one {# learner} other {# learners}}',
    description: 'How many people ever enrolled in a course.',
  },
  withProgress: {
    id: 'job.course.withProgress',
    defaultMessage: '{count, number} with progress',
    description: 'How many learners of a course have done something in it.',
  },
  completed: {
    id: 'job.course.completed',
    defaultMessage: '{count, number} completed it',
    description: 'How many learners have completed a course.',
  },
  certificates: {
    id: 'job.course.certificates',
    defaultMessage: '{count, plural, one {# certificate} other {# certificates}}',
    description: 'How many certificates were issued for a course.',
  },
});
