import { defineMessages } from '../../i18n/defineMessages.ts';

export const courseListMessages = defineMessages({
  list: {
    id: 'courseList.list',
    defaultMessage: 'Courses of the workspace',
    description: 'Name of the table of courses.',
  },
  search: {
    id: 'courseList.search',
    defaultMessage: 'Search courses',
    description: 'Label of the search above the list of courses.',
  },
  searchHint: {
    id: 'courseList.searchHint',
    defaultMessage: 'Name or topic',
    description: 'Placeholder of the search above the list of courses.',
  },
  state: {
    id: 'courseList.state',
    defaultMessage: 'Status',
    description: 'Label of the filter, and head of the column, that says whether a course is published.',
  },
  anyState: {
    id: 'courseList.anyState',
    defaultMessage: 'Any status',
    description: 'Choice of the filter by status: all courses.',
  },
  published: {
    id: 'courseList.published',
    defaultMessage: 'Published',
    description: 'Status of a course: learners find it.',
  },
  draft: {
    id: 'courseList.draft',
    defaultMessage: 'Draft',
    description: 'Status of a course: only authors see it.',
  },
  template: {
    id: 'courseList.template',
    defaultMessage: 'Template',
    description: 'Status of a course that new courses are made from.',
  },
  order: {
    id: 'courseList.order',
    defaultMessage: 'Order',
    description: 'Label of the choice of how the list is sorted.',
  },
  newestFirst: {
    id: 'courseList.newestFirst',
    defaultMessage: 'Newest first',
    description: 'Order of the list: by creation.',
  },
  changedLast: {
    id: 'courseList.changedLast',
    defaultMessage: 'Last changed first',
    description: 'Order of the list: by the last change.',
  },
  byName: {
    id: 'courseList.byName',
    defaultMessage: 'By name',
    description: 'Order of the list: alphabetical.',
  },
  course: {
    id: 'courseList.course',
    defaultMessage: 'Course',
    description: 'Head of a column of the list of courses.',
  },
  learners: {
    id: 'courseList.learners',
    defaultMessage: 'Learners',
    description: 'Head of a column: how many people ever enrolled.',
  },
  changed: {
    id: 'courseList.changed',
    defaultMessage: 'Last change',
    description: 'Head of a column: when a course was saved last, and by whom.',
  },
  actions: {
    id: 'courseList.actions',
    defaultMessage: 'Actions',
    description: 'Head of a column of menus.',
  },
  actionsOf: {
    id: 'courseList.actionsOf',
    defaultMessage: 'Actions: {course}',
    description: 'Name of the button that opens the menu of a course. {course} is its name.',
  },
  contents: {
    id: 'courseList.contents',
    defaultMessage:
      '{modules, plural, one {# module} other {# modules}} · {lectures, plural, one {# lecture} other {# lectures}}',
    description: 'How much a course holds, below its name.',
  },
  externalCourse: {
    id: 'courseList.externalCourse',
    defaultMessage: 'Link to another site',
    description: 'Kind of a course: it is found at another address.',
  },
  scormCourse: {
    id: 'courseList.scormCourse',
    defaultMessage: 'SCORM package',
    description: 'Kind of a course.',
  },
  umbrellaCourse: {
    id: 'courseList.umbrellaCourse',
    defaultMessage: 'Umbrella course',
    description: 'Kind of a course: a decision tree that leads to other courses.',
  },
  byVoucher: {
    id: 'courseList.byVoucher',
    defaultMessage: 'With a voucher code',
    description: 'Note below the status: learners need a code to enrol.',
  },
  editedByYou: {
    id: 'courseList.editedByYou',
    defaultMessage: 'You are editing it',
    description: 'Note below the status: the viewer holds the lock.',
  },
  editedBy: {
    id: 'courseList.editedBy',
    defaultMessage: '{person} is editing it',
    description: 'Note below the status. {person} is a name.',
  },
  count: {
    id: 'courseList.count',
    defaultMessage: '{count, plural, one {# course} other {# courses}}',
    description: 'How many courses the list holds in all.',
  },
  pages: {
    id: 'courseList.pages',
    defaultMessage: 'Pages of the list',
    description: 'Name of the buttons that turn pages.',
  },
  previousPage: {
    id: 'courseList.previousPage',
    defaultMessage: 'Previous page',
    description: 'Button below the list.',
  },
  nextPage: {
    id: 'courseList.nextPage',
    defaultMessage: 'Next page',
    description: 'Button below the list.',
  },
  none: {
    id: 'courseList.none',
    defaultMessage: 'No courses yet',
    description: 'Title of the empty list of courses.',
  },
  noneText: {
    id: 'courseList.noneText',
    defaultMessage:
      'Your courses will appear here. Build one from modules and lectures, link to a course elsewhere, or import a file.',
    description: 'Below “No courses yet”.',
  },
  noMatch: {
    id: 'courseList.noMatch',
    defaultMessage: 'No course matches',
    description: 'Title when the search or the filter finds nothing.',
  },
  noMatchText: {
    id: 'courseList.noMatchText',
    defaultMessage: 'Check the spelling, or show all courses.',
    description: 'Below “No course matches”.',
  },
  showAll: {
    id: 'courseList.showAll',
    defaultMessage: 'Show all courses',
    description: 'Button that takes search and filter away.',
  },
  edit: {
    id: 'courseList.edit',
    defaultMessage: 'Edit',
    description: 'Menu item: opens the course for editing.',
  },
  view: {
    id: 'courseList.view',
    defaultMessage: 'View as a learner',
    description: 'Menu item: opens the public page of the course.',
  },
  publish: {
    id: 'courseList.publish',
    defaultMessage: 'Publish',
    description: 'Menu item: brings the course into the catalogue.',
  },
  unpublish: {
    id: 'courseList.unpublish',
    defaultMessage: 'Unpublish',
    description: 'Menu item: takes the course out of the catalogue.',
  },
  copy: {
    id: 'courseList.copy',
    defaultMessage: 'Make a copy',
    description: 'Menu item: makes a new course from this one.',
  },
  exportFile: {
    id: 'courseList.exportFile',
    defaultMessage: 'Export as a file',
    description: 'Menu item: saves the course as a JSON file.',
  },
  delete: {
    id: 'courseList.delete',
    defaultMessage: 'Delete',
    description: 'Menu item and button: deletes the course.',
  },
  wasPublished: {
    id: 'courseList.wasPublished',
    defaultMessage: '“{course}” is published. Learners find it in the catalogue.',
    description: 'Notice. {course} is a name.',
  },
  wasUnpublished: {
    id: 'courseList.wasUnpublished',
    defaultMessage: '“{course}” is a draft again. Learners who are enrolled keep it.',
    description: 'Notice. {course} is a name.',
  },
  wasCopied: {
    id: 'courseList.wasCopied',
    defaultMessage: '“{course}” is in the list as a draft.',
    description: 'Notice that a course was copied. {course} is the name of the copy.',
  },
  wasDeleted: {
    id: 'courseList.wasDeleted',
    defaultMessage: '“{course}” was deleted.',
    description: 'Notice. {course} is a name.',
  },
  deleteTitle: {
    id: 'courseList.deleteTitle',
    defaultMessage: 'Delete “{course}”?',
    description: 'Title of the question before a course is deleted.',
  },
  deleteText: {
    id: 'courseList.deleteText',
    defaultMessage: 'The course is deleted permanently with its lectures and questions. This cannot be undone.',
    description: 'In the question before a course without learners is deleted.',
  },
  deleteTextLearners: {
    id: 'courseList.deleteTextLearners',
    defaultMessage:
      'The course is deleted permanently with its lectures and questions, also for those who enrolled: {count, number}. Certificates stay valid. This cannot be undone.',
    description: 'In the question before a course is deleted. {count} is how many people ever enrolled.',
  },
  losses: {
    id: 'courseList.losses',
    defaultMessage: 'Learners with progress in this course: {count, number}. Their answers and results would be lost.',
    description: 'Warning before a course is deleted in spite of it.',
  },
  deleteAnyway: {
    id: 'courseList.deleteAnyway',
    defaultMessage: 'Delete anyway',
    description: 'Button after the warning that something would be lost.',
  },
  deleting: {
    id: 'courseList.deleting',
    defaultMessage: 'Deleting…',
    description: 'Button while a course is being deleted.',
  },
  locked: {
    id: 'courseList.locked',
    defaultMessage: 'Someone else is editing this course. Nothing was changed; try again in a moment.',
    description: 'Why a course was not changed.',
  },
  lockedBy: {
    id: 'courseList.lockedBy',
    defaultMessage: '{person} is editing this course. Nothing was changed.',
    description: 'Why a course was not changed. {person} is a name.',
  },
  gone: {
    id: 'courseList.gone',
    defaultMessage: 'This course no longer exists. Reload the list.',
    description: 'Why something was refused: somebody deleted the course.',
  },
});
