import { defineMessages } from '../../i18n/defineMessages.ts';

/** The field for a picture, a video, a sound or a document. */
export const mediaMessages = defineMessages({
  dropIMAGE: {
    id: 'fields.mediaDropPicture',
    defaultMessage: 'Drop or paste a picture here',
    description: 'In a field that is still empty.',
  },
  dropVIDEO: {
    id: 'fields.mediaDropVideo',
    defaultMessage: 'Drop or paste a video here',
    description: 'In a field that is still empty.',
  },
  dropMP3: {
    id: 'fields.mediaDropSound',
    defaultMessage: 'Drop or paste a sound file here',
    description: 'In a field that is still empty.',
  },
  dropPDF: {
    id: 'fields.mediaDropPdf',
    defaultMessage: 'Drop or paste a PDF here',
    description: 'In a field that is still empty.',
  },
  dropAny: {
    id: 'fields.mediaDropAny',
    defaultMessage: 'Drop or paste a file here',
    description: 'In a field that is still empty and may hold a picture, a video or a PDF.',
  },
  dropNow: {
    id: 'fields.mediaDropNow',
    defaultMessage: 'Drop it here',
    description: 'In a field while a file is dragged over it.',
  },
  upload: { id: 'fields.mediaUpload', defaultMessage: 'Upload', description: 'Button at a field: chooses a file.' },
  uploadFor: {
    id: 'fields.mediaUploadFor',
    defaultMessage: 'Upload: {field}',
    description: 'Name of the button "Upload" at a field.',
  },
  remove: { id: 'fields.mediaRemove', defaultMessage: 'Remove', description: 'Button at a field: empties it.' },
  removeFor: {
    id: 'fields.mediaRemoveFor',
    defaultMessage: 'Remove: {field}',
    description: 'Name of the button "Remove" at a field.',
  },
  typeAddress: {
    id: 'fields.mediaUseAddress',
    defaultMessage: 'Use an address',
    description: 'Button at a field: shows where an address of the web can be typed.',
  },
  typeAddressFor: {
    id: 'fields.mediaUseAddressFor',
    defaultMessage: 'Use an address: {field}',
    description: 'Name of the button "Use an address" at a field.',
  },
  addressOf: {
    id: 'fields.mediaAddressOf',
    defaultMessage: 'Address: {field}',
    description: 'Field for the address of a picture, a video and the like.',
  },
  libraryFile: {
    id: 'fields.mediaLibraryFile',
    defaultMessage: 'File of the library',
    description: 'In a field, of a file whose name is not known.',
  },
  fromHost: {
    id: 'fields.mediaFromHost',
    defaultMessage: 'From {host}',
    description: 'In a field, of something that is served by another site.',
  },
  progress: {
    id: 'fields.mediaProgress',
    defaultMessage: 'Uploading {name}',
    description: 'Name of a progress bar.',
  },
  failed: {
    id: 'fields.mediaFailed',
    defaultMessage: 'Not uploaded yet. The list of uploads says why.',
    description: 'In a field whose file could not be uploaded and can be tried again.',
  },
  onlyOne: {
    id: 'fields.mediaOnlyOne',
    defaultMessage: 'One file fits here. Only “{name}” was taken.',
    description: 'Told when several files were dropped on a field.',
  },
});
