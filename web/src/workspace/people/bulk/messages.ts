import { defineMessages } from '../../../i18n/defineMessages.ts';

export const bulkMessages = defineMessages({
  import: { id: 'people.import', defaultMessage: 'Import', description: 'Button: many people at once, out of a file.' },
  importTitle: { id: 'people.importTitle', defaultMessage: 'Import people', description: 'Heading of the page.' },
  importAbout: {
    id: 'people.importAbout',
    defaultMessage: 'Add many people at once, or change their rights, from a table or a list of addresses.',
    description: 'Below the heading.',
  },
  file: { id: 'people.importFile', defaultMessage: 'CSV file', description: 'Field for a file.' },
  chooseFile: { id: 'people.importChooseFile', defaultMessage: 'Choose a file', description: 'Button.' },
  otherFile: {
    id: 'people.importOtherFile',
    defaultMessage: 'Choose another file',
    description: 'Button, once a file was chosen.',
  },
  dropFile: {
    id: 'people.importDropFile',
    defaultMessage: 'or drop it here',
    description: 'Beside the button “Choose a file”.',
  },
  workbook: {
    id: 'people.importWorkbook',
    defaultMessage: '{file} is a workbook. Save it as CSV in your table program, and choose that file.',
    description: 'Why a file cannot be read: it is one of Excel, LibreOffice or Numbers.',
  },
  template: {
    id: 'people.importTemplate',
    defaultMessage: 'Download a template',
    description: 'Button: a file of CSV with nothing but heads, to be filled in.',
  },
  templateFile: {
    id: 'people.importTemplateFile',
    defaultMessage: 'people',
    description: 'The name of the template as a file, without its ending; letters, digits and hyphens.',
  },
  fileHint: {
    id: 'people.importFileHint',
    defaultMessage: 'As any table program saves it. The list of people that you downloaded here fits, too.',
    description: 'Below the field for a file.',
  },
  paste: {
    id: 'people.importPaste',
    defaultMessage: 'Or paste addresses or rows of a table',
    description: 'Field for text.',
  },
  encoding: { id: 'people.importEncoding', defaultMessage: 'Encoding', description: 'Field: of a file of text.' },
  separator: {
    id: 'people.importSeparator',
    defaultMessage: 'Separator',
    description: 'Field: what stands between the values of a table.',
  },
  comma: { id: 'people.importComma', defaultMessage: 'Comma', description: 'A separator.' },
  semicolon: { id: 'people.importSemicolon', defaultMessage: 'Semicolon', description: 'A separator.' },
  tab: { id: 'people.importTab', defaultMessage: 'Tab', description: 'A separator.' },
  bar: { id: 'people.importBar', defaultMessage: 'Vertical bar', description: 'A separator.' },
  columns: { id: 'people.importColumns', defaultMessage: 'Columns', description: 'Heading: which column means what.' },
  addressColumn: {
    id: 'people.importAddress',
    defaultMessage: 'E-mail address',
    description: 'Field: which column holds it.',
  },
  nameColumn: {
    id: 'people.importName',
    defaultMessage: 'Name',
    description: 'Field: which column holds the whole name. Also a head of the template, so that it is found again.',
  },
  firstNameColumn: {
    id: 'people.importFirstName',
    defaultMessage: 'First name',
    description: 'Field: which column holds it.',
  },
  lastNameColumn: {
    id: 'people.importLastName',
    defaultMessage: 'Last name',
    description: 'Field: which column holds it.',
  },
  coursesColumn: {
    id: 'people.importCourses',
    defaultMessage: 'May create courses',
    description: 'Field: which column says so.',
  },
  groupsColumn: {
    id: 'people.importGroups',
    defaultMessage: 'Groups',
    description: 'Field: which column holds the names of groups, separated by semicolons.',
  },
  vouchersColumn: {
    id: 'people.importVouchers',
    defaultMessage: 'May create vouchers',
    description: 'Field: which column says so.',
  },
  noColumn: { id: 'people.importNoColumn', defaultMessage: 'Not in the table', description: 'No column holds it.' },
  columnNumber: {
    id: 'people.importColumnNumber',
    defaultMessage: 'Column {number}',
    description: 'A column without a head.',
  },
  found: {
    id: 'people.importFound',
    defaultMessage: '{count, plural, =0 {No rows found} one {# row found} other {# rows found}}',
    description: 'How many rows were read.',
  },
  tooMany: {
    id: 'people.importTooMany',
    defaultMessage: 'At most {most, number} rows can be imported at a time. Split the file.',
    description: 'Why an import cannot be checked.',
  },
  chooseAddress: {
    id: 'people.importChooseAddress',
    defaultMessage: 'Choose the column with the e-mail addresses.',
    description: 'Why an import cannot be checked.',
  },
  invite: {
    id: 'people.importInvite',
    defaultMessage: 'Send invitations to the new people',
    description: 'Box of the form.',
  },
  createGroups: {
    id: 'people.importCreateGroups',
    defaultMessage: '{count, plural, one {Create # group} other {Create # groups}}',
    description: 'Box: groups that the table names and that there are not are made with the import.',
  },
  missingGroups: {
    id: 'people.importMissingGroups',
    defaultMessage: 'Not there yet: {groups}. Otherwise nobody is put into them.',
    description: 'Below the box that creates them. groups: a list of names in quotation marks.',
  },
  groupName: { id: 'people.importGroupName', defaultMessage: '“{name}”', description: 'A group in a list of names.' },
  moreGroups: {
    id: 'people.importMoreGroups',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'At the end of a list of names of groups.',
  },
  check: { id: 'people.importCheck', defaultMessage: 'Check', description: 'Button: says what the import would do.' },
  checking: {
    id: 'people.importChecking',
    defaultMessage: 'Checking…',
    description: 'The button “Check” while it happens.',
  },
  checkNote: {
    id: 'people.importCheckNote',
    defaultMessage: 'Nothing is changed yet. You see what would happen to each row first.',
    description: 'Beside the button “Check”.',
  },
  wouldHappen: {
    id: 'people.importWouldHappen',
    defaultMessage: 'What would happen',
    description: 'Heading above the result of the check.',
  },
  apply: {
    id: 'people.importApply',
    defaultMessage: 'Import now',
    description: 'Button below the result of the check: does it.',
  },
  back: { id: 'people.importBack', defaultMessage: 'Back to people', description: 'Link.' },
  rights: {
    id: 'people.bulkRights',
    defaultMessage: 'Change rights',
    description: 'Button: opens a menu for selected people.',
  },
  giveCourses: {
    id: 'people.giveCourses',
    defaultMessage: 'Let them create courses',
    description: 'Menu item, and text of the question before it.',
  },
  takeCourses: {
    id: 'people.takeCourses',
    defaultMessage: 'No longer let them create courses',
    description: 'Menu item, and text of the question before it.',
  },
  giveVouchers: {
    id: 'people.giveVouchers',
    defaultMessage: 'Let them create vouchers',
    description: 'Menu item, and text of the question before it.',
  },
  takeVouchers: {
    id: 'people.takeVouchers',
    defaultMessage: 'No longer let them create vouchers',
    description: 'Menu item, and text of the question before it.',
  },
  rightsQuestion: {
    id: 'people.rightsQuestion',
    defaultMessage: '{count, plural, one {Change the rights of # person?} other {Change the rights of # people?}}',
    description: 'Title of a question.',
  },
  rightsConfirm: {
    id: 'people.rightsConfirm',
    defaultMessage: 'Change rights',
    description: 'Button of the question.',
  },
  inviteQuestion: {
    id: 'people.inviteQuestion',
    defaultMessage: '{count, plural, one {Invite # person?} other {Invite # people?}}',
    description: 'Title of a question.',
  },
  inviteText: {
    id: 'people.inviteText',
    defaultMessage: 'People who have joined already get no e-mail. No one gets more than five invitations a day.',
    description: 'Text of a question.',
  },
});
