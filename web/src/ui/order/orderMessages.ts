import { defineMessages } from '../../i18n/defineMessages.ts';

/** What orders a list entry by entry. */
export const orderMessages = defineMessages({
  moveUp: {
    id: 'quiz.moveUp',
    defaultMessage: 'Move {item} up',
    description: 'Button that moves an item one place up.',
  },
  moveDown: {
    id: 'quiz.moveDown',
    defaultMessage: 'Move {item} down',
    description: 'Button that moves an item one place down.',
  },
  moved: {
    id: 'quiz.moved',
    defaultMessage: '{item} is now in position {place} of {count}',
    description: 'Said after an item was moved in an ordering.',
  },
});
