import { defineMessages } from '../../i18n/defineMessages.ts';

export const replacedTextMessages = defineMessages({
  textLanguage: { id: 'workspace.textLanguage', defaultMessage: 'Language', description: 'Label of a list.' },
  findText: { id: 'workspace.findText', defaultMessage: 'Find a text', description: 'Label of a search field.' },
  findTextExample: {
    id: 'workspace.findTextExample',
    defaultMessage: 'For example: My dashboard',
    description: 'Example in a search field. Use a text that this language has.',
  },
  foundTexts: {
    id: 'workspace.foundTexts',
    defaultMessage: 'Texts found: choose one to replace',
    description: 'Name of a list of texts.',
  },
  noTextFound: {
    id: 'workspace.noTextFound',
    defaultMessage: 'No text contains these words. Texts with numbers in them cannot be replaced.',
    description: 'When nothing was found.',
  },
  noTexts: {
    id: 'workspace.noTexts',
    defaultMessage: 'No text is replaced yet. Find one above and write your own.',
    description: 'When no text is replaced.',
  },
  emptyText: {
    id: 'workspace.emptyText',
    defaultMessage: 'Leave empty to use the original text.',
    description: 'Below an empty text.',
  },
  removeText: {
    id: 'workspace.removeText',
    defaultMessage: 'Use the original text again: {key}',
    description: 'Name of a button. {key} is the key of a text.',
  },
});
