import { defineMessages } from '../../i18n/defineMessages.ts';

export const placingMessages = defineMessages({
  sort: {
    id: 'placing.sort',
    defaultMessage: 'Put each item in the right category. Drag it, or choose it and then the category.',
    description: 'Hint above a categorization: each item belongs to one category.',
  },
  associate: {
    id: 'placing.associate',
    defaultMessage: 'Put each item in every category it belongs to. Drag it, or choose it and then the category.',
    description: 'Hint above a multiple association: an item may belong to several categories.',
  },
  items: {
    id: 'placing.items',
    defaultMessage: 'Items',
    description: 'Heading of the items that are put into categories and stay to be put into more.',
  },
  allPlaced: {
    id: 'placing.allPlaced',
    defaultMessage: 'All placed',
    description: 'Heading of the items still to place, when none is left.',
  },
  putHere: {
    id: 'placing.putHere',
    defaultMessage: 'Put it here',
    description: 'Seen in each category while an item is held or dragged.',
  },
  target: {
    id: 'placing.target',
    defaultMessage: 'Put it here: {place} ({item})',
    description:
      'Button over a category while an item is held; it begins with the words seen there, “Put it here”. {place}: the category, or the heading of the items.',
  },
  held: {
    id: 'placing.held',
    defaultMessage: '{item} is picked up. Choose where it goes, or press Escape to let go.',
    description: 'Said after an item was picked up. {item}: its text.',
  },
  letGo: {
    id: 'placing.letGo',
    defaultMessage: '{item} stays where it was',
    description: 'Said after an item that was picked up was let go.',
  },
  placed: {
    id: 'placing.placed',
    defaultMessage: '{item} is now in {category}',
    description: 'Said after an item was put into a category.',
  },
  takenOut: {
    id: 'placing.takenOut',
    defaultMessage: '{item} is no longer in {category}',
    description: 'Said after an item was taken out of a category.',
  },
  takeOut: {
    id: 'placing.takeOut',
    defaultMessage: 'Take it out',
    description: 'Last entry of the menu of an item that is in a category.',
  },
  inCategories: {
    id: 'placing.inCategories',
    defaultMessage: '{count, plural, one {in # category} other {in # categories}}',
    description: 'Read at an item: how many categories it has been put into.',
  },
});
