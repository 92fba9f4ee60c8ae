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
  open: {
    id: 'course.decision.open',
    defaultMessage: 'Open the course: {name}',
    description: 'Link in an umbrella course.',
  },
});
