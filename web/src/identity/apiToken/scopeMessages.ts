import { defineMessages } from '../../i18n/defineMessages.ts';

/** The parts of the interface that a token opens, in plain words. */
export const scopeMessages = defineMessages({
  account: { id: 'apiToken.account', defaultMessage: 'Own account', description: 'Part that an API token opens.' },
  accountAbout: {
    id: 'apiToken.accountAbout',
    defaultMessage: 'Your name, notices, reminders and API tokens. A program can revoke tokens, but never create them.',
    description: 'Explains that part.',
  },
  courses: { id: 'apiToken.courses', defaultMessage: 'Courses', description: 'Part that an API token opens.' },
  coursesAbout: {
    id: 'apiToken.coursesAbout',
    defaultMessage: 'Courses as their authors see them, with history, reviews and saved sections.',
    description: 'Explains that part.',
  },
  files: { id: 'apiToken.files', defaultMessage: 'Files', description: 'Part that an API token opens.' },
  filesAbout: {
    id: 'apiToken.filesAbout',
    defaultMessage: 'The library of pictures, videos and documents.',
    description: 'Explains that part.',
  },
  enrolments: {
    id: 'apiToken.enrolments',
    defaultMessage: 'Enrolments and progress',
    description: 'Part that an API token opens.',
  },
  enrolmentsAbout: {
    id: 'apiToken.enrolmentsAbout',
    defaultMessage: 'Who takes which course, their progress, answers and certificates.',
    description: 'Explains that part.',
  },
  discussions: {
    id: 'apiToken.discussions',
    defaultMessage: 'Discussions',
    description: 'Part that an API token opens.',
  },
  discussionsAbout: {
    id: 'apiToken.discussionsAbout',
    defaultMessage: 'What learners ask after lectures, and the replies.',
    description: 'Explains that part.',
  },
  people: { id: 'apiToken.people', defaultMessage: 'People and groups', description: 'Part that an API token opens.' },
  peopleAbout: {
    id: 'apiToken.peopleAbout',
    defaultMessage: 'Accounts, invitations, groups and data requests.',
    description: 'Explains that part.',
  },
  campaigns: { id: 'apiToken.campaigns', defaultMessage: 'Campaigns', description: 'Part that an API token opens.' },
  campaignsAbout: {
    id: 'apiToken.campaignsAbout',
    defaultMessage: 'Campaigns and their enrolment codes.',
    description: 'Explains that part.',
  },
  analytics: { id: 'apiToken.analytics', defaultMessage: 'Analytics', description: 'Part that an API token opens.' },
  analyticsAbout: {
    id: 'apiToken.analyticsAbout',
    defaultMessage: 'Figures about courses, learners and questions. There is nothing to write.',
    description: 'Explains that part.',
  },
  workspace: { id: 'apiToken.workspace', defaultMessage: 'Workspace', description: 'Part that an API token opens.' },
  workspaceAbout: {
    id: 'apiToken.workspaceAbout',
    defaultMessage: 'Settings, looks, integrations, the audit log and the API tokens of everyone.',
    description: 'Explains that part.',
  },
  jobs: { id: 'apiToken.jobs', defaultMessage: 'Background work', description: 'Part that an API token opens.' },
  jobsAbout: {
    id: 'apiToken.jobsAbout',
    defaultMessage: 'Imports and other long work: watch it or, with “Write”, cancel it.',
    description: 'Explains that part. “Write” is the heading of the column of checkboxes beside it.',
  },
});
