import { defineMessages } from '../../i18n/defineMessages.ts';

/** What the windows of API tokens say; these texts load with them. */
export const apiTokenMessages = defineMessages({
  title: { id: 'apiToken.title', defaultMessage: 'Your API tokens', description: 'Heading of a window.' },
  about: {
    id: 'apiToken.about',
    defaultMessage:
      'A program that has an API token calls Lectern in your name. It can do what you may do, as far as you allow it here. Treat a token like a password.',
    description: 'Below that heading.',
  },
  begin: {
    id: 'apiToken.begin',
    defaultMessage: 'New API token',
    description: 'Button, and heading of the form that it opens.',
  },
  name: {
    id: 'apiToken.name',
    defaultMessage: 'What it is for',
    description: 'Label of a field: the name of a token.',
  },
  nameHint: {
    id: 'apiToken.nameHint',
    defaultMessage: 'So that you know it again, for example “Nightly report”.',
    description: 'Below the field for the name of a token.',
  },
  nameMissing: {
    id: 'apiToken.nameMissing',
    defaultMessage: 'Give the token a name',
    description: 'Below that field while it is empty.',
  },
  nameTaken: {
    id: 'apiToken.nameTaken',
    defaultMessage: 'You already have a token with this name. Choose another.',
    description: 'Below that field. Code API_TOKEN_NAME_TAKEN.',
  },
  overlapping: {
    id: 'apiToken.overlapping',
    defaultMessage: 'The token before the last one still works. Wait until it has ended, or let it end at once.',
    description: 'In the dialog that replaces a token. Code CONFLICT.',
  },
  full: {
    id: 'apiToken.full',
    defaultMessage:
      'No token was created: you already have {most, number}, and more are not possible. Revoke one first, then try again.',
    description: 'Code API_TOKENS_FULL. {most} is a number.',
  },
  gone: {
    id: 'apiToken.gone',
    defaultMessage: 'This token is no longer there. It was revoked already.',
    description: 'A token was revoked elsewhere meanwhile.',
  },
  expiry: { id: 'apiToken.expiry', defaultMessage: 'Expires in', description: 'Label of a list of numbers of days.' },
  days: {
    id: 'apiToken.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'In how much time a token expires, or how long one still works.',
  },
  hours: {
    id: 'apiToken.hours',
    defaultMessage: '{hours, plural, one {# hour} other {# hours}}',
    description: 'How long a token still works.',
  },
  opens: {
    id: 'apiToken.opens',
    defaultMessage: 'What it may do',
    description: 'Heading of a table with a checkbox for each part of the interface.',
  },
  opensHint: {
    id: 'apiToken.opensHint',
    defaultMessage: 'Allow only what the program needs. What the account itself may not do stays closed to it.',
    description: 'Below that heading.',
  },
  opensMissing: {
    id: 'apiToken.opensMissing',
    defaultMessage: 'Choose at least one part',
    description: 'In that place while nothing is chosen.',
  },
  part: { id: 'apiToken.part', defaultMessage: 'Part', description: 'Heading of a column: parts of the interface.' },
  read: { id: 'apiToken.read', defaultMessage: 'Read', description: 'Heading of a column of checkboxes.' },
  write: {
    id: 'apiToken.write',
    defaultMessage: 'Write',
    description: 'Heading of a column of checkboxes: to read and to change.',
  },
  accessOf: {
    id: 'apiToken.accessOf',
    defaultMessage: '{access}: {part}',
    description: 'Name of a checkbox. {access} is “Read” or “Write”, {part} such as “Courses”.',
  },
  create: { id: 'apiToken.create', defaultMessage: 'Create token', description: 'Button.' },
  newTitle: {
    id: 'apiToken.newTitle',
    defaultMessage: 'Copy your new token',
    description: 'Heading of a window that shows a token once.',
  },
  once: {
    id: 'apiToken.once',
    defaultMessage: 'It is shown this once and cannot be read again. Keep it where only the program can read it.',
    description: 'Below the token in that window.',
  },
  token: { id: 'apiToken.token', defaultMessage: 'API token', description: 'Label of a new token.' },
  list: { id: 'apiToken.list', defaultMessage: 'Tokens', description: 'Heading of the list of API tokens.' },
  none: { id: 'apiToken.none', defaultMessage: 'You have no API tokens yet.', description: 'In place of that list.' },
  unread: {
    id: 'apiToken.unread',
    defaultMessage: 'The API tokens could not be read.',
    description: 'In place of that list.',
  },
  rotate: {
    id: 'apiToken.rotate',
    defaultMessage: 'Rotate',
    description: 'Button: another token takes the place of this one.',
  },
  rotateOf: {
    id: 'apiToken.rotateOf',
    defaultMessage: 'Rotate: {name}',
    description: 'Name of that button for screen readers.',
  },
  rotateTitle: {
    id: 'apiToken.rotateTitle',
    defaultMessage: 'Rotate “{name}”',
    description: 'Heading of a window.',
  },
  rotateText: {
    id: 'apiToken.rotateText',
    defaultMessage:
      'You get a new token that may do the same. The old one works a little longer, so that nothing stops.',
    description: 'Below that heading.',
  },
  overlap: {
    id: 'apiToken.overlap',
    defaultMessage: 'The old token works for another',
    description: 'Label of a list: hours or days.',
  },
  overlapNone: {
    id: 'apiToken.overlapNone',
    defaultMessage: 'Not at all, it stops at once',
    description: 'First entry of that list.',
  },
  newExpiry: {
    id: 'apiToken.newExpiry',
    defaultMessage: 'The new token expires in',
    description: 'Label of a list of numbers of days.',
  },
  revoke: { id: 'apiToken.revoke', defaultMessage: 'Revoke', description: 'Button: the token works no more.' },
  revokeOf: {
    id: 'apiToken.revokeOf',
    defaultMessage: 'Revoke: {name}',
    description: 'Name of that button for screen readers.',
  },
  revokeTitle: {
    id: 'apiToken.revokeTitle',
    defaultMessage: 'Revoke “{name}”?',
    description: 'Heading of a question.',
  },
  revokeText: {
    id: 'apiToken.revokeText',
    defaultMessage: 'Programs that use this token stop working at once. This cannot be undone.',
    description: 'Below that heading.',
  },
  revoked: {
    id: 'apiToken.revoked',
    defaultMessage: 'Token revoked: {name}',
    description: 'Notice. {name} is the name of a token.',
  },
  accountNameTaken: {
    id: 'apiToken.accountNameTaken',
    defaultMessage: 'There is a service account of this name already.',
    description: 'Below that field. Code SERVICE_ACCOUNT_NAME_TAKEN.',
  },
  accountsFull: {
    id: 'apiToken.accountsFull',
    defaultMessage: 'There are {most} service accounts already. Delete one first.',
    description: 'Code SERVICE_ACCOUNTS_FULL. {most} is a number.',
  },
});
