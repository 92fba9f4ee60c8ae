import { defineMessages } from '../../i18n/defineMessages.ts';

/** The tour of the list of courses: what its controls are for. */
export const courseListTourMessages = defineMessages({
  searchText: {
    id: 'authoring.tour.searchText',
    defaultMessage: 'Finds courses while you type.',
    description: 'What the field is for.',
  },
  course: {
    id: 'authoring.tour.course',
    defaultMessage: 'Your courses',
    description: 'Step of the tour of the list of courses: the name of the first course.',
  },
  courseText: {
    id: 'authoring.tour.courseText',
    defaultMessage: 'Press the name of a course to edit it, on the very pages that learners see.',
    description: 'What the name of a course is for.',
  },
  statusText: {
    id: 'authoring.tour.statusText',
    defaultMessage: 'Shows only published courses, drafts or templates.',
    description: 'What the list of states is for.',
  },
  orderText: {
    id: 'authoring.tour.orderText',
    defaultMessage: 'Sorts the courses by age, by last change or by name.',
    description: 'What the list of orders is for.',
  },
  tourText: {
    id: 'authoring.tour.listTourText',
    defaultMessage: 'Starts the tour again whenever you need it.',
    description: 'What the button is for.',
  },
  createText: {
    id: 'authoring.tour.createText',
    defaultMessage: 'Begins a course: from scratch, from a template or from a file.',
    description: 'What the button is for.',
  },
  actions: {
    id: 'authoring.tour.actions',
    defaultMessage: 'Everything else',
    description: 'Step of the tour of the list of courses: the menu of the first course.',
  },
  actionsText: {
    id: 'authoring.tour.actionsText',
    defaultMessage: 'Publish, copy, export or delete a course.',
    description: 'What the menu of a course is for.',
  },
});
