import { defineMessages } from '../../i18n/defineMessages.ts';

/** What takes an entry out of a list. */
export const entryMessages = defineMessages({
  remove: {
    id: 'questionEditor.remove',
    defaultMessage: 'Delete {name}',
    description: 'Button that deletes an answer, an item or a category.',
  },
  onlyOne: {
    id: 'questionEditor.onlyOne',
    defaultMessage: '{name} cannot be deleted: there is no other',
    description: 'Why the button that deletes an answer, an item or a category is disabled.',
  },
  removed: {
    id: 'questionEditor.removed',
    defaultMessage: 'Deleted {name}',
    description: 'Said after an answer, an item or a category was deleted.',
  },
});
