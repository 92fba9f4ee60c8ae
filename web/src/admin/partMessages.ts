import { defineMessages } from '../i18n/defineMessages.ts';

export const partMessages = defineMessages({
  home: {
    id: 'admin.home',
    defaultMessage: 'Admin home',
    description: 'Menu item and title of the admin’s first page.',
  },
  progress: { id: 'admin.progress', defaultMessage: 'Student progress', description: 'Menu item and title of a page.' },
  dashboard: {
    id: 'admin.dashboard',
    defaultMessage: 'Analytics dashboard',
    description: 'Menu item and title of a page.',
  },
  users: { id: 'admin.users', defaultMessage: 'Users management', description: 'Menu item and title of a page.' },
  staff: { id: 'admin.staff', defaultMessage: 'Staff management', description: 'Menu item and title of a page.' },
  campaigns: {
    id: 'admin.campaigns',
    defaultMessage: 'Campaign management',
    description: 'Menu item and title of a page. A campaign lets people into a course by voucher codes.',
  },
  integrations: {
    id: 'admin.integrations',
    defaultMessage: 'Integrations management',
    description: 'Menu item and title of a page.',
  },
  profile: {
    id: 'admin.profile',
    defaultMessage: 'Customise workspace',
    description: 'Menu item: the page where title, colours and logos of the workspace are set.',
  },
  courses: { id: 'admin.courses', defaultMessage: 'Courses', description: 'Card and title of the list of courses.' },
  library: {
    id: 'admin.library',
    defaultMessage: 'Library',
    description: 'Card: questions and whole courses to build upon.',
  },
  sectionsLibrary: {
    id: 'admin.sectionsLibrary',
    defaultMessage: 'Sections library',
    description: 'Card: sections that were kept to be used in several courses.',
  },
  homeLead: {
    id: 'admin.homeLead',
    defaultMessage: 'What you can run in {site}.',
    description: 'Sentence below the title of the admin’s first page. {site} is the title of the workspace.',
  },
  progressAbout: {
    id: 'admin.progressAbout',
    defaultMessage: 'See how far each learner has come, and who needs a hand.',
    description: 'What the page Student progress is for.',
  },
  dashboardAbout: {
    id: 'admin.dashboardAbout',
    defaultMessage: 'Enrolments, activity and results in numbers and charts.',
    description: 'What the page Analytics dashboard is for.',
  },
  usersAbout: {
    id: 'admin.usersAbout',
    defaultMessage: 'Add people, invite them by mail and see who has joined.',
    description: 'What the page Users management is for.',
  },
  staffAbout: {
    id: 'admin.staffAbout',
    defaultMessage: 'Decide who may create courses and who may create vouchers.',
    description: 'What the page Staff management is for.',
  },
  campaignsAbout: {
    id: 'admin.campaignsAbout',
    defaultMessage: 'Let groups into a course with voucher codes.',
    description: 'What the page Campaign management is for.',
  },
  integrationsAbout: {
    id: 'admin.integrationsAbout',
    defaultMessage: 'Connect sign-in, video meetings, forums and personnel systems.',
    description: 'What the page Integrations management is for.',
  },
  profileAbout: {
    id: 'admin.profileAbout',
    defaultMessage: 'Give the workspace your title, colours and logos.',
    description: 'What the page Customise workspace is for.',
  },
  coursesAbout: {
    id: 'admin.coursesAbout',
    defaultMessage: 'Create, edit and publish the courses of this workspace.',
    description: 'What the list of courses is for.',
  },
  libraryAbout: {
    id: 'admin.libraryAbout',
    defaultMessage: 'Courses and questions that you can build upon.',
    description: 'What the library is for.',
  },
  sectionsLibraryAbout: {
    id: 'admin.sectionsLibraryAbout',
    defaultMessage: 'Sections that you keep once and use in many lectures.',
    description: 'What the library of sections is for.',
  },
});
