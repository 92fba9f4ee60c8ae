import { defineMessages } from './defineMessages.ts';

export const durationMessages = defineMessages({
  minutes: {
    id: 'duration.minutes',
    defaultMessage: '{minutes, number}\u00a0min',
    description: 'A duration under an hour.',
  },
  hours: { id: 'duration.hours', defaultMessage: '{hours, number}\u00a0h', description: 'A duration of whole hours.' },
  both: {
    id: 'duration.both',
    defaultMessage: '{hours, number}\u00a0h {minutes, number}\u00a0min',
    description: 'A duration of hours and minutes.',
  },
});
