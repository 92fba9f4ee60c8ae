import { defineMessages } from '../../../i18n/defineMessages.ts';

/** What authors read who share a course for review. */
export const linkMessages = defineMessages({
  title: {
    id: 'review.linksTitle',
    defaultMessage: 'Share for review',
    description: 'Menu item, and heading of the window that it opens.',
  },
  about: {
    id: 'review.linksAbout',
    defaultMessage:
      'Anyone who has a link reads the course as it is saved now, without an account. They never see right answers, and nothing they do counts.',
    description: 'Below that heading.',
  },
  name: {
    id: 'review.linkName',
    defaultMessage: 'What the link is for',
    description: 'Label of a field: the name of a link.',
  },
  nameHint: {
    id: 'review.linkNameHint',
    defaultMessage: 'Those who open it read this, for example “For the lawyers”.',
    description: 'Below the field for the name of a link.',
  },
  nameMissing: {
    id: 'review.linkNameMissing',
    defaultMessage: 'Give the link a name',
    description: 'Below that field while it is empty.',
  },
  expiry: {
    id: 'review.linkExpiry',
    defaultMessage: 'Works for',
    description: 'Label of a list: how long a link works.',
  },
  days: {
    id: 'review.linkDays',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'How long a link works.',
  },
  mayComment: {
    id: 'review.linkMayComment',
    defaultMessage: 'May comment and suggest words',
    description: 'Checkbox: what those may do who open a link.',
  },
  create: { id: 'review.linkCreate', defaultMessage: 'Create link', description: 'Button.' },
  created: {
    id: 'review.linkCreated',
    defaultMessage: 'Copy the link now: it is shown this once.',
    description: 'Above a link that was just created.',
  },
  address: {
    id: 'review.linkAddress',
    defaultMessage: 'Link',
    description: 'Label of the field that shows the address of a new link.',
  },
  copy: { id: 'review.linkCopy', defaultMessage: 'Copy link', description: 'Button.' },
  links: { id: 'review.links', defaultMessage: 'Links', description: 'Heading of the list of links.' },
  none: { id: 'review.linksNone', defaultMessage: 'There are no links yet.', description: 'In place of that list.' },
  unread: {
    id: 'review.linksUnread',
    defaultMessage: 'The links could not be read.',
    description: 'In place of that list.',
  },
  expires: {
    id: 'review.linkExpires',
    defaultMessage: 'Works until {time}',
    description: 'About a link. {time} is a date with its time.',
  },
  expired: {
    id: 'review.linkExpired',
    defaultMessage: 'Expired: {time}',
    description: 'About a link. {time} is a date with its time.',
  },
  used: {
    id: 'review.linkUsed',
    defaultMessage: 'Last opened: {time}',
    description: 'About a link. {time} is a date with its time.',
  },
  unused: { id: 'review.linkUnused', defaultMessage: 'Not opened yet', description: 'About a link.' },
  comments: { id: 'review.linkComments', defaultMessage: 'May comment', description: 'About a link.' },
  readsOnly: {
    id: 'review.linkReadsOnly',
    defaultMessage: 'Reads only',
    description: 'About a link whose guests may not comment.',
  },
  revoke: { id: 'review.linkRevoke', defaultMessage: 'Revoke', description: 'Button: the link works no more.' },
  revokeOf: {
    id: 'review.linkRevokeOf',
    defaultMessage: 'Revoke: {name}',
    description: 'Name of that button for screen readers.',
  },
  revokeTitle: {
    id: 'review.linkRevokeTitle',
    defaultMessage: 'Revoke “{name}”?',
    description: 'Heading of a question.',
  },
  revokeText: {
    id: 'review.linkRevokeText',
    defaultMessage: 'Nobody can open the course by it any more. Comments that were written by it stay.',
    description: 'Below that heading.',
  },
});
