import { defineMessages } from '../i18n/defineMessages.ts';

export const auditMessages = defineMessages({
  what: { id: 'audit.what', defaultMessage: 'What', description: 'Field and column: what happened.' },
  everything: {
    id: 'audit.everything',
    defaultMessage: 'Everything',
    description: 'In the filter: anything that happened.',
  },
  signIns: { id: 'audit.signIns', defaultMessage: 'Sign-ins', description: 'In the filter of the audit log.' },
  refused: { id: 'audit.refused', defaultMessage: 'Refused sign-ins', description: 'In the filter of the audit log.' },
  passwords: {
    id: 'audit.passwords',
    defaultMessage: 'Passwords and API tokens',
    description: 'In the filter of the audit log.',
  },
  people: { id: 'audit.people', defaultMessage: 'People and rights', description: 'In the filter of the audit log.' },
  learners: {
    id: 'audit.learners',
    defaultMessage: 'Learners',
    description: 'What to look for: enrolments by others, due dates, messages.',
  },
  data: {
    id: 'audit.data',
    defaultMessage: 'Data and consents',
    description: 'In the filter of the audit log: exports, erasures, consents.',
  },
  courses: { id: 'audit.courses', defaultMessage: 'Courses', description: 'In the filter of the audit log.' },
  vouchers: { id: 'audit.vouchers', defaultMessage: 'Vouchers', description: 'In the filter of the audit log.' },
  workspace: {
    id: 'audit.workspace',
    defaultMessage: 'Workspace',
    description: 'In the filter of the audit log: appearance, integrations.',
  },
  from: { id: 'audit.from', defaultMessage: 'From', description: 'Field: what happened at this time or later.' },
  until: { id: 'audit.until', defaultMessage: 'Until', description: 'Field: what happened before this time.' },
  when: { id: 'audit.when', defaultMessage: 'When', description: 'Column.' },
  who: { id: 'audit.who', defaultMessage: 'Who', description: 'Field and column: who did it.' },
  byToken: {
    id: 'audit.byToken',
    defaultMessage: 'With the API token “{name}” (…{lastCharacters})',
    description: 'Below who did it: a program did. {lastCharacters} are the last four of the token.',
  },
  toWhom: { id: 'audit.toWhom', defaultMessage: 'To whom', description: 'Field: whom it was done to.' },
  nameOrAddress: {
    id: 'audit.nameOrAddress',
    defaultMessage: 'Name or e-mail',
    description: 'In the empty fields that look for people.',
  },
  jobs: {
    id: 'audit.jobs',
    defaultMessage: 'Background work',
    description: 'In the filter of the audit log: imports, changes of many people.',
  },
  oneJob: {
    id: 'audit.oneJob',
    defaultMessage: 'Only this background work',
    description: 'Above the list: it has what one import or the like did.',
  },
  report: {
    id: 'audit.report',
    defaultMessage: 'Open its report',
    description: 'Link to the page of the background work.',
  },
  jobEntries: {
    id: 'audit.jobEntries',
    defaultMessage: '{count, plural, one {Show # entry} other {Show # entries}}',
    description: 'Link below what background work did, to each single entry.',
  },
  list: { id: 'audit.list', defaultMessage: 'Audit log', description: 'Name of the table.' },
  count: {
    id: 'audit.count',
    defaultMessage: '{count, plural, =0 {No entries} one {# entry} other {# entries}}',
    description: 'How many entries match.',
  },
  none: { id: 'audit.none', defaultMessage: 'Nothing matches', description: 'The filter finds nothing.' },
  noneText: {
    id: 'audit.noneText',
    defaultMessage: 'Choose a longer time, or show everything.',
    description: 'The filter finds nothing.',
  },
  showAll: { id: 'audit.showAll', defaultMessage: 'Show everything', description: 'Button: takes the filter away.' },
  onePerson: {
    id: 'audit.onePerson',
    defaultMessage: 'Only {person}',
    description: 'Above the list: it is about one person.',
  },
  someone: { id: 'audit.someone', defaultMessage: 'one person', description: 'In place of the name of a person.' },
  showOfAll: {
    id: 'audit.showOfAll',
    defaultMessage: 'Show everyone',
    description: 'Button: the list is about one person, and shall be about all.',
  },
});
