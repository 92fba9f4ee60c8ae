import { defineMessages } from '../../i18n/defineMessages.ts';

export const keptMessages = defineMessages({
  keep: {
    id: 'offline.keep',
    defaultMessage: 'Keep for offline',
    description: 'Button on the page of a course: keeps it on the device, to be read without a network.',
  },
  measuring: {
    id: 'offline.measuring',
    defaultMessage: 'Checking the size of the course…',
    description: 'While it is found out how much room the course takes.',
  },
  size: {
    id: 'offline.size',
    defaultMessage: 'The course takes about {size} on this device.',
    description: 'Before a course is kept; the size is a number of megabytes.',
  },
  noRoom: {
    id: 'offline.noRoom',
    defaultMessage: 'The course takes about {size}. This device has too little room.',
    description: 'In place of the button that keeps it.',
  },
  leftOut: {
    id: 'offline.leftOut',
    defaultMessage: '{count, plural, one {# file needs} other {# files need}} the network all the same.',
    description: 'Files that are too large to be kept, or cannot be had.',
  },
  keepNow: {
    id: 'offline.keepNow',
    defaultMessage: 'Keep',
    description: 'Button: keeps the course on the device.',
  },
  cancel: { id: 'offline.cancel', defaultMessage: 'Cancel', description: 'Button: keeps nothing.' },
  keeping: {
    id: 'offline.keeping',
    defaultMessage: '{done, number} of {total, number} files are here',
    description: 'While a course is being kept.',
  },
  kept: {
    id: 'offline.kept',
    defaultMessage: 'Kept for offline, {size}.',
    description: 'On the page of a course that is kept on the device.',
  },
  outdated: {
    id: 'offline.outdated',
    defaultMessage: 'The course has changed since it was kept on this device.',
    description: 'On the page of a course whose copy on the device is older than the course.',
  },
  update: {
    id: 'offline.update',
    defaultMessage: 'Update the copy',
    description: 'Button: keeps the course as it is now.',
  },
  remove: {
    id: 'offline.remove',
    defaultMessage: 'Remove from this device',
    description: 'Button: deletes the copy of a course on the device.',
  },
  failed: {
    id: 'offline.failed',
    defaultMessage: 'The course could not be kept. Your work in it is safe.',
    description: 'When keeping a course failed: the network went, or the device is full.',
  },
  again: {
    id: 'offline.again',
    defaultMessage: 'Try again',
    description: 'Button: tries to keep the course once more.',
  },
  heading: {
    id: 'offline.heading',
    defaultMessage: 'Kept courses',
    description: 'Heading of the page that lists the courses which are kept on the device, and name of the link to it.',
  },
  lead: {
    id: 'offline.lead',
    defaultMessage:
      'These courses open without a network. What you do in them is kept here and sent once you are back online.',
    description: 'Below that heading.',
  },
  lectures: {
    id: 'offline.lectures',
    defaultMessage: '{count, plural, one {# lecture} other {# lectures}}, {size}',
    description: 'What a kept course consists of; the size is a number of megabytes.',
  },
  keptSince: {
    id: 'offline.keptSince',
    defaultMessage: 'Kept copy of {date}',
    description: 'When a course was kept; a date, without a full stop behind it.',
  },
  removeOne: {
    id: 'offline.removeOne',
    defaultMessage: 'Remove: {course}',
    description: 'Accessible name of the button that deletes the copy of a course.',
  },
  removeShort: { id: 'offline.removeShort', defaultMessage: 'Remove', description: 'The words on that button.' },
  emptyTitle: {
    id: 'offline.emptyTitle',
    defaultMessage: 'No course is kept on this device',
    description: 'On the page of kept courses while there are none.',
  },
  emptyText: {
    id: 'offline.emptyText',
    defaultMessage: 'Open a course that you take and choose “Keep for offline”. It then opens without a network.',
    description: 'On the page of kept courses while there are none.',
  },
  toDashboard: {
    id: 'offline.toDashboard',
    defaultMessage: 'Go to my dashboard',
    description: 'Link below that text.',
  },
});
