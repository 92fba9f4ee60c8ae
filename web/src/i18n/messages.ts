import { defineMessages } from './defineMessages.ts';

export const durationMessages = defineMessages({
  minutes: {
    id: 'duration.minutes',
    defaultMessage: '{minutes, number} min',
    description: 'A duration under an hour.',
  },
  hours: { id: 'duration.hours', defaultMessage: '{hours, number} h', description: 'A duration of whole hours.' },
  both: {
    id: 'duration.both',
    defaultMessage: '{hours, number} h {minutes, number} min',
    description: 'A duration of hours and minutes.',
  },
});
