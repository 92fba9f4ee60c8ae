import { defineMessages } from '../i18n/defineMessages.ts';

/** What is refused of a file, and cropping a picture. The texts load with what opens on demand, and with the course editor. */
export const fileMessages = defineMessages({
  wrongType: {
    id: 'file.wrongType',
    defaultMessage: 'Invalid file type. Only {supported} files allowed',
    description: 'LIB-06, as the requirements have it.',
  },
  tooLarge: {
    id: 'file.tooLarge',
    defaultMessage: 'Files should not exceed {size} in size',
    description: 'LIB-07, as the requirements have it.',
  },
  pictureTooLarge: {
    id: 'file.pictureTooLarge',
    defaultMessage: 'Pictures should not exceed {megapixels} megapixels',
    description: 'Why a picture was not taken.',
  },
  videoCodec: {
    id: 'file.videoCodec',
    defaultMessage:
      'This video is recorded in {codec}, which not every browser plays. Export it as MP4 with H.264 and AAC.',
    description: 'Why a video was not taken.',
  },
  empty: {
    id: 'file.empty',
    defaultMessage: 'This file is empty',
    description: 'Why a file was not taken.',
  },
  unreadable: {
    id: 'file.unreadable',
    defaultMessage: 'This file is damaged or incomplete',
    description: 'Why a file was not taken.',
  },
  storageFull: {
    id: 'file.storageFull',
    defaultMessage: 'There is no room for more files. People who edit courses can delete unused ones in the library.',
    description: 'Why a file was not taken: the store of the workspace is full.',
  },
  pictureLocal: {
    id: 'file.pictureLocal',
    defaultMessage:
      'This picture lies on your computer, where no page may read it. Copy the picture alone, or drop its file here.',
    description: 'Why a picture within what was pasted was not taken.',
  },
  pictureExpires: {
    id: 'file.pictureExpires',
    defaultMessage:
      'The address of this picture runs out, and the picture could not be fetched. Save the picture and drop its file here.',
    description: 'Why a picture within what was pasted, from an online document, was not taken.',
  },
  pictureUnreadable: {
    id: 'file.pictureUnreadable',
    defaultMessage: 'This picture could not be read. Save the picture and drop its file here.',
    description: 'Why a picture within what was pasted was not taken.',
  },
  gone: {
    id: 'file.gone',
    defaultMessage: 'This file no longer exists.',
    description: 'Why a file could not be renamed, replaced or deleted.',
  },
  cropTitle: { id: 'file.cropTitle', defaultMessage: 'Crop the picture', description: 'Title of a window.' },
  selection: {
    id: 'file.selection',
    defaultMessage: 'Selected part: move it with the arrow keys',
    description: 'Name of the frame that is drawn on a picture.',
  },
  handle: {
    id: 'file.handle',
    defaultMessage:
      '{at, select, nw {Top left corner} n {Top edge} ne {Top right corner} e {Right edge} se {Bottom right corner} s {Bottom edge} sw {Bottom left corner} other {Left edge}}: resize with the arrow keys',
    description: 'Name of a handle of the frame that is drawn on a picture.',
  },
  zoom: { id: 'file.zoom', defaultMessage: 'Zoom', description: 'Label of a slider.' },
  asOthersSee: {
    id: 'file.asOthersSee',
    defaultMessage: 'This is how others see you.',
    description: 'Beside the preview of a picture of oneself.',
  },
  save: { id: 'file.save', defaultMessage: 'Save picture', description: 'Button: uploads the cropped picture.' },
  use: {
    id: 'file.use',
    defaultMessage: 'Use picture',
    description: 'Button: uploads the cropped picture for a field that is saved later.',
  },
  another: {
    id: 'file.another',
    defaultMessage: 'Choose another',
    description: 'Button: another picture in place of the one that is being cropped.',
  },
  uploading: {
    id: 'file.uploading',
    defaultMessage: 'Uploading…',
    description: 'Button while the picture is being sent, and name of its progress bar.',
  },
});
