import { defineMessages } from '../i18n/defineMessages.ts';

export const privacyMessages = defineMessages({
  tabs: { id: 'privacy.tabs', defaultMessage: 'Privacy', description: 'Names the two tabs of the page.' },
  requests: {
    id: 'privacy.requests',
    defaultMessage: 'Requests',
    description: 'Tab and name of the table: who asked for their data or its erasure.',
  },
  retention: { id: 'privacy.retention', defaultMessage: 'Retention', description: 'Tab: how long things are kept.' },
  person: { id: 'privacy.person', defaultMessage: 'Person', description: 'Column: who asked, or whose account goes.' },
  request: {
    id: 'privacy.request',
    defaultMessage: 'Request',
    description: 'Column and filter: what someone asked for.',
  },
  status: { id: 'privacy.status', defaultMessage: 'Status', description: 'Column and filter.' },
  received: {
    id: 'privacy.received',
    defaultMessage: 'Received',
    description: 'Column and field: when a request came.',
  },
  due: { id: 'privacy.due', defaultMessage: 'Answer by', description: 'Column: by when a request has to be answered.' },
  actions: { id: 'privacy.actions', defaultMessage: 'Actions', description: 'Column.' },
  EXPORT: { id: 'privacy.export', defaultMessage: 'Copy of their data', description: 'What someone asked for.' },
  ERASURE: {
    id: 'privacy.erasure',
    defaultMessage: 'Deletion',
    description: 'What someone asked for: that everything about them is deleted.',
  },
  open: { id: 'privacy.open', defaultMessage: 'Open', description: 'Status of a request.' },
  overdue: {
    id: 'privacy.overdue',
    defaultMessage: 'Overdue',
    description: 'Status of a request: it should have been answered.',
  },
  done: { id: 'privacy.done', defaultMessage: 'Done', description: 'Status of a request.' },
  cancelled: {
    id: 'privacy.cancelled',
    defaultMessage: 'Cancelled',
    description: 'Status of a request: it was taken back, or there was nothing left to do.',
  },
  anyStatus: { id: 'privacy.anyStatus', defaultMessage: 'Any status', description: 'In the filter.' },
  anyKind: { id: 'privacy.anyKind', defaultMessage: 'Any request', description: 'In the filter.' },
  address: { id: 'privacy.address', defaultMessage: 'E-mail address', description: 'Field: the address of who asked.' },
  addressHint: {
    id: 'privacy.addressHint',
    defaultMessage: 'The whole address',
    description: 'In the empty search field: a part of an address finds nothing.',
  },
  count: {
    id: 'privacy.count',
    defaultMessage: '{count, plural, =0 {No requests} one {# request} other {# requests}}',
    description: 'How many match.',
  },
  none: { id: 'privacy.none', defaultMessage: 'No matches', description: 'The filter finds nothing.' },
  noneText: {
    id: 'privacy.noneText',
    defaultMessage: 'Enter the whole e-mail address, or show all requests.',
    description: 'The filter finds nothing.',
  },
  showAll: {
    id: 'privacy.showAll',
    defaultMessage: 'Show all requests',
    description: 'Button: takes the filter away.',
  },
  nothing: {
    id: 'privacy.nothing',
    defaultMessage: 'No one has asked yet',
    description: 'There is no request at all.',
  },
  nothingText: {
    id: 'privacy.nothingText',
    defaultMessage:
      'People who download their data or delete their account in the settings appear here. Log a request that comes by e-mail yourself, and its deadline is watched for you.',
    description: 'There is no request at all.',
  },
  erasedPerson: {
    id: 'privacy.erasedPerson',
    defaultMessage: 'Deleted person',
    description: 'In place of the name of who asked: the account is gone.',
  },
  stranger: {
    id: 'privacy.stranger',
    defaultMessage: 'No one here has this address',
    description: 'Below the address of who asked.',
  },
  SELF: {
    id: 'privacy.bySelf',
    defaultMessage: 'In the settings',
    description: 'How a request came: the person did it themselves.',
  },
  ADMIN: {
    id: 'privacy.byAdmin',
    defaultMessage: 'By {person}',
    description: 'How a request came: an admin did it for the person.',
  },
  MAIL: {
    id: 'privacy.byMail',
    defaultMessage: 'Logged by {person}',
    description: 'How a request came: from outside, and an admin logged it.',
  },
  OPERATOR: {
    id: 'privacy.byOperator',
    defaultMessage: 'By the operator',
    description: 'How a request came: the operator of the installation did it.',
  },
  someAdmin: {
    id: 'privacy.someAdmin',
    defaultMessage: 'an admin',
    description: 'In place of a name that is not known any more.',
  },
  actionOf: {
    id: 'privacy.actionOf',
    defaultMessage: '{action}: {person}',
    description: 'Accessible name of a button in a row.',
  },
  carryOut: {
    id: 'privacy.carryOut',
    defaultMessage: 'Carry out',
    description: 'Link to where the data of the person is downloaded or deleted.',
  },
  markDone: {
    id: 'privacy.markDone',
    defaultMessage: 'Mark as answered',
    description: 'Button: nobody of the address is here, and who asked was told so.',
  },
  takeBack: { id: 'privacy.takeBack', defaultMessage: 'Cancel', description: 'Button: the request was taken back.' },
  doneTitle: {
    id: 'privacy.doneTitle',
    defaultMessage: 'Mark this request as answered?',
    description: 'Title of the question before a request is closed.',
  },
  cancelTitle: {
    id: 'privacy.cancelTitle',
    defaultMessage: 'Cancel this request?',
    description: 'Title of the question before a request is closed that was taken back.',
  },
  cancelRequest: {
    id: 'privacy.cancelRequest',
    defaultMessage: 'Cancel request',
    description: 'Button of the question: the request was taken back.',
  },
  stayOpen: {
    id: 'privacy.stayOpen',
    defaultMessage: 'Leave open',
    description: 'Button of the question: the request is not closed.',
  },
  closing: { id: 'privacy.closing', defaultMessage: 'Closing…', description: 'The button while it happens.' },
  closedRequest: {
    id: 'privacy.closedRequest',
    defaultMessage: '{kind}: {person}',
    description: 'Which request is closed: what was asked for, and for whom.',
  },
  closedForGood: {
    id: 'privacy.closedForGood',
    defaultMessage: 'The request will be closed. It cannot be reopened.',
    description: 'In the question before a request is closed.',
  },
  endedMeanwhile: {
    id: 'privacy.endedMeanwhile',
    defaultMessage: 'This request has changed in the meantime.',
    description: 'A request was closed or its person has come.',
  },
  log: {
    id: 'privacy.log',
    defaultMessage: 'Log a request',
    description: 'Button that opens a window, and its title.',
  },
  logNow: { id: 'privacy.logNow', defaultMessage: 'Log', description: 'Button of the window.' },
  logging: { id: 'privacy.logging', defaultMessage: 'Logging…', description: 'The button while it happens.' },
  logged: {
    id: 'privacy.logged',
    defaultMessage: 'The request is logged. {date} is the last day to answer it.',
    description: 'Notice.',
  },
  loggedBefore: {
    id: 'privacy.loggedBefore',
    defaultMessage: 'The same request of this address is open already.',
    description: 'Refusal.',
  },
  askerHint: {
    id: 'privacy.askerHint',
    defaultMessage: 'The address that the request is about.',
    description: 'Below the field.',
  },
  badAddress: {
    id: 'privacy.badAddress',
    defaultMessage: 'Enter an e-mail address, such as name@example.org',
    description: 'What was typed is none.',
  },
  asksFor: { id: 'privacy.asksFor', defaultMessage: 'What was asked for?', description: 'Above two choices.' },
  wantsExport: {
    id: 'privacy.wantsExport',
    defaultMessage: 'A copy of everything stored about the person',
    description: 'Choice.',
  },
  wantsErasure: { id: 'privacy.wantsErasure', defaultMessage: 'That all of it is deleted', description: 'Choice.' },
  receivedHint: {
    id: 'privacy.receivedHint',
    defaultMessage: 'The law gives 30 days from this day to answer.',
    description: 'Below the field for the day.',
  },
  badDay: {
    id: 'privacy.badDay',
    defaultMessage: 'Choose a day within the last year',
    description: 'The day cannot be.',
  },
  facts: {
    id: 'privacy.facts',
    defaultMessage: 'Activity of learners',
    description: 'Field: how long is kept what happened, one by one.',
  },
  factsHint: {
    id: 'privacy.factsHint',
    defaultMessage:
      'Every answer, enrolment and lecture read, for analytics. Once deleted, sums by day and month stay; hours, and how many people it were, do not.',
    description: 'Below the field.',
  },
  audit: { id: 'privacy.audit', defaultMessage: 'Audit log', description: 'Field: how long it is kept.' },
  auditHint: {
    id: 'privacy.auditHint',
    defaultMessage: 'Closed requests are kept for the same time. Refused sign-ins are always deleted after 30 days.',
    description: 'Below the field.',
  },
  accounts: {
    id: 'privacy.accounts',
    defaultMessage: 'Delete unused accounts after',
    description: 'Field: after how long without a sign-in.',
  },
  accountsHint: {
    id: 'privacy.accountsHint',
    defaultMessage:
      'Everyone who can sign in gets an e-mail 30 days and 7 days before, and signing in keeps the account. People who have left get none. Admins and people with rights are never deleted.',
    description: 'Below the field.',
  },
  forGood: { id: 'privacy.forGood', defaultMessage: 'Permanently', description: 'Choice: things are kept for good.' },
  never: { id: 'privacy.never', defaultMessage: 'Never', description: 'Choice: unused accounts are never deleted.' },
  months: {
    id: 'privacy.months',
    defaultMessage: '{count, plural, one {# month} other {# months}}',
    description: 'A span of time.',
  },
  years: {
    id: 'privacy.years',
    defaultMessage: '{count, plural, one {# year} other {# years}}',
    description: 'A span of time.',
  },
  save: { id: 'privacy.save', defaultMessage: 'Save', description: 'Button.' },
  saving: { id: 'privacy.saving', defaultMessage: 'Saving…', description: 'The button while it happens.' },
  saved: { id: 'privacy.saved', defaultMessage: 'Saved. It takes effect within the hour.', description: 'Notice.' },
  undo: {
    id: 'privacy.undo',
    defaultMessage: 'Undo changes',
    description: 'Button: the form goes back to what is saved.',
  },
  isSaved: {
    id: 'privacy.isSaved',
    defaultMessage: 'All changes are saved',
    description: 'Beside the button, when nothing was changed.',
  },
  wouldGo: {
    id: 'privacy.wouldGo',
    defaultMessage: 'What these changes would delete',
    description: 'Heading above the preview.',
  },
  goesNow: {
    id: 'privacy.goesNow',
    defaultMessage: 'What is deleted next',
    description: 'Heading above the preview, of the settings that are saved.',
  },
  factsShort: { id: 'privacy.factsShort', defaultMessage: 'Activity', description: 'Name of a line of the preview.' },
  auditShort: { id: 'privacy.auditShort', defaultMessage: 'Audit log', description: 'Name of a line of the preview.' },
  accountsShort: {
    id: 'privacy.accountsShort',
    defaultMessage: 'Accounts',
    description: 'Name of a line of the preview.',
  },
  nothingGoes: {
    id: 'privacy.nothingGoes',
    defaultMessage: 'Nothing',
    description: 'A line of the preview: nothing is deleted.',
  },
  goesBefore: {
    id: 'privacy.goesBefore',
    defaultMessage: '{count, plural, one {# entry from before {date}} other {# entries from before {date}}}',
    description: 'A line of the preview. {date} is a day.',
  },
  accountsGo: {
    id: 'privacy.accountsGo',
    defaultMessage: '{count, plural, one {# account} other {# accounts}}',
    description: 'A line of the preview.',
  },
  previewNote: {
    id: 'privacy.previewNote',
    defaultMessage: 'Counted now. Nothing is deleted by looking.',
    description: 'Below the preview.',
  },
  inactive: { id: 'privacy.inactive', defaultMessage: 'Unused accounts', description: 'Name of the table.' },
  lastHere: {
    id: 'privacy.lastHere',
    defaultMessage: 'Last here',
    description: 'Column: when someone last used their account.',
  },
  goesOn: { id: 'privacy.goesOn', defaultMessage: 'Deleted on', description: 'Column: when the account goes.' },
  warned: { id: 'privacy.warned', defaultMessage: 'E-mail sent', description: 'Below the day: the person was told.' },
  hasLeft: {
    id: 'privacy.hasLeft',
    defaultMessage: 'Has left, gets no e-mail',
    description: 'Below the day: the person may not sign in any more.',
  },
  notWarned: { id: 'privacy.notWarned', defaultMessage: 'E-mail not sent yet', description: 'Below the day.' },
  andMore: {
    id: 'privacy.andMore',
    defaultMessage: '{count, plural, one {And # more} other {And # more}}',
    description: 'Below the table of the first 20.',
  },
  confirmTitle: {
    id: 'privacy.confirmTitle',
    defaultMessage: 'Change how long things are kept?',
    description: 'Title of the question before saving.',
  },
  confirm: { id: 'privacy.confirm', defaultMessage: 'Change', description: 'Button of the question.' },
  losesFacts: {
    id: 'privacy.losesFacts',
    defaultMessage:
      '{count, plural, one {# entry of activity is deleted within the hour.} other {# entries of activity are deleted within the hour.}}',
    description: 'What is lost.',
  },
  losesAudit: {
    id: 'privacy.losesAudit',
    defaultMessage:
      '{count, plural, one {# entry of the audit log is deleted within the hour.} other {# entries of the audit log are deleted within the hour.}}',
    description: 'What is lost.',
  },
  losesAccounts: {
    id: 'privacy.losesAccounts',
    defaultMessage:
      '{count, plural, one {# account is deleted in 30 days unless its owner signs in.} other {# accounts are deleted in 30 days unless their owners sign in.}} Everyone who can sign in gets an e-mail before.',
    description: 'What is lost.',
  },
  losesNothing: {
    id: 'privacy.losesNothing',
    defaultMessage: 'Nothing is deleted by this now.',
    description: 'In the question before saving.',
  },
  forEver: {
    id: 'privacy.forEver',
    defaultMessage: 'What is deleted does not come back, also when you choose a longer time later.',
    description: 'In the question before saving.',
  },
});
