import { defineMessages } from '../../i18n/defineMessages.ts';

/** Demo courses of the marketplace mode. */
export const demoMessages = defineMessages({
  heading: {
    id: 'catalogue.demo.heading',
    defaultMessage: 'Demo courses',
    description: 'Heading above the demo courses in the catalogue.',
  },
  about: {
    id: 'catalogue.demo.about',
    defaultMessage: 'A taste of what a course can be.',
    description: 'Below that heading.',
  },
  badge: { id: 'catalogue.demo.badge', defaultMessage: 'Demo', description: 'Mark on the cover of a demo course.' },
  german: {
    id: 'catalogue.demo.german',
    defaultMessage: 'German for Beginners',
    description: 'Name of a demo course (MKT-01).',
  },
  germanSummary: {
    id: 'catalogue.demo.germanSummary',
    defaultMessage:
      'From your first hello to ordering a coffee: sounds, numbers and the phrases that carry you through the day.',
    description: 'What that demo course is about.',
  },
  time: {
    id: 'catalogue.demo.time',
    defaultMessage: 'Time Management Essentials',
    description: 'Name of a demo course (MKT-01).',
  },
  timeSummary: {
    id: 'catalogue.demo.timeSummary',
    defaultMessage: 'Plan your week, protect your attention, and decide what can wait.',
    description: 'What that demo course is about.',
  },
});
