import { defineMessages } from '../../i18n/defineMessages.ts';

/** What admins read in the window of service accounts; loads with the texts of API tokens. */
export const serviceAccountMessages = defineMessages({
  title: { id: 'apiToken.accountsTitle', defaultMessage: 'Service accounts', description: 'Heading of a window.' },
  about: {
    id: 'apiToken.accountsAbout',
    defaultMessage:
      'Accounts for programs. They have their own rights and API tokens, never sign in, and appear in no list of people.',
    description: 'Below that heading.',
  },
  begin: { id: 'apiToken.accountsBegin', defaultMessage: 'New service account', description: 'Button and heading.' },
  list: {
    id: 'apiToken.accountsList',
    defaultMessage: 'Your service accounts',
    description: 'Heading above the list of service accounts.',
  },
  none: {
    id: 'apiToken.accountsNone',
    defaultMessage:
      'There are no service accounts yet. Create one for each program that should go on when people leave.',
    description: 'In place of the list.',
  },
  unread: {
    id: 'apiToken.accountsUnread',
    defaultMessage: 'The service accounts could not be read.',
    description: 'In place of the list.',
  },
  name: { id: 'apiToken.accountName', defaultMessage: 'Name', description: 'Field: of a service account.' },
  nameMissing: {
    id: 'apiToken.accountNameMissing',
    defaultMessage: 'Give it a name.',
    description: 'Below that field.',
  },
  purpose: {
    id: 'apiToken.accountDescription',
    defaultMessage: 'What it is for (optional)',
    description: 'Field: of a service account.',
  },
  rights: { id: 'apiToken.accountRights', defaultMessage: 'What it may do', description: 'Heading of checkboxes.' },
  admin: {
    id: 'apiToken.accountAdmin',
    defaultMessage: 'Everything that admins may do',
    description: 'Checkbox, and a right in a list.',
  },
  createCourse: {
    id: 'apiToken.accountCreateCourse',
    defaultMessage: 'Create courses',
    description: 'Checkbox, and a right in a list.',
  },
  createVoucher: {
    id: 'apiToken.accountCreateVoucher',
    defaultMessage: 'Manage campaigns and vouchers',
    description: 'Checkbox, and a right in a list.',
  },
  takeOver: {
    id: 'apiToken.accountTakeOver',
    defaultMessage: 'From now on, I am responsible for this account',
    description: 'Checkbox: someone else, or nobody, is responsible for a service account.',
  },
  create: { id: 'apiToken.accountCreate', defaultMessage: 'Create account', description: 'Button.' },
  save: { id: 'apiToken.accountSave', defaultMessage: 'Save changes', description: 'Button.' },
  saved: { id: 'apiToken.accountSaved', defaultMessage: 'Service account saved.', description: 'Toast.' },
  noRights: {
    id: 'apiToken.accountNoRights',
    defaultMessage: 'May read what everyone may read',
    description: 'About a service account without rights.',
  },
  may: {
    id: 'apiToken.accountMay',
    defaultMessage: 'May: {rights}',
    description: 'About a service account. {rights} is a list of rights.',
  },
  owner: {
    id: 'apiToken.accountOwner',
    defaultMessage: 'Responsible: {owner}',
    description: 'About a service account. {owner} is a name and an e-mail address.',
  },
  noOwner: { id: 'apiToken.accountNoOwner', defaultMessage: 'No owner', description: 'Mark of a service account.' },
  noOwnerText: {
    id: 'apiToken.accountNoOwnerText',
    defaultMessage: 'The person who was responsible has no access any more. Its tokens still work.',
    description: 'About a service account without an owner.',
  },
  disabledMark: { id: 'apiToken.accountOff', defaultMessage: 'Disabled', description: 'Mark of a service account.' },
  used: {
    id: 'apiToken.accountUsed',
    defaultMessage: 'Last used: {time}',
    description: 'About a service account. {time} is a date with its time.',
  },
  unused: { id: 'apiToken.accountUnused', defaultMessage: 'Not used yet', description: 'About a service account.' },
  tokens: {
    id: 'apiToken.accountTokens',
    defaultMessage: 'API tokens',
    description: 'Button that shows the API tokens of a service account.',
  },
  tokensOf: {
    id: 'apiToken.accountTokensOf',
    defaultMessage: 'API tokens of {name}',
    description: 'Name of that button, and of the list of tokens below it.',
  },
  noTokens: {
    id: 'apiToken.accountNoTokens',
    defaultMessage: 'It has no API tokens yet.',
    description: 'In place of the tokens of a service account.',
  },
  edit: { id: 'apiToken.accountEdit', defaultMessage: 'Edit', description: 'Button at a service account.' },
  editOf: { id: 'apiToken.accountEditOf', defaultMessage: 'Edit: {name}', description: 'Name of that button.' },
  editTitle: {
    id: 'apiToken.accountEditTitle',
    defaultMessage: 'Edit service account',
    description: 'Heading of a form.',
  },
  disable: { id: 'apiToken.accountDisable', defaultMessage: 'Disable', description: 'Button at a service account.' },
  disableOf: {
    id: 'apiToken.accountDisableOf',
    defaultMessage: 'Disable: {name}',
    description: 'Name of that button.',
  },
  disableTitle: {
    id: 'apiToken.accountDisableTitle',
    defaultMessage: 'Disable “{name}”?',
    description: 'Heading of a question.',
  },
  disableText: {
    id: 'apiToken.accountDisableText',
    defaultMessage: 'Its tokens stop working at once. They work again when you enable it.',
    description: 'Below that heading.',
  },
  enable: { id: 'apiToken.accountEnable', defaultMessage: 'Enable', description: 'Button at a service account.' },
  enableOf: {
    id: 'apiToken.accountEnableOf',
    defaultMessage: 'Enable: {name}',
    description: 'Name of that button.',
  },
  delete: { id: 'apiToken.accountDelete', defaultMessage: 'Delete', description: 'Button at a service account.' },
  deleteOf: {
    id: 'apiToken.accountDeleteOf',
    defaultMessage: 'Delete: {name}',
    description: 'Name of that button.',
  },
  deleteTitle: {
    id: 'apiToken.accountDeleteTitle',
    defaultMessage: 'Delete “{name}”?',
    description: 'Heading of a question.',
  },
  deleteText: {
    id: 'apiToken.accountDeleteText',
    defaultMessage: 'All of its tokens stop working at once and for good. What it did is still shown with its name.',
    description: 'Below that heading.',
  },
});
