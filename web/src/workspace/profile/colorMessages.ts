import { defineMessages } from '../../i18n/defineMessages.ts';

export const colorMessages = defineMessages({
  colorsHeading: {
    id: 'workspace.colorsHeading',
    defaultMessage: 'Colours',
    description: 'Heading of a group of fields.',
  },
  colorsLead: {
    id: 'workspace.colorsLead',
    defaultMessage:
      'Choose your own colours. Where one would be hard to read as text, it is darkened or lightened; the result is shown here.',
    description: 'Below the heading Colours.',
  },
  primary: { id: 'workspace.primary', defaultMessage: 'Primary', description: 'Name of a colour.' },
  primaryUse: {
    id: 'workspace.primaryUse',
    defaultMessage: 'Main buttons, links, progress',
    description: 'What the primary colour is for.',
  },
  secondary: { id: 'workspace.secondary', defaultMessage: 'Secondary', description: 'Name of a colour.' },
  secondaryUse: {
    id: 'workspace.secondaryUse',
    defaultMessage: 'Accents',
    description: 'What the secondary colour is for.',
  },
  success: { id: 'workspace.success', defaultMessage: 'Success', description: 'Name of a colour.' },
  successUse: {
    id: 'workspace.successUse',
    defaultMessage: 'Right answers, things that are done',
    description: 'What the colour of success is for.',
  },
  warning: { id: 'workspace.warning', defaultMessage: 'Warning', description: 'Name of a colour.' },
  warningUse: {
    id: 'workspace.warningUse',
    defaultMessage: 'Hints that need attention',
    description: 'What the colour of warnings is for.',
  },
  error: { id: 'workspace.error', defaultMessage: 'Error', description: 'Name of a colour.' },
  errorUse: {
    id: 'workspace.errorUse',
    defaultMessage: 'Wrong answers, problems',
    description: 'What the colour of errors is for.',
  },
  pickColor: {
    id: 'workspace.pickColor',
    defaultMessage: 'Pick: {name}',
    description: 'Name of a colour picker. {name} is the colour it is for.',
  },
  lightAsIs: {
    id: 'workspace.lightAsIs',
    defaultMessage: 'Light: readable as it is',
    description: 'How a colour is shown in the light mode.',
  },
  darkAsIs: {
    id: 'workspace.darkAsIs',
    defaultMessage: 'Dark: readable as it is',
    description: 'How a colour is shown in the dark mode.',
  },
  lightDarker: {
    id: 'workspace.lightDarker',
    defaultMessage: 'Light: darkened to {color} to stay readable',
    description: 'How a colour is shown in the light mode.',
  },
  lightLighter: {
    id: 'workspace.lightLighter',
    defaultMessage: 'Light: lightened to {color} to stay readable',
    description: 'How a colour is shown in the light mode.',
  },
  darkDarker: {
    id: 'workspace.darkDarker',
    defaultMessage: 'Dark: darkened to {color} to suit the dark background',
    description: 'How a colour is shown in the dark mode.',
  },
  darkLighter: {
    id: 'workspace.darkLighter',
    defaultMessage: 'Dark: lightened to {color} to stay readable',
    description: 'How a colour is shown in the dark mode.',
  },
});
