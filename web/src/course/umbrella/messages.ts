import { defineMessages } from '../../i18n/defineMessages.ts';

/** The walk through an umbrella course. */
export const decisionWalkMessages = defineMessages({
  back: {
    id: 'course.decision.back',
    defaultMessage: 'Back',
    description: 'Button in an umbrella course: one step back.',
  },
  restart: {
    id: 'course.decision.restart',
    defaultMessage: 'Start again',
    description: 'Button in an umbrella course: back to its first question.',
  },
  nothing: {
    id: 'course.decision.nothing',
    defaultMessage: 'There is nothing here yet. Go back and choose something else.',
    description: 'In an umbrella course, below a choice that nothing follows.',
  },
  backTo: {
    id: 'course.decision.backTo',
    defaultMessage: 'Back to “{umbrella}”',
    description: 'On a course that an umbrella course led to: link to the questions of that one, where one left them.',
  },
  because: {
    id: 'course.decision.because',
    defaultMessage: 'Fits because you chose: {choices}',
    description:
      'On the card of a course that an umbrella course leads to. {choices}: what was chosen, with › between.',
  },
  open: {
    id: 'course.decision.open',
    defaultMessage: 'Open the course',
    description:
      'Link to a course in an umbrella course, for someone who is not enrolled in it. Its name follows, unseen.',
  },
  start: {
    id: 'course.decision.start',
    defaultMessage: 'Start the course',
    description: 'Link to a course in an umbrella course that its reader is enrolled in and has not begun.',
  },
  continue: {
    id: 'course.decision.continue',
    defaultMessage: 'Continue the course',
    description: 'Link to a course in an umbrella course that its reader has begun.',
  },
  finish: {
    id: 'course.decision.finish',
    defaultMessage: 'Finish the course',
    description: 'Link to a course in an umbrella course whose lectures are all done.',
  },
  lookAgain: {
    id: 'course.decision.lookAgain',
    defaultMessage: 'Look at it again',
    description: 'Link to a course in an umbrella course that its reader has completed.',
  },
  enrolAgain: {
    id: 'course.decision.enrolAgain',
    defaultMessage: 'Enrol again',
    description: 'Link to a course in an umbrella course that its reader has left.',
  },
});
