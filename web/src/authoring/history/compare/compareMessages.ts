import { defineMessages } from '../../../i18n/defineMessages.ts';

/** Two versions of a course side by side. */
export const compareMessages = defineMessages({
  compare: {
    id: 'history.compare.compare',
    defaultMessage: 'Compare',
    description: 'Button of a version: shows it beside another one.',
  },
  compareOf: {
    id: 'history.compare.compareOf',
    defaultMessage: 'Compare: version of {when}',
    description: 'Name of the button, for screen readers.',
  },
  title: {
    id: 'history.compare.title',
    defaultMessage: 'Compare versions',
    description: 'Heading of two versions of a course side by side.',
  },
  earlier: {
    id: 'history.compare.earlier',
    defaultMessage: 'Earlier version',
    description: 'Label of a list of versions, and heading above what a version says.',
  },
  later: {
    id: 'history.compare.later',
    defaultMessage: 'Later version',
    description: 'Label of a list of versions, and heading above what a version says.',
  },
  isCurrent: {
    id: 'history.compare.isCurrent',
    defaultMessage: '{version} (current)',
    description: 'A version in a list: the course is like that now.',
  },
  sameTwice: {
    id: 'history.compare.sameTwice',
    defaultMessage: 'Choose two different versions.',
    description: 'In place of what differs between two versions.',
  },
  comparing: {
    id: 'history.compare.comparing',
    defaultMessage: 'Comparing the versions',
    description: 'While two versions are compared.',
  },
  failed: {
    id: 'history.compare.failed',
    defaultMessage: 'The versions could not be compared. The course is safe.',
    description: 'In place of what differs between two versions.',
  },
  again: { id: 'history.compare.again', defaultMessage: 'Try again', description: 'Button.' },
  settings: {
    id: 'history.compare.settings',
    defaultMessage: 'Names and settings',
    description: 'Heading of what differs between two versions in fields.',
  },
  fieldOf: {
    id: 'history.compare.fieldOf',
    defaultMessage: '{place} · {field}',
    description: 'Above both versions of a field: the name of a module or lecture, and the label of the field.',
  },
  lectures: {
    id: 'history.compare.lectures',
    defaultMessage: 'Lectures',
    description: 'Heading of the lectures that differ between two versions.',
  },
  notTold: {
    id: 'history.compare.notTold',
    defaultMessage: 'Not to be told in words',
    description: 'In place of a version of a field.',
  },
  loading: {
    id: 'history.compare.loading',
    defaultMessage: 'Loading both versions',
    description: 'While two versions of a lecture are read.',
  },
  unread: {
    id: 'history.compare.unread',
    defaultMessage: 'Both versions could not be loaded.',
    description: 'In place of two versions of a lecture.',
  },
  absent: {
    id: 'history.compare.absent',
    defaultMessage: 'Not in this version',
    description: 'In place of a lecture or a section that one of two versions does not have.',
  },
  same: {
    id: 'history.compare.same',
    defaultMessage:
      '{count, plural, one {# other part is the same in both} other {# other parts are the same in both}}',
    description: 'Below what differs in a lecture: its other sections and questions.',
  },
  sameContent: {
    id: 'history.compare.sameContent',
    defaultMessage: 'Sections and questions are the same in both.',
    description: 'Of a lecture whose name or settings differ.',
  },
  added: {
    id: 'history.compare.added',
    defaultMessage: 'New',
    description: 'Mark of a section or question that only the later version has.',
  },
  removed: {
    id: 'history.compare.removed',
    defaultMessage: 'Removed',
    description: 'Mark of a section or question that only the earlier version has.',
  },
  changed: {
    id: 'history.compare.changed',
    defaultMessage: 'Changed',
    description: 'Mark of a section or question that differs between two versions.',
  },
  onlyEarlier: {
    id: 'history.compare.onlyEarlier',
    defaultMessage: 'Only in the earlier version: {words}',
    description: 'Beside two versions of a section, for screen readers: the words that only one of them has.',
  },
  onlyLater: {
    id: 'history.compare.onlyLater',
    defaultMessage: 'Only in the later version: {words}',
    description: 'Beside two versions of a section, for screen readers: the words that only one of them has.',
  },
  unseen: {
    id: 'history.compare.unseen',
    defaultMessage:
      'The words are the same. What differs is not text, such as the right answer, the points or an address.',
    description: 'Below two versions of a section or question that look alike.',
  },
});
