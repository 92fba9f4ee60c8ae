import { defineMessages } from '../../i18n/defineMessages.ts';

/** The guided tours: what every step has, and how a tour is offered. */
export const tourMessages = defineMessages({
  offerEditor: {
    id: 'authoring.tour.offerEditor',
    defaultMessage: 'New to the course editor? A short tour shows you where everything is.',
    description: 'Offered once to those who open the editor for the first time.',
  },
  offerCourseList: {
    id: 'authoring.tour.offerCourseList',
    defaultMessage: 'New here? A short tour shows you how to find and create courses.',
    description: 'Offered once to those who open the list of courses for the first time.',
  },
  start: {
    id: 'authoring.tour.start',
    defaultMessage: 'Take the tour',
    description: 'Button that starts a guided tour.',
  },
  notNow: {
    id: 'authoring.tour.notNow',
    defaultMessage: 'Not now',
    description: 'Button that declines a guided tour. It can be taken later.',
  },
  progress: {
    id: 'authoring.tour.progress',
    defaultMessage: '{step, number} of {count, number}',
    description: 'Which step of a guided tour this is.',
  },
  skip: {
    id: 'authoring.tour.skip',
    defaultMessage: 'Skip tour',
    description: 'Button that ends a guided tour; it begins again when it is started again.',
  },
  previous: {
    id: 'authoring.tour.previous',
    defaultMessage: 'Previous',
    description: 'Button that goes back one step of a guided tour.',
  },
  next: {
    id: 'authoring.tour.next',
    defaultMessage: 'Next',
    description: 'Button that goes to the next step of a guided tour.',
  },
  done: {
    id: 'authoring.tour.done',
    defaultMessage: 'Done',
    description: 'Button at the last step of a guided tour.',
  },
  stop: {
    id: 'authoring.tour.stop',
    defaultMessage: 'Stop. The tour continues here next time.',
    description: 'Button with a cross that ends a guided tour; started again, it continues at this step.',
  },
});
