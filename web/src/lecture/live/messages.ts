import { defineMessages } from '../../i18n/defineMessages.ts';

export const liveMessages = defineMessages({
  live: { id: 'live.live', defaultMessage: 'Live lecture', description: 'Name of the card of a live lecture.' },
  starts: {
    id: 'live.starts',
    defaultMessage: 'Starts {when}',
    description: 'Said above a countdown. {when}: "in 3 days", "in 5 minutes".',
  },
  started: { id: 'live.started', defaultMessage: 'Live now', description: 'A live lecture has begun.' },
  passed: { id: 'live.passed', defaultMessage: 'This live lecture is over', description: 'A live lecture has ended.' },
  join: { id: 'live.join', defaultMessage: 'Join the live lecture', description: 'Button into a live lecture.' },
  notYet: {
    id: 'live.notYet',
    defaultMessage: 'opens at the start',
    description: 'Added for screen readers to a button that is not active yet.',
  },
  newTab: {
    id: 'live.newTab',
    defaultMessage: 'opens in a new tab',
    description: 'Added to the button for screen readers.',
  },
  calendar: {
    id: 'live.calendar',
    defaultMessage: 'Add to calendar',
    description: 'Stands before links into calendars.',
  },
  icsFile: {
    id: 'live.icsFile',
    defaultMessage: 'Calendar file (.ics)',
    description: 'Link that downloads an event for any calendar.',
  },
  days: {
    id: 'live.days',
    defaultMessage: '{count, plural, one {day} other {days}}',
    description: 'Stands behind the number of a countdown.',
  },
  hours: {
    id: 'live.hours',
    defaultMessage: '{count, plural, one {hour} other {hours}}',
    description: 'Stands behind the number of a countdown.',
  },
  minutes: {
    id: 'live.minutes',
    defaultMessage: '{count, plural, one {minute} other {minutes}}',
    description: 'Stands behind the number of a countdown.',
  },
  seconds: {
    id: 'live.seconds',
    defaultMessage: '{count, plural, one {second} other {seconds}}',
    description: 'Stands behind the number of a countdown.',
  },
});
