import { defineMessages } from '../../i18n/defineMessages.ts';

export const orderingMessages = defineMessages({
  changePlace: {
    id: 'ordering.changePlace',
    defaultMessage: '{place}: change the place of {item}',
    description:
      'Button with the number of a place in the sorted list; opens a menu of all places. {item}: what is there.',
  },
  moveTo: {
    id: 'ordering.moveTo',
    defaultMessage: 'Move to place {place}',
    description: 'Entry of the menu of an item in the sorted list. {place}: from 1.',
  },
  allPlaced: {
    id: 'ordering.allPlaced',
    defaultMessage: 'Every item is in your order.',
    description: 'In place of the items still to place, when none is left.',
  },
  dropToTakeOut: {
    id: 'ordering.dropToTakeOut',
    defaultMessage: 'Drop it here to take it out',
    description: 'There while an item of the sorted list is dragged.',
  },
});
