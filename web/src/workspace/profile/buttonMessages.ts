import { defineMessages } from '../../i18n/defineMessages.ts';

export const buttonMessages = defineMessages({
  actionButtons: {
    id: 'workspace.actionButtons',
    defaultMessage: 'Main action',
    description: 'Name of a kind of buttons.',
  },
  actionButtonsAbout: {
    id: 'workspace.actionButtonsAbout',
    defaultMessage: 'The button for the next step: enrol, check, save.',
    description: 'What kind of buttons this is.',
  },
  ordinaryButtons: {
    id: 'workspace.ordinaryButtons',
    defaultMessage: 'Other buttons',
    description: 'Name of a kind of buttons.',
  },
  ordinaryButtonsAbout: {
    id: 'workspace.ordinaryButtonsAbout',
    defaultMessage: 'All other buttons with a border.',
    description: 'What kind of buttons this is.',
  },
  indicationButtons: {
    id: 'workspace.indicationButtons',
    defaultMessage: 'State buttons',
    description: 'Name of a kind of buttons.',
  },
  indicationButtonsAbout: {
    id: 'workspace.indicationButtonsAbout',
    defaultMessage: 'Buttons that show whether something is on.',
    description: 'What kind of buttons this is.',
  },
  background: { id: 'workspace.background', defaultMessage: 'Background', description: 'Label of a colour.' },
  textColor: { id: 'workspace.textColor', defaultMessage: 'Text', description: 'Label of a colour.' },
  borderColor: { id: 'workspace.borderColor', defaultMessage: 'Border', description: 'Label of a colour.' },
  corners: { id: 'workspace.corners', defaultMessage: 'Corners', description: 'Label of a list.' },
  cornersSquare: {
    id: 'workspace.cornersSquare',
    defaultMessage: 'Square',
    description: 'Choice: corners of a button.',
  },
  cornersRound: { id: 'workspace.cornersRound', defaultMessage: 'Round', description: 'Choice: corners of a button.' },
  borderWidth: { id: 'workspace.borderWidth', defaultMessage: 'Border width', description: 'Label of a list.' },
  borderStyle: { id: 'workspace.borderStyle', defaultMessage: 'Border style', description: 'Label of a list.' },
  none: { id: 'workspace.none', defaultMessage: 'None', description: 'Choice: no border.' },
  borderSolid: { id: 'workspace.borderSolid', defaultMessage: 'Solid', description: 'Choice: style of a border.' },
  borderDashed: { id: 'workspace.borderDashed', defaultMessage: 'Dashed', description: 'Choice: style of a border.' },
  borderDotted: { id: 'workspace.borderDotted', defaultMessage: 'Dotted', description: 'Choice: style of a border.' },
  fontWeight: { id: 'workspace.fontWeight', defaultMessage: 'Font weight', description: 'Label of a list.' },
  weightRegular: {
    id: 'workspace.weightRegular',
    defaultMessage: 'Regular',
    description: 'Choice: weight of letters.',
  },
  weightMedium: { id: 'workspace.weightMedium', defaultMessage: 'Medium', description: 'Choice: weight of letters.' },
  weightSemibold: {
    id: 'workspace.weightSemibold',
    defaultMessage: 'Semibold',
    description: 'Choice: weight of letters.',
  },
  weightBold: { id: 'workspace.weightBold', defaultMessage: 'Bold', description: 'Choice: weight of letters.' },
  letters: { id: 'workspace.letters', defaultMessage: 'Lettering', description: 'Label of a list: capitals or not.' },
  lettersAsTyped: {
    id: 'workspace.lettersAsTyped',
    defaultMessage: 'As written',
    description: 'Choice: letters are not changed.',
  },
  lettersUpper: {
    id: 'workspace.lettersUpper',
    defaultMessage: 'ALL UPPER CASE',
    description: 'Choice: all letters as capitals.',
  },
  lettersCapitalize: {
    id: 'workspace.lettersCapitalize',
    defaultMessage: 'Every Word Capitalised',
    description: 'Choice: each word begins with a capital.',
  },
  lettersLower: {
    id: 'workspace.lettersLower',
    defaultMessage: 'all lower case',
    description: 'Choice: all letters small.',
  },
  spacing: { id: 'workspace.spacing', defaultMessage: 'Letter spacing', description: 'Label of a list.' },
  spacingNormal: {
    id: 'workspace.spacingNormal',
    defaultMessage: 'Normal',
    description: 'Choice: space between letters.',
  },
  asDefault: {
    id: 'workspace.asDefault',
    defaultMessage: 'Default',
    description: 'Choice, and example in an empty field: nothing is changed.',
  },
  lowContrast: {
    id: 'workspace.lowContrast',
    defaultMessage: 'This text would be hard to read (contrast {ratio}:1). It is shown in {color} instead.',
    description: 'Below the looks of buttons. {color} is a colour code.',
  },
});
