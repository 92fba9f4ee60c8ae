import { defineMessages } from '../../i18n/defineMessages.ts';

/** The history of a course (BEY-01). */
export const historyMessages = defineMessages({
  title: {
    id: 'history.title',
    defaultMessage: 'History',
    description: 'Menu item of the editing bar, and heading of what it opens: the revisions of a course.',
  },
  about: {
    id: 'history.about',
    defaultMessage:
      'Each save keeps a version. Of auto-saves in a row only the last one is kept, and any that you name.',
    description: 'Below the heading of the history of a course.',
  },
  when: {
    id: 'history.when',
    defaultMessage: '{day}, {time}',
    description: 'When a course was saved: {day} is “Today” or “Yesterday”, {time} a time such as 18:04.',
  },
  by: {
    id: 'history.by',
    defaultMessage: '{time} · {person}',
    description: 'When and by whom a course was saved, below the heading of the day.',
  },
  current: {
    id: 'history.current',
    defaultMessage: 'Current',
    description: 'Mark of a revision: the course is like that now.',
  },
  published: {
    id: 'history.published',
    defaultMessage: 'Live',
    description: 'Mark of the revision that learners have now.',
  },
  notLive: {
    id: 'history.notLive',
    defaultMessage: 'Not live',
    description: 'Mark of the newest revision: learners do not have it yet, as it is held back.',
  },
  draft: {
    id: 'history.draft',
    defaultMessage: 'Draft',
    description: 'Mark of a revision: the course was not published then.',
  },
  forced: {
    id: 'history.forced',
    defaultMessage: 'Saved over it',
    description:
      'Mark of a revision: it was saved in spite of another’s lock, of a newer version or of what learners lost.',
  },
  autoSaved: {
    id: 'history.autoSaved',
    defaultMessage: 'Auto-saved',
    description: 'Mark of a revision: the editor saved it on its own.',
  },
  nobody: { id: 'history.nobody', defaultMessage: 'Account deleted', description: 'In place of who saved a revision.' },
  revision: {
    id: 'history.revision',
    defaultMessage: 'Version of {when}',
    description: 'Name of an entry of the history, for screen readers.',
  },
  changes: {
    id: 'history.changes',
    defaultMessage: 'What changed',
    description: 'Name of a list of changes, for screen readers.',
  },
  name: { id: 'history.name', defaultMessage: 'Add a name', description: 'Button: gives a revision a name.' },
  nameOf: {
    id: 'history.nameOf',
    defaultMessage: 'Add a name: version of {when}',
    description: 'Name of the button, for screen readers.',
  },
  rename: { id: 'history.rename', defaultMessage: 'Rename', description: 'Button: gives a revision another name.' },
  renameOf: {
    id: 'history.renameOf',
    defaultMessage: 'Rename “{name}”: version of {when}',
    description: 'Name of the button, for screen readers.',
  },
  nameField: { id: 'history.nameField', defaultMessage: 'Name of the version', description: 'Label of a field.' },
  nameHint: {
    id: 'history.nameHint',
    defaultMessage: 'Leave it empty to take the name away.',
    description: 'Below the field for the name of a revision.',
  },
  nameSave: {
    id: 'history.nameSave',
    defaultMessage: 'Save name',
    description: 'Button beside the field for the name of a revision.',
  },
  nameCancel: {
    id: 'history.nameCancel',
    defaultMessage: 'Cancel',
    description: 'Button beside the field for the name of a revision.',
  },
  more: {
    id: 'history.more',
    defaultMessage: 'Show earlier versions',
    description: 'Button below the history of a course.',
  },
  moreFailed: {
    id: 'history.moreFailed',
    defaultMessage: 'Earlier versions could not be loaded. Try again.',
    description: 'Beside the button “Show earlier revisions”.',
  },
  failed: {
    id: 'history.failed',
    defaultMessage: 'The history could not be loaded. The course is safe.',
    description: 'In place of the history of a course.',
  },
  reload: { id: 'history.reload', defaultMessage: 'Load the history again', description: 'Button.' },
  loading: {
    id: 'history.loading',
    defaultMessage: 'Loading the history',
    description: 'While the history of a course is read.',
  },
  empty: {
    id: 'history.empty',
    defaultMessage: 'Nothing has been saved yet. Each save will appear here.',
    description: 'In place of the history of a course that has none.',
  },
  courseType: {
    id: 'history.courseType',
    defaultMessage: 'Type of the course',
    description: 'Field of a course: normal, external, SCORM or umbrella.',
  },
  metadata: {
    id: 'history.metadata',
    defaultMessage: 'Language, speakers or height of embedded content',
    description: 'Names some fields of a course together, of which one or more changed.',
  },
  customMetadata: {
    id: 'history.customMetadata',
    defaultMessage: 'Own data or the tree of the umbrella course',
    description: 'Names some fields of a course together, of which one or more changed.',
  },
});
