import { defineMessages } from '../../i18n/defineMessages.ts';

/** The library of files in the editor. */
export const libraryMessages = defineMessages({
  tab: { id: 'authoring.library.tab', defaultMessage: 'Library', description: 'Tab: files of the workspace.' },
  search: { id: 'authoring.library.search', defaultMessage: 'Search files', description: 'Label of a search.' },
  category: {
    id: 'authoring.library.category',
    defaultMessage: 'Kind',
    description: 'Filter of files by what they were uploaded for.',
  },
  all: { id: 'authoring.library.all', defaultMessage: 'All files', description: 'Filter of files: no filter.' },
  content: {
    id: 'authoring.library.content',
    defaultMessage: 'Lectures',
    description: 'Filter of files, under "Kind".',
  },
  cover: {
    id: 'authoring.library.cover',
    defaultMessage: 'Course covers',
    description: 'Filter of files, under "Kind".',
  },
  frame: { id: 'authoring.library.frame', defaultMessage: 'Frames', description: 'Filter of files, under "Kind".' },
  avatar: {
    id: 'authoring.library.avatar',
    defaultMessage: 'My portraits',
    description: 'Filter of files, under "Kind".',
  },
  other: {
    id: 'authoring.library.other',
    defaultMessage: 'Anything else',
    description: 'Filter of files, under "Kind".',
  },
  upload: { id: 'authoring.library.upload', defaultMessage: 'Upload files', description: 'Button.' },
  dropHint: {
    id: 'authoring.library.dropHint',
    defaultMessage: 'Or drop or paste files here.',
    description: 'Beside the button that uploads files.',
  },
  dropNow: {
    id: 'authoring.library.dropNow',
    defaultMessage: 'Drop the files to upload them',
    description: 'Shown while files are dragged over the library.',
  },
  uploads: { id: 'authoring.library.uploads', defaultMessage: 'Uploads', description: 'Name of a list.' },
  waiting: { id: 'authoring.library.waiting', defaultMessage: 'Waiting', description: 'State of an upload.' },
  progress: {
    id: 'authoring.library.progress',
    defaultMessage: 'Uploading {name}',
    description: 'Name of a progress bar.',
  },
  retry: {
    id: 'authoring.library.retry',
    defaultMessage: 'Try again',
    description: 'Button at an upload that failed.',
  },
  retryOf: {
    id: 'authoring.library.retryOf',
    defaultMessage: 'Try again: {name}',
    description: 'Name of the button "Try again" at the upload of a file.',
  },
  takeAway: {
    id: 'authoring.library.takeAway',
    defaultMessage: 'Remove from the list: {name}',
    description: 'Button at an upload: stops it, or clears one that failed.',
  },
  arrived: {
    id: 'authoring.library.arrived',
    defaultMessage: 'Uploaded: {name}',
    description: 'Told when an upload is done.',
  },
  arrivedCount: {
    id: 'authoring.library.arrivedCount',
    defaultMessage: '{done, number} of {total, plural, one {# file} other {# files}} uploaded',
    description: 'Told each time when one of several uploads is done.',
  },
  files: { id: 'authoring.library.files', defaultMessage: 'Files', description: 'Name of a list.' },
  details: {
    id: 'authoring.library.details',
    defaultMessage: 'Details: {name}',
    description: 'Button that shows what is known of a file.',
  },
  inserts: {
    id: 'authoring.library.inserts',
    defaultMessage: 'Adds a section with this file to the lecture',
    description: 'What pressing a file does.',
  },
  more: { id: 'authoring.library.more', defaultMessage: 'Show more files', description: 'Button.' },
  moreFailed: {
    id: 'authoring.library.moreFailed',
    defaultMessage: 'The files could not be loaded. Try again.',
    description: 'After "Show more files" failed.',
  },
  failed: {
    id: 'authoring.library.failed',
    defaultMessage: 'The files could not be loaded. Your course is safe.',
    description: 'In place of the files.',
  },
  reload: { id: 'authoring.library.reload', defaultMessage: 'Load the files again', description: 'Button.' },
  loading: { id: 'authoring.library.loading', defaultMessage: 'Loading files…', description: 'In place of the files.' },
  empty: {
    id: 'authoring.library.empty',
    defaultMessage: 'No files yet. Pictures, PDFs and recordings that you upload appear here.',
    description: 'In place of the files where there are none.',
  },
  notFound: {
    id: 'authoring.library.notFound',
    defaultMessage: 'No files match. Try other words or another filter.',
    description: 'In place of the files where none fits search and filter.',
  },
  name: { id: 'authoring.library.name', defaultMessage: 'Name', description: 'Field: the name of a file.' },
  nameMissing: {
    id: 'authoring.library.nameMissing',
    defaultMessage: 'Enter a name.',
    description: 'Below an empty field for the name of a file.',
  },
  alt: {
    id: 'authoring.library.alt',
    defaultMessage: 'What the picture shows',
    description: 'Field: what a picture shows, for those who do not see it.',
  },
  altHint: {
    id: 'authoring.library.altHint',
    defaultMessage: 'For those who do not see it. The text comes along wherever you insert the picture.',
    description: 'Below the field for alternative text.',
  },
  save: {
    id: 'authoring.library.save',
    defaultMessage: 'Save',
    description: 'Button: keeps name and alternative text.',
  },
  insert: { id: 'authoring.library.insert', defaultMessage: 'Add to the lecture', description: 'Button.' },
  use: {
    id: 'authoring.library.use',
    defaultMessage: 'Use this file',
    description: 'Button: takes a file for a field.',
  },
  copyAddress: { id: 'authoring.library.copyAddress', defaultMessage: 'Copy address', description: 'Button.' },
  remove: { id: 'authoring.library.remove', defaultMessage: 'Delete', description: 'Button: deletes a file.' },
  removeTitle: {
    id: 'authoring.library.removeTitle',
    defaultMessage: 'Delete “{name}”?',
    description: 'Title of a question.',
  },
  removeText: {
    id: 'authoring.library.removeText',
    defaultMessage: 'The file is deleted for everyone. You cannot undo this.',
    description: 'Before a file is deleted.',
  },
  removeUsed: {
    id: 'authoring.library.removeUsed',
    defaultMessage:
      '{most, select, reached {At least } other {}}{places, plural, one {# place} other {# places}}{courses, plural, =0 {} one { in # course} other { in # courses}} will show nothing in its place.',
    description:
      'Before a file that is used is deleted. “most” is “reached” where there may be more places than were counted.',
  },
  allPlaces: {
    id: 'authoring.library.allPlaces',
    defaultMessage: 'Show all {count, plural, one {# place} other {# places}}',
    description: 'Button below the first of the places that use a file.',
  },
  courseItself: {
    id: 'authoring.library.courseItself',
    defaultMessage: 'The course itself',
    description: 'A place that uses a file: the fields, modules or achievements of the course that is named above.',
  },
  unnamedCourse: {
    id: 'authoring.library.unnamedCourse',
    defaultMessage: 'Course without a name',
    description: 'Heading above places that use a file.',
  },
  unnamedLecture: {
    id: 'authoring.library.unnamedLecture',
    defaultMessage: 'Lecture without a name',
    description: 'A place that uses a file.',
  },
  usedIn: { id: 'authoring.library.usedIn', defaultMessage: 'Where it is used', description: 'Heading above a list.' },
  unused: {
    id: 'authoring.library.unused',
    defaultMessage: 'Nowhere in what is saved.',
    description: 'In place of the list of places that use a file.',
  },
  placesFailed: {
    id: 'authoring.library.placesFailed',
    defaultMessage: 'Where it is used could not be loaded.',
    description: 'In place of the list of places that use a file.',
  },
  placeCourse: {
    id: 'authoring.library.placeCourse',
    defaultMessage: 'Course: {name}',
    description: 'A place that uses a file.',
  },
  placeLecture: {
    id: 'authoring.library.placeLecture',
    defaultMessage: 'Lecture: {name}',
    description: 'A place that uses a file.',
  },
  placeSavedSection: {
    id: 'authoring.library.placeSavedSection',
    defaultMessage: 'Saved section: {name}',
    description: 'A place that uses a file.',
  },
  placeWorkspace: {
    id: 'authoring.library.placeWorkspace',
    defaultMessage: 'The look of this space',
    description: 'A place that uses a file: the profile of the workspace.',
  },
  placePerson: {
    id: 'authoring.library.placePerson',
    defaultMessage: 'Someone’s picture',
    description: 'A place that uses a file: the picture of a person.',
  },
  choose: {
    id: 'authoring.library.choose',
    defaultMessage: 'Choose from the library',
    description: 'Button beside an address, and title of the window that it opens.',
  },
  chooseFor: {
    id: 'authoring.library.chooseFor',
    defaultMessage: 'Library: {field}',
    description: 'Name of the button "Library" beside a field.',
  },
  replace: {
    id: 'authoring.library.replace',
    defaultMessage: 'Replace everywhere',
    description: 'Button: puts another file in the place of one, wherever it is shown.',
  },
  replaceTitle: {
    id: 'authoring.library.replaceTitle',
    defaultMessage: 'Replace “{name}” everywhere',
    description: 'Title of a window.',
  },
  replaceChoose: {
    id: 'authoring.library.replaceChoose',
    defaultMessage: 'Choose the file that takes its place, or upload it.',
    description: 'Above the list of files.',
  },
  replaceUse: {
    id: 'authoring.library.replaceUse',
    defaultMessage: 'Use in its place',
    description: 'Button: takes a file to replace another.',
  },
  replaceWith: {
    id: 'authoring.library.replaceWith',
    defaultMessage: '“{name}” will be shown in its place. Learners see it at once.',
    description: 'Before a file is replaced; a list of the places follows.',
  },
  replaceNow: {
    id: 'authoring.library.replaceNow',
    defaultMessage: 'Replace',
    description: 'Button: replaces a file everywhere.',
  },
  replaceOther: {
    id: 'authoring.library.replaceOther',
    defaultMessage: 'Choose another',
    description: 'Button: goes back to the list of files.',
  },
  replaceClose: {
    id: 'authoring.library.replaceClose',
    defaultMessage: 'Close',
    description: 'Button.',
  },
  replaced: {
    id: 'authoring.library.replaced',
    defaultMessage: 'Replaced everywhere. Places changed: {count}',
    description: 'Notice.',
  },
  replacedAndHere: {
    id: 'authoring.library.replacedAndHere',
    defaultMessage: 'Replaced everywhere. In this course it is saved with your other changes.',
    description: 'Notice, while a course is being edited.',
  },
  replacedCount: {
    id: 'authoring.library.replacedCount',
    defaultMessage: 'Places changed: {count}',
    description: 'After a file was replaced in some places.',
  },
  replacedHere: {
    id: 'authoring.library.replacedHere',
    defaultMessage: 'In this course it is saved with your other changes.',
    description: 'After a file was replaced, while a course is being edited.',
  },
  notReplacedHere: {
    id: 'authoring.library.notReplacedHere',
    defaultMessage: 'In this course nothing was replaced, as not all of it could be loaded. Try again.',
    description: 'After a file was replaced elsewhere, while a course is being edited.',
  },
  remainingIn: {
    id: 'authoring.library.remainingIn',
    defaultMessage: 'These places still show the old file',
    description: 'Heading above a list.',
  },
  leftEdited: {
    id: 'authoring.library.leftEdited',
    defaultMessage: '{place} ({person} is editing it)',
    description: 'A place where a file was not replaced.',
  },
  leftNotAllowed: {
    id: 'authoring.library.leftNotAllowed',
    defaultMessage: '{place} (you may not change it)',
    description: 'A place where a file was not replaced.',
  },
  leftLater: {
    id: 'authoring.library.leftLater',
    defaultMessage: '{place} (not yet: replace once more)',
    description: 'A place where a file was not replaced.',
  },
});
