import { defineMessages } from '../../i18n/defineMessages.ts';

export const exportMessages = defineMessages({
  more: {
    id: 'job.exportMore',
    defaultMessage: 'More ways to download',
    description: 'Name of the button beside “Download CSV”, which opens a menu.',
  },
  jsonLines: {
    id: 'job.exportJsonLines',
    defaultMessage: 'Export as JSON Lines',
    description: 'Menu item, and title of the dialog that it opens. JSON Lines is the name of a format of files.',
  },
  whole: {
    id: 'job.exportWhole',
    defaultMessage:
      'For programs: a file with all {kind, select, PEOPLE {people} USER_COURSES {courses of learners, with their progress,} VOUCHERS {codes} REDEMPTIONS {uses of codes} DISCUSSION_QUESTIONS {questions} AUDIT_ENTRIES {entries of the audit log} other {data}} of the workspace, whatever is filtered here. Each is a line of JSON.',
    description:
      'In the dialog before an export. {kind} is of what the list is; all that occur have a branch of their own.',
  },
  later: {
    id: 'job.exportLater',
    defaultMessage: 'It is written in the background. You download it from the page that opens next, for seven days.',
    description: 'In the dialog before an export.',
  },
  confirm: { id: 'job.exportConfirm', defaultMessage: 'Export', description: 'Button: orders an export.' },
});
