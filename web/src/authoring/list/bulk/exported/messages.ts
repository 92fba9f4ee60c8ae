import { defineMessages } from '../../../../i18n/defineMessages.ts';

/** Selected courses as one file (OP-286). */
export const courseExportMessages = defineMessages({
  action: {
    id: 'courseList.export.action',
    defaultMessage: 'Export',
    description: 'Action with selected courses: saves them as one ZIP file.',
  },
  title: {
    id: 'courseList.export.title',
    defaultMessage: '{count, plural, one {Export # course} other {Export # courses}}',
    description: 'Heading of the window in which selected courses are exported.',
  },
  progress: {
    id: 'courseList.export.progress',
    defaultMessage: '{done, number} of {count, number} read',
    description: 'How many of the selected courses were read so far.',
  },
  bar: { id: 'courseList.export.bar', defaultMessage: 'Progress of the export', description: 'Name of a bar.' },
  cancel: {
    id: 'courseList.export.cancel',
    defaultMessage: 'Cancel the export',
    description: 'Button: no further course is read, and nothing is saved.',
  },
  saved: {
    id: 'courseList.export.saved',
    defaultMessage: '{count, plural, one {# course is in “{file}”.} other {# courses are in “{file}”.}}',
    description: 'Said when selected courses were exported: {file} is the name of the ZIP.',
  },
  nothing: {
    id: 'courseList.export.nothing',
    defaultMessage: 'None of the courses could be exported.',
    description: 'Said when selected courses were to be exported.',
  },
  failed: {
    id: 'courseList.export.failed',
    defaultMessage: 'The file could not be made. The courses are unchanged.',
    description: 'Said when selected courses were to be exported and the browser failed to pack them.',
  },
  leftOut: {
    id: 'courseList.export.leftOut',
    defaultMessage: '{count, plural, one {# course was left out} other {# courses were left out}}',
    description: 'Heading above the courses that could not be exported, each with its reason.',
  },
  unnamed: {
    id: 'courseList.export.unnamed',
    defaultMessage: 'A course of another page',
    description: 'In place of the name of a course that could not be exported, where its name is not known.',
  },
  close: {
    id: 'courseList.export.close',
    defaultMessage: 'Done',
    description: 'Button: closes the window of an export.',
  },
});
