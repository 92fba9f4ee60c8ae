import { defineMessages } from '../../i18n/defineMessages.ts';

export const readingMessages = defineMessages({
  title: { id: 'reading.title', defaultMessage: 'Reading settings', description: 'Title of the accessibility dialog.' },
  intro: {
    id: 'reading.intro',
    defaultMessage: 'Changes apply at once and stay in this browser.',
    description: 'Below the title of the dialog, for visitors.',
  },
  introSignedIn: {
    id: 'reading.introSignedIn',
    defaultMessage: 'Changes apply at once, on every device you sign in on.',
    description: 'Below the title of the dialog, for signed-in people.',
  },
  fontSize: { id: 'reading.fontSize', defaultMessage: 'Text size', description: 'Name of a group of controls.' },
  fontSizeValue: {
    id: 'reading.fontSizeValue',
    defaultMessage: '{size, number} px',
    description: 'The size of type in pixels.',
  },
  smaller: { id: 'reading.smaller', defaultMessage: 'Smaller text', description: 'Button.' },
  larger: { id: 'reading.larger', defaultMessage: 'Larger text', description: 'Button.' },
  colors: { id: 'reading.colors', defaultMessage: 'Colours', description: 'Name of a group of controls.' },
  schemeDefault: {
    id: 'reading.schemeDefault',
    defaultMessage: 'Colours of this site',
    description: 'A colour scheme.',
  },
  schemeWhiteOnBlack: {
    id: 'reading.schemeWhiteOnBlack',
    defaultMessage: 'White on black',
    description: 'A colour scheme.',
  },
  schemeBlue: {
    id: 'reading.schemeBlue',
    defaultMessage: 'Dark blue on light blue',
    description: 'A colour scheme.',
  },
  schemeBrown: { id: 'reading.schemeBrown', defaultMessage: 'Brown on beige', description: 'A colour scheme.' },
  schemeGreen: { id: 'reading.schemeGreen', defaultMessage: 'Green on dark brown', description: 'A colour scheme.' },
  images: { id: 'reading.images', defaultMessage: 'Pictures', description: 'Name of a group of controls.' },
  imagesNormal: { id: 'reading.imagesNormal', defaultMessage: 'In colour', description: 'How pictures are shown.' },
  imagesMonochrome: {
    id: 'reading.imagesMonochrome',
    defaultMessage: 'Without colour',
    description: 'How pictures are shown.',
  },
  imagesHidden: {
    id: 'reading.imagesHidden',
    defaultMessage: 'Hidden, with their description instead',
    description: 'How pictures are shown.',
  },
  on: {
    id: 'reading.on',
    defaultMessage: 'Your reading settings are on.',
    description: 'Says that something differs from the default.',
  },
  off: {
    id: 'reading.off',
    defaultMessage: 'You see the site as it was designed.',
    description: 'Says that nothing differs from the default.',
  },
  reset: { id: 'reading.reset', defaultMessage: 'Reset', description: 'Button that goes back to the defaults.' },
  done: { id: 'reading.done', defaultMessage: 'Done', description: 'Button that closes the dialog.' },
});
