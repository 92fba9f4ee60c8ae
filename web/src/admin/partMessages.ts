import { defineMessages } from '../i18n/defineMessages.ts';

export const partMessages = defineMessages({
  home: {
    id: 'admin.home',
    defaultMessage: 'Admin home',
    description: 'Menu item and title of the admin’s first page.',
  },
  progress: { id: 'admin.progress', defaultMessage: 'Progress', description: 'Menu item and title of a page.' },
  dashboard: {
    id: 'admin.dashboard',
    defaultMessage: 'Analytics',
    description: 'Menu item and title of a page.',
  },
  users: { id: 'admin.users', defaultMessage: 'People', description: 'Menu item and title of a page.' },
  groups: {
    id: 'admin.groups',
    defaultMessage: 'Groups',
    description: 'Menu item and title of a page: groups of people.',
  },
  staff: { id: 'admin.staff', defaultMessage: 'Rights', description: 'Menu item and title of a page.' },
  campaigns: {
    id: 'admin.campaigns',
    defaultMessage: 'Vouchers',
    description: 'Menu item and title of a page. A campaign lets people into a course by voucher codes.',
  },
  integrations: {
    id: 'admin.integrations',
    defaultMessage: 'Integrations',
    description: 'Menu item and title of a page.',
  },
  audit: { id: 'admin.audit', defaultMessage: 'Audit', description: 'Menu item and title of a page: the audit log.' },
  auditAbout: {
    id: 'admin.auditAbout',
    defaultMessage: 'Who signed in, changed rights, downloaded or erased data.',
    description: 'What the page “Audit” is for.',
  },
  privacy: {
    id: 'admin.privacy',
    defaultMessage: 'Privacy',
    description: 'Menu item and title of a page: requests for personal data, and how long things are kept.',
  },
  privacyAbout: {
    id: 'admin.privacyAbout',
    defaultMessage: 'Who asked for their data or its deletion, and how long everything is kept.',
    description: 'What the page “Privacy” is for.',
  },
  jobs: {
    id: 'admin.jobs',
    defaultMessage: 'Background work',
    description: 'Title of a page: long work that continues on its own, such as an import of many people.',
  },
  jobsAbout: {
    id: 'admin.jobsAbout',
    defaultMessage: 'Imports, syncs and other long tasks, with the result of each row. Kept here for 30 days.',
    description: 'What the page “Background work” is for.',
  },
  profile: {
    id: 'admin.profile',
    defaultMessage: 'Appearance',
    description: 'Menu item: the page where title, colours and logos of the workspace are set.',
  },
  courses: { id: 'admin.courses', defaultMessage: 'Courses', description: 'Card and title of the list of courses.' },
  library: {
    id: 'admin.library',
    defaultMessage: 'Library',
    description: 'Menu item, card and title of a page: the files that courses show.',
  },
  libraryAbout: {
    id: 'admin.libraryAbout',
    defaultMessage: 'Pictures, documents and recordings for all courses, and where each is used.',
    description: 'What the page “Library” is for.',
  },
  savedSections: {
    id: 'admin.savedSections',
    defaultMessage: 'Saved sections',
    description: 'Menu item, card and title of a page: sections that authors saved for any lecture.',
  },
  savedSectionsAbout: {
    id: 'admin.savedSectionsAbout',
    defaultMessage: 'Sections that authors saved to use in any lecture.',
    description: 'What the page “Saved sections” is for.',
  },
  homeLead: {
    id: 'admin.homeLead',
    defaultMessage: 'What you manage in {site}.',
    description: 'Sentence below the title of the admin’s first page. {site} is the title of the workspace.',
  },
  progressAbout: {
    id: 'admin.progressAbout',
    defaultMessage: 'See how far each learner has come, and who needs a hand.',
    description: 'What the page Progress is for.',
  },
  discussion: {
    id: 'admin.discussion',
    defaultMessage: 'Discussion',
    description: 'Menu item and title of a page: what learners ask after the lectures of all courses.',
  },
  discussionAbout: {
    id: 'admin.discussionAbout',
    defaultMessage: 'What learners ask, what waits for an answer, and what was reported.',
    description: 'What the page “Discussion” is for.',
  },
  dashboardAbout: {
    id: 'admin.dashboardAbout',
    defaultMessage: 'Enrolments, activity and results in numbers and charts.',
    description: 'What the page Analytics is for.',
  },
  usersAbout: {
    id: 'admin.usersAbout',
    defaultMessage: 'Add people, invite them by e-mail and see who has joined.',
    description: 'What the page People is for.',
  },
  groupsAbout: {
    id: 'admin.groupsAbout',
    defaultMessage: 'Enrol people together, and see how a team or a site gets on.',
    description: 'What the page Groups is for.',
  },
  staffAbout: {
    id: 'admin.staffAbout',
    defaultMessage: 'Decide who may create courses and vouchers, and who is an admin.',
    description: 'What the page Rights is for.',
  },
  campaignsAbout: {
    id: 'admin.campaignsAbout',
    defaultMessage: 'Let groups into a course with voucher codes.',
    description: 'What the page Vouchers is for.',
  },
  integrationsAbout: {
    id: 'admin.integrationsAbout',
    defaultMessage: 'Connect your personnel system, single sign-on and other services.',
    description: 'What the page Integrations is for.',
  },
  profileAbout: {
    id: 'admin.profileAbout',
    defaultMessage: 'Set the title, colours and logos of your workspace.',
    description: 'What the page Appearance is for.',
  },
  coursesAbout: {
    id: 'admin.coursesAbout',
    defaultMessage: 'Create, edit and publish the courses of this workspace.',
    description: 'What the list of courses is for.',
  },
});
