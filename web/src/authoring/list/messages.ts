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
  changedFirst: {
    id: 'courseList.changedFirst',
    defaultMessage: 'Longest unchanged first',
    description: 'Order of the list: by the last change, from its other end.',
  },
  byName: {
    id: 'courseList.byName',
    defaultMessage: 'By name',
    description: 'Order of the list: alphabetical.',
  },
  byNameBackwards: {
    id: 'courseList.byNameBackwards',
    defaultMessage: 'By name, from Z',
    description: 'Order of the list: alphabetical, from its other end.',
  },
  draftsFirst: {
    id: 'courseList.draftsFirst',
    defaultMessage: 'Drafts first',
    description: 'Order of the list: by status.',
  },
  publishedFirst: {
    id: 'courseList.publishedFirst',
    defaultMessage: 'Published first',
    description: 'Order of the list: by status.',
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
  learnersOf: {
    id: 'courseList.learnersOf',
    defaultMessage: '{count, number}: how they get on in {course}',
    description: 'Name of the link on the number of learners of a course, for those who do not see the table.',
  },
  changed: {
    id: 'courseList.changed',
    defaultMessage: 'Last change',
    description: 'Head of a column: when a course was saved last, and by whom.',
  },
  history: {
    id: 'courseList.history',
    defaultMessage: 'History',
    description: 'Item of the menu of a course: opens the versions of it that were saved.',
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
  notLive: {
    id: 'courseList.notLive',
    defaultMessage: 'Changes not live',
    description: 'Mark below the status: learners do not have what was saved last, as its author holds it back.',
  },
  goesLive: {
    id: 'courseList.goesLive',
    defaultMessage: 'Goes live {time}',
    description: 'The same where the author has set when learners get it, as “Goes live Mon 08:00”.',
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
  publishAnyway: {
    id: 'courseList.publishAnyway',
    defaultMessage: 'Publish anyway',
    description: 'Button that publishes in spite of what refused it (SAVE-13).',
  },
  unpublishAnyway: {
    id: 'courseList.unpublishAnyway',
    defaultMessage: 'Unpublish anyway',
    description: 'Button that unpublishes in spite of what refused it (SAVE-13).',
  },
  notDeleted: {
    id: 'courseList.notDeleted',
    defaultMessage: 'Course could not be deleted',
    description: 'Notice when a course was not deleted (CRS-18, OP-68).',
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
    description: 'Why something was refused: someone deleted the course.',
  },
  tour: {
    id: 'courseList.tour',
    defaultMessage: 'Take the tour',
    description: 'Button that starts a guided tour of the list of courses.',
  },
  create: {
    id: 'courseList.create',
    defaultMessage: 'Create a course',
    description: 'Button above the list, and title of the dialog it opens.',
  },
  createLead: {
    id: 'courseList.createLead',
    defaultMessage: 'How would you like to start?',
    description: 'Question above the ways to begin a course.',
  },
  basic: {
    id: 'courseList.basic',
    defaultMessage: 'Basic structure',
    description: 'Way to begin a course: modules and lectures.',
  },
  basicText: {
    id: 'courseList.basicText',
    defaultMessage: 'Say how many modules and lectures, and fill them in.',
    description: 'What “Basic structure” means.',
  },
  external: {
    id: 'courseList.external',
    defaultMessage: 'Link to another site',
    description: 'Way to begin a course.',
  },
  externalText: {
    id: 'courseList.externalText',
    defaultMessage: 'A course that learners take elsewhere.',
    description: 'What “Link to another site” means.',
  },
  umbrella: {
    id: 'courseList.umbrella',
    defaultMessage: 'Umbrella course',
    description: 'Way to begin a course: a decision tree.',
  },
  umbrellaText: {
    id: 'courseList.umbrellaText',
    defaultMessage: 'Answers lead learners to the course that suits them.',
    description: 'What “Umbrella course” means.',
  },
  fromTemplate: {
    id: 'courseList.fromTemplate',
    defaultMessage: 'From a template',
    description: 'Way to begin a course.',
  },
  fromTemplateText: {
    id: 'courseList.fromTemplateText',
    defaultMessage: 'A finished course to make your own: compliance, onboarding, a language and more.',
    description: 'What “From a template” means.',
  },
  templatesLead: {
    id: 'courseList.templatesLead',
    defaultMessage: 'Choose a template to see what is in it.',
    description: 'Above the templates.',
  },
  shippedTemplates: {
    id: 'courseList.shippedTemplates',
    defaultMessage: 'Ready-made courses',
    description: 'Heading above the templates that come with the product.',
  },
  ownTemplates: {
    id: 'courseList.ownTemplates',
    defaultMessage: 'Templates of your workspace',
    description: 'Heading above the templates that someone of the workspace made.',
  },
  noOwnTemplates: {
    id: 'courseList.noOwnTemplates',
    defaultMessage: 'None yet. An admin makes one from a draft: “{action}” in its menu in the course list.',
    description: 'In place of the templates of the workspace. {action} is the menu item “Use as a template”.',
  },
  templatesLoading: {
    id: 'courseList.templatesLoading',
    defaultMessage: 'Loading…',
    description: 'While the templates are read, and while one of them is.',
  },
  templatesNotLoaded: {
    id: 'courseList.templatesNotLoaded',
    defaultMessage: 'The templates could not be loaded. Go back, then try again.',
    description: 'In place of the templates.',
  },
  templateNotLoaded: {
    id: 'courseList.templateNotLoaded',
    defaultMessage: 'The contents could not be loaded. You can create the course all the same.',
    description: 'In place of the table of contents of a template.',
  },
  templateLectures: {
    id: 'courseList.templateLectures',
    defaultMessage: '{count, plural, one {# lecture} other {# lectures}}',
    description: 'What a template holds, part of one line.',
  },
  templateQuestions: {
    id: 'courseList.templateQuestions',
    defaultMessage: '{count, plural, one {# question} other {# questions}}',
    description: 'What a template holds, part of one line.',
  },
  templateAchievements: {
    id: 'courseList.templateAchievements',
    defaultMessage: '{count, plural, one {# achievement} other {# achievements}}',
    description: 'What a template holds, part of one line.',
  },
  templateCertificate: {
    id: 'courseList.templateCertificate',
    defaultMessage: 'certificate',
    description: 'What a template holds, part of one line: a certificate can be earned in it.',
  },
  templateContents: {
    id: 'courseList.templateContents',
    defaultMessage: 'Contents',
    description: 'Heading above the table of contents of a template.',
  },
  templateNoContents: {
    id: 'courseList.templateNoContents',
    defaultMessage: 'It has no lectures.',
    description: 'In place of the table of contents of a template.',
  },
  makeTemplate: {
    id: 'courseList.makeTemplate',
    defaultMessage: 'Use as a template',
    description: 'Menu item: new courses can be made from this one.',
  },
  endTemplate: {
    id: 'courseList.endTemplate',
    defaultMessage: 'Stop using as a template',
    description: 'Menu item: the course is a usual one again.',
  },
  isTemplate: {
    id: 'courseList.isTemplate',
    defaultMessage: '“{course}” is a template now. Authors find it under “{create}”.',
    description: 'Notice. {course} is a name, {create} the button “Create a course”.',
  },
  isNoTemplate: {
    id: 'courseList.isNoTemplate',
    defaultMessage: '“{course}” is no longer a template.',
    description: 'Notice. {course} is a name.',
  },
  importFile: {
    id: 'courseList.importFile',
    defaultMessage: 'Import a file',
    description: 'Way to begin a course, and title of the step.',
  },
  importText: {
    id: 'courseList.importText',
    defaultMessage: 'A course that was exported here or in another workspace.',
    description: 'What “Import a file” means.',
  },
  smart: {
    id: 'courseList.smart',
    defaultMessage: 'Smart wizard',
    description: 'Way to begin a course that does not exist yet.',
  },
  comingSoon: {
    id: 'courseList.comingSoon',
    defaultMessage: 'Coming soon',
    description: 'Beside a way to begin a course that does not exist yet.',
  },
  back: {
    id: 'courseList.back',
    defaultMessage: 'Back',
    description: 'Button: leads from a step to the choices before it.',
  },
  nameLabel: {
    id: 'courseList.nameLabel',
    defaultMessage: 'Course name',
    description: 'Label of the field for the name of a new course.',
  },
  nameMissing: {
    id: 'courseList.nameMissing',
    defaultMessage: 'Enter a name for the course',
    description: 'What is wrong with an empty name.',
  },
  addressLabel: {
    id: 'courseList.addressLabel',
    defaultMessage: 'Address of the course',
    description: 'Label of the field for the address of a course elsewhere.',
  },
  addressWrong: {
    id: 'courseList.addressWrong',
    defaultMessage: 'Enter a web address that begins with https:// or http://',
    description: 'What is wrong with an address.',
  },
  modulesLabel: {
    id: 'courseList.modulesLabel',
    defaultMessage: 'Modules',
    description: 'Label: how many modules a new course has.',
  },
  lecturesLabel: {
    id: 'courseList.lecturesLabel',
    defaultMessage: 'Lectures per module',
    description: 'Label: how many lectures each module has.',
  },
  sectionsLabel: {
    id: 'courseList.sectionsLabel',
    defaultMessage: 'Sections per lecture',
    description: 'Label: how many sections each lecture has.',
  },
  countWrong: {
    id: 'courseList.countWrong',
    defaultMessage: 'Enter a whole number from 1 to {most, number}',
    description: 'What is wrong with a count.',
  },
  more: {
    id: 'courseList.more',
    defaultMessage: 'More settings',
    description: 'Opens the fields of a new course that may be left as they are.',
  },
  moreAbout: {
    id: 'courseList.moreAbout',
    defaultMessage: 'Cover, topics and more. You can also do this later.',
    description: 'Below “More settings”.',
  },
  moreWrong: {
    id: 'courseList.moreWrong',
    defaultMessage: 'Something here needs correcting',
    description: 'Name of the mark beside “More settings” when a field in it is wrong.',
  },
  refused: {
    id: 'courseList.refused',
    defaultMessage: 'This was not accepted. Correct it and try again.',
    description: 'Below a field of a new course whose value the platform refused.',
  },
  moduleName: {
    id: 'courseList.moduleName',
    defaultMessage: 'Module {number}',
    description: 'Name of a module of a new course.',
  },
  lectureName: {
    id: 'courseList.lectureName',
    defaultMessage: 'Lecture {number}',
    description: 'Name of a lecture of a new course.',
  },
  createAction: {
    id: 'courseList.createAction',
    defaultMessage: 'Create',
    description: 'Button: creates the course.',
  },
  creating: {
    id: 'courseList.creating',
    defaultMessage: 'Creating…',
    description: 'Button while the course is being created.',
  },
  fileLabel: {
    id: 'courseList.fileLabel',
    defaultMessage: 'Exported file',
    description: 'Label of the field that takes a file.',
  },
  fileHint: {
    id: 'courseList.fileHint',
    defaultMessage: 'A .json file of at most 8 MB. The course arrives as a draft.',
    description: 'Below the field that takes a file.',
  },
  fileMissing: {
    id: 'courseList.fileMissing',
    defaultMessage: 'Choose a file',
    description: 'What is wrong when no file was chosen.',
  },
  fileTooLarge: {
    id: 'courseList.fileTooLarge',
    defaultMessage: 'This file is larger than 8 MB.',
    description: 'Why a file cannot be imported.',
  },
  fileNoJson: {
    id: 'courseList.fileNoJson',
    defaultMessage: 'This file holds no exported course. Choose a file that was saved with “Export as a file”.',
    description: 'Why a file cannot be imported; “Export as a file” is the menu item.',
  },
  fileTooDeep: {
    id: 'courseList.fileTooDeep',
    defaultMessage: 'The file is nested too deeply. Flatten this place, then import it again: {path}',
    description: 'Why a file cannot be imported. “path” is a place in it, such as customMetadata.a.b….',
  },
  fileWrong: {
    id: 'courseList.fileWrong',
    defaultMessage: 'The course was not imported. These places of the file are not valid:',
    description: 'Above a list of places in the file, such as modules.0.name.',
  },
  importAction: {
    id: 'courseList.importAction',
    defaultMessage: 'Import',
    description: 'Button: imports the file.',
  },
  importing: {
    id: 'courseList.importing',
    defaultMessage: 'Importing…',
    description: 'Button while a file is being imported.',
  },
  wasImported: {
    id: 'courseList.wasImported',
    defaultMessage: '“{course}” was imported as a draft.',
    description: 'Notice. {course} is a name.',
  },
  leftovers: {
    id: 'courseList.leftovers',
    defaultMessage: 'Imported, but not everything came along',
    description: 'Title of the dialog after an import that names what this workspace does not have.',
  },
  leftoversAbout: {
    id: 'courseList.leftoversAbout',
    defaultMessage:
      '“{course}” is there as a draft. Packages and files do not travel with a course; these are missing here. The check before publishing names every place that shows them.',
    description: 'Above the list of what is missing. {course} is a name.',
  },
  leftKind: {
    id: 'courseList.leftKind',
    defaultMessage:
      '{kind, select, picture {Picture} video {Video} sound {Sound} document {Document} package {SCORM package} other {File}}',
    description: 'Entry of that list, beside the name of the lecture, or of the course, that it is missing in.',
  },
  leftOriginal: {
    id: 'courseList.leftOriginal',
    defaultMessage: 'Where it was',
    description: 'Link of such an entry: opens the file at the site that the course comes from.',
  },
  leftoversRead: {
    id: 'courseList.leftoversRead',
    defaultMessage: 'Got it',
    description: 'Button that closes that dialog.',
  },
  scorm: {
    id: 'courseList.scorm',
    defaultMessage: 'SCORM package',
    description: 'Way to begin a course, and title of its form.',
  },
  scormText: {
    id: 'courseList.scormText',
    defaultMessage: 'A package from another authoring tool becomes a course.',
    description: 'Below that way.',
  },
  archiveLabel: {
    id: 'courseList.archiveLabel',
    defaultMessage: 'Package (ZIP archive)',
    description: 'Label of the field for the archive of a SCORM package.',
  },
  archiveHint: {
    id: 'courseList.archiveHint',
    defaultMessage:
      'SCORM 1.2 or SCORM 2004. It is uploaded as soon as the course opens. You can also upload it there later.',
    description: 'Below that field.',
  },
  discardTitle: {
    id: 'courseList.discardTitle',
    defaultMessage: 'Discard the new course?',
    description: 'Title of a question before the form for a new course is left.',
  },
  discardText: {
    id: 'courseList.discardText',
    defaultMessage: 'What you entered has not been saved and will be lost.',
    description: 'Text of that question.',
  },
  discard: { id: 'courseList.discard', defaultMessage: 'Discard', description: 'Button: leaves the form.' },
  keepTyping: {
    id: 'courseList.keepTyping',
    defaultMessage: 'Keep editing',
    description: 'Button: stays in the form.',
  },
  exportCourse: {
    id: 'courseList.exportCourse',
    defaultMessage: 'Export a course',
    description: 'Way beside those to begin a course: saves one as a file; also the title of its dialog.',
  },
  exportCourseText: {
    id: 'courseList.exportCourseText',
    defaultMessage: 'Saves one of your courses as a file that can be imported.',
    description: 'Below that way.',
  },
  exportHint: {
    id: 'courseList.exportHint',
    defaultMessage: 'Choose the course to save as a file.',
    description: 'In the dialog that exports a course.',
  },
  coursesNotLoaded: {
    id: 'courseList.coursesNotLoaded',
    defaultMessage: 'The courses could not be loaded. Try again.',
    description: 'In the dialog that exports a course.',
  },
  noneFound: {
    id: 'courseList.noneFound',
    defaultMessage: 'No course matches',
    description: 'In the dialog that exports a course, after a search.',
  },
  exporting: {
    id: 'courseList.exporting',
    defaultMessage: 'Saving…',
    description: 'Beside a course while its file is made.',
  },
  topics: {
    id: 'courseList.topics',
    defaultMessage: 'Topics',
    description: 'Button above the list of courses, and title of the dialog it opens: the tags of the workspace.',
  },
  topicsHint: {
    id: 'courseList.topicsHint',
    defaultMessage: 'Learners narrow the catalogue by topics. A course gets its topics in its settings.',
    description: 'In the dialog of topics.',
  },
  topicSearch: {
    id: 'courseList.topicSearch',
    defaultMessage: 'Search topics',
    description: 'Search in the dialog of topics.',
  },
  topicCourses: {
    id: 'courseList.topicCourses',
    defaultMessage: '{count, plural, =0 {No course} one {# course} other {# courses}}',
    description: 'How many courses have a topic.',
  },
  topicCount: {
    id: 'courseList.topicCount',
    defaultMessage: '{count, plural, one {# topic} other {# topics}}',
    description: 'Above the list of topics.',
  },
  noTopics: {
    id: 'courseList.noTopics',
    defaultMessage: 'No topics yet',
    description: 'In place of the list of topics.',
  },
  noTopicFound: {
    id: 'courseList.noTopicFound',
    defaultMessage: 'No topic matches',
    description: 'In place of the list of topics after a search.',
  },
  topicsNotLoaded: {
    id: 'courseList.topicsNotLoaded',
    defaultMessage: 'The topics could not be loaded. Try again.',
    description: 'In place of the list of topics.',
  },
  deleteTopic: {
    id: 'courseList.deleteTopic',
    defaultMessage: 'Delete: {topic}',
    description: 'Button beside a topic.',
  },
  deleteTopicTitle: {
    id: 'courseList.deleteTopicTitle',
    defaultMessage: 'Delete the topic “{topic}”?',
    description: 'Title of the question before a topic is deleted.',
  },
  deleteTopicText: {
    id: 'courseList.deleteTopicText',
    defaultMessage:
      '{count, plural, =0 {No course has this topic.} one {# course loses this topic. The course itself stays.} other {# courses lose this topic. The courses themselves stay.}} This cannot be undone.',
    description: 'In the question before a topic is deleted.',
  },
  topicDeleted: {
    id: 'courseList.topicDeleted',
    defaultMessage: 'The topic “{topic}” was deleted.',
    description: 'Told after a topic was deleted.',
  },
  renameTopic: {
    id: 'courseList.renameTopic',
    defaultMessage: 'Rename: {topic}',
    description: 'Button beside a topic.',
  },
  renameTopicTitle: {
    id: 'courseList.renameTopicTitle',
    defaultMessage: 'Rename the topic “{topic}”',
    description: 'Title of the dialog in which a topic is renamed.',
  },
  renameTopicDo: {
    id: 'courseList.renameTopicDo',
    defaultMessage: 'Rename',
    description: 'Button that renames a topic.',
  },
  topicName: {
    id: 'courseList.topicName',
    defaultMessage: 'Name',
    description: 'Label of the name of a topic.',
  },
  renameTopicHint: {
    id: 'courseList.renameTopicHint',
    defaultMessage:
      '{count, plural, =0 {No course has this topic.} one {# course gets the new name at once.} other {# courses get the new name at once.}}',
    description: 'Below the name of a topic that is renamed.',
  },
  topicRenamed: {
    id: 'courseList.topicRenamed',
    defaultMessage: 'The topic “{topic}” is now called “{name}”.',
    description: 'Told after a topic was renamed.',
  },
  mergeTopicTitle: {
    id: 'courseList.mergeTopicTitle',
    defaultMessage: 'Merge “{topic}” into “{other}”?',
    description: 'Title of the question before a topic goes into the topic whose name it was given.',
  },
  mergeTopicText: {
    id: 'courseList.mergeTopicText',
    defaultMessage:
      'There is a topic “{other}” already. {count, plural, =0 {No course has the topic “{topic}”} one {# course with the topic “{topic}” gets “{other}” instead} other {# courses with the topic “{topic}” get “{other}” instead}}, and “{topic}” is deleted. This cannot be undone.',
    description: 'In the question before a topic goes into another.',
  },
  mergeTopic: {
    id: 'courseList.mergeTopic',
    defaultMessage: 'Merge',
    description: 'Button that merges two topics.',
  },
  topicMerged: {
    id: 'courseList.topicMerged',
    defaultMessage: 'The topic “{topic}” was merged into “{name}”.',
    description: 'Told after a topic went into another.',
  },
});
