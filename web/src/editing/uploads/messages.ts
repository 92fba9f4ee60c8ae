import { defineMessages } from '../../i18n/defineMessages.ts';

/** Files that are put into a course: pictures of texts, and what is dropped on the page. */
export const uploadMessages = defineMessages({
  uploading: {
    id: 'authoring.upload.uploading',
    defaultMessage: '{count, plural, one {Uploading a file…} other {Uploading # files…}}',
    description: 'State of a course in the editing bar while files are on their way; a save waits for them.',
  },
  nameless: {
    id: 'authoring.upload.nameless',
    defaultMessage: 'picture',
    description: 'What a pasted picture without a name is called, as the beginning of a file name.',
  },
  formulas: {
    id: 'authoring.upload.formulas',
    defaultMessage: 'Formulas without LaTeX were pasted as plain text.',
    description: 'Notice after a paste that had mathematical formulas in it.',
  },
  notHere: {
    id: 'authoring.upload.notHere',
    defaultMessage: 'Files cannot be dropped here. Drop them on a lecture, into a text or on the library.',
    description: 'Notice after files were dropped on a place that takes none.',
  },
  readOnly: {
    id: 'authoring.upload.readOnly',
    defaultMessage: 'Files cannot be added while you cannot edit this course.',
    description: 'Notice after files were dropped on a course that cannot be changed now.',
  },
  noSection: {
    id: 'authoring.upload.noSection',
    defaultMessage: '“{name}” is in the library, but no section can show it.',
    description: 'Notice after a file was dropped that was uploaded but cannot stand in a lecture.',
  },
  altSave: {
    id: 'authoring.upload.altSave',
    defaultMessage: 'Keep',
    description: 'Button: keeps the alternative text of a picture.',
  },
  lostPictures: {
    id: 'authoring.upload.lostPictures',
    defaultMessage:
      '{count, plural, one {A picture that was still being uploaded is not in them: add it again.} other {# pictures that were still being uploaded are not in them: add them again.}}',
    description: 'Behind the notice that unsaved changes can be restored ("them").',
  },
});
