import { defineMessages } from '../../i18n/defineMessages.ts';

export const fieldMessages = defineMessages({
  drag: {
    id: 'fields.drag',
    defaultMessage: 'Drag {name}',
    description: 'Handle by which an entry of a list is dragged to another place.',
  },
  dragHow: {
    id: 'fields.dragHow',
    defaultMessage:
      'Press Space to pick it up, the arrow keys to move it, Space again to put it down, and Escape to leave it where it was.',
    description: 'Said to screen readers at such a handle.',
  },
  draggable: {
    id: 'fields.draggable',
    defaultMessage: 'can be moved',
    description: 'Said by screen readers of such a handle, behind its name.',
  },
  picked: {
    id: 'fields.picked',
    defaultMessage: 'Picked up {name}, place {place} of {count}',
    description: 'Said when an entry has been picked up.',
  },
  over: {
    id: 'fields.over',
    defaultMessage: '{name}: place {place} of {count}',
    description: 'Said while an entry is moved over another place.',
  },
  dropped: {
    id: 'fields.dropped',
    defaultMessage: 'Put down {name}, place {place} of {count}',
    description: 'Said when an entry has been put down.',
  },
  notMoved: {
    id: 'fields.notMoved',
    defaultMessage: '{name} stays where it was',
    description: 'Said when a move was called off.',
  },
});
