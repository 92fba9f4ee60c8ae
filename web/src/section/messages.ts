import { defineMessages } from '../i18n/defineMessages.ts';

export const sectionMessages = defineMessages({
  important: {
    id: 'section.important',
    defaultMessage: 'Important',
    description: 'Label of a box with something important.',
  },
  additionalInfo: {
    id: 'section.additionalInfo',
    defaultMessage: 'Good to know',
    description: 'Label of a box with something to read on.',
  },
  examples: {
    id: 'section.examples',
    defaultMessage: 'Examples',
    description: 'Label of a box with examples.',
  },
  openPdf: {
    id: 'section.openPdf',
    defaultMessage: 'Open the document',
    description: 'Link that opens a PDF document in a new tab.',
  },
  pdf: {
    id: 'section.pdf',
    defaultMessage: 'PDF document',
    description: 'Name of a PDF document without a better name.',
  },
  playVideo: {
    id: 'section.playVideo',
    defaultMessage: 'Play the video from {host}',
    description: 'Button on the still of a video from another site. {host}: YouTube, Vimeo or Loom.',
  },
  videoNote: {
    id: 'section.videoNote',
    defaultMessage: 'Playing this loads content from {host}.',
    description: 'Said below the still: nothing has been loaded from that site yet.',
  },
  video: {
    id: 'section.video',
    defaultMessage: 'Video',
    description: 'Name of a video frame.',
  },
  embedLoad: {
    id: 'section.embed.load',
    defaultMessage: 'Load content from {host}',
    description: 'Button that loads a page of another site into the lecture; host is as view.genially.com.',
  },
  embedOpen: {
    id: 'section.embed.open',
    defaultMessage: 'Open at {host}',
    description: 'Link that opens a page of another site in a new tab.',
  },
  embedFrame: {
    id: 'section.embed.frame',
    defaultMessage: 'Content from {host}',
    description: 'Name of a frame with a page of another site that its author gave no title.',
  },
  embedNote: {
    id: 'section.embed.note',
    defaultMessage: 'Nothing has been loaded from {host} yet. It learns of your visit when you load the content.',
    description: 'Said below the button.',
  },
  embedOffline: {
    id: 'section.embed.offline',
    defaultMessage: 'This content comes from {host}. It can be loaded once you are online.',
    description: 'Said in the place of the button while there is no network.',
  },
  embedIsLink: {
    id: 'section.embed.isLink',
    defaultMessage: 'Content from {host} cannot be shown on this page. You can open it in a new tab.',
    description: 'Said in the place of the button where the operator does not allow the host.',
  },
  form: { id: 'section.form', defaultMessage: 'Form', description: 'Name of a frame with a form of Typeform.' },
  openForm: {
    id: 'section.openForm',
    defaultMessage: 'Fill in the form here',
    description: 'Button that loads a form of Typeform into the page.',
  },
  formNote: {
    id: 'section.formNote',
    defaultMessage: 'Opening the form loads content from Typeform, which receives your answers.',
    description: 'Said beside the button: nothing has been loaded from that site yet.',
  },
  sound: {
    id: 'section.sound',
    defaultMessage: 'Audio recording',
    description: 'Name of a sound.',
  },
  openLink: {
    id: 'section.openLink',
    defaultMessage: 'Open the material',
    description: 'Link to media that is shown elsewhere.',
  },
  newTab: {
    id: 'section.newTab',
    defaultMessage: 'opens in a new tab',
    description: 'Added to links for screen readers.',
  },
  conversation: {
    id: 'section.conversation',
    defaultMessage: 'Conversation',
    description: 'Name of a conversation in bubbles.',
  },
  you: {
    id: 'section.you',
    defaultMessage: 'You',
    description: 'The learner as a speaker of a conversation.',
  },
  speaker: {
    id: 'section.speaker',
    defaultMessage: 'Speaker {number}',
    description: 'A speaker of a conversation without a name. {number} counts from 1.',
  },
  chooseWay: {
    id: 'section.chooseWay',
    defaultMessage: 'Choose how to continue',
    description: 'Name of a choice of ways on.',
  },
  startOver: {
    id: 'section.startOver',
    defaultMessage: 'Start over',
    description: 'Button that takes a choice of ways back.',
  },
  notDrawn: {
    id: 'section.notDrawn',
    defaultMessage: 'This question is not part of your set.',
    description: 'Said where the question of a section was not drawn for this learner.',
  },
  download: {
    id: 'section.download',
    defaultMessage: 'Download',
    description: 'Link that downloads a file.',
  },
  downloadOf: {
    id: 'section.downloadOf',
    defaultMessage: 'Download: {name}',
    description: 'Name of the link "Download" at a file.',
  },
  file: {
    id: 'section.file',
    defaultMessage: 'File',
    description: 'Name of a file without a better name.',
  },
  openFile: {
    id: 'section.openFile',
    defaultMessage: 'Open the file',
    description: 'Link that opens a file of another site in a new tab.',
  },
});
