import { defineMessages } from '../../i18n/defineMessages.ts';

export const authorHomeMessages = defineMessages({
  continueEditing: {
    id: 'courseList.continueEditing',
    defaultMessage: 'Continue editing',
    description: 'Heading: the courses that an author edited last.',
  },
  allCourses: {
    id: 'courseList.allCourses',
    defaultMessage: 'Manage courses',
    description: 'Link from an author’s home to the list of the courses they work on; as the link of the header.',
  },
  begin: {
    id: 'courseList.begin',
    defaultMessage: 'Make your first course',
    description: 'In place of the courses that an author edited last, when there are none.',
  },
  beginText: {
    id: 'courseList.beginText',
    defaultMessage:
      'Begin with a blank course or a template. What you edit appears here, at the place where you left it.',
    description: 'Below “Make your first course”.',
  },
  inLecture: {
    id: 'courseList.inLecture',
    defaultMessage: 'In “{lecture}”',
    description: 'Below the name of a course: the lecture that its author edited last.',
  },
  savedAgo: {
    id: 'courseList.savedAgo',
    defaultMessage: 'Saved {when}',
    description: 'Below the name of a course. {when} is such as “2 hours ago”, or a date.',
  },
  savedAgoBy: {
    id: 'courseList.savedAgoBy',
    defaultMessage: 'Saved {when} by {person}',
    description: 'The same, where someone else saved it last.',
  },
  unsaved: {
    id: 'courseList.unsaved',
    defaultMessage: '“{course}” has changes in this browser that are not saved',
    description: 'Link to a course in the editor, where the changes can be restored.',
  },
  draftOne: {
    id: 'courseList.draftOne',
    defaultMessage: '“{course}” is still a draft',
    description: 'Link to a course in the editor: learners do not find it yet.',
  },
  draftMany: {
    id: 'courseList.draftMany',
    defaultMessage:
      '{count, plural, one {# of your courses is still a draft} other {# of your courses are still drafts}}',
    description: 'Link to the list of drafts: learners do not find them yet.',
  },
  unavailable: {
    id: 'courseList.homeUnavailable',
    defaultMessage: 'Your courses cannot be read at the moment. Please try again later.',
    description: 'In place of the courses that an author edited last.',
  },
});
