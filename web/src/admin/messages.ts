import { defineMessages } from '../i18n/defineMessages.ts';

export const adminMessages = defineMessages({
  menu: { id: 'admin.menu', defaultMessage: 'Administration', description: 'Name of the menu of the admin area.' },
  openMenu: {
    id: 'admin.openMenu',
    defaultMessage: 'Administration menu',
    description: 'Button that opens the menu of the admin area on a phone.',
  },
  closeMenu: {
    id: 'admin.closeMenu',
    defaultMessage: 'Close the menu',
    description: 'Button that closes the menu of the admin area on a phone.',
  },
  collapse: {
    id: 'admin.collapse',
    defaultMessage: 'Collapse the menu',
    description: 'Button that makes the menu of the admin area narrow, so that only its icons stay.',
  },
  expand: {
    id: 'admin.expand',
    defaultMessage: 'Expand the menu',
    description: 'Button that makes the menu of the admin area wide again.',
  },
  course: { id: 'admin.course', defaultMessage: 'Course', description: 'Label of a field.' },
  chooseCourse: {
    id: 'admin.chooseCourse',
    defaultMessage: 'Choose a course',
    description: 'First line of the list of courses.',
  },
  searchCourse: {
    id: 'admin.searchCourse',
    defaultMessage: 'Search courses',
    description: 'Label of the search above the list of courses, where there are many.',
  },
  coursesFailed: {
    id: 'admin.coursesFailed',
    defaultMessage: 'The courses could not be loaded. Close the form and try again.',
    description: 'Below the field for the course.',
  },
});
