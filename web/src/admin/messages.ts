import { defineMessages } from '../i18n/defineMessages.ts';

export const adminMessages = defineMessages({
  menu: { id: 'admin.menu', defaultMessage: 'Administration', description: 'Name of the menu of the admin area.' },
  openMenu: {
    id: 'admin.openMenu',
    defaultMessage: 'Administration menu',
    description: 'Button that opens the menu of the admin area on a phone.',
  },
  closeMenu: {
    id: 'admin.closeMenu',
    defaultMessage: 'Close the menu',
    description: 'Button that closes the menu of the admin area on a phone.',
  },
  collapse: {
    id: 'admin.collapse',
    defaultMessage: 'Collapse the menu',
    description: 'Button that makes the menu of the admin area narrow, so that only its icons stay.',
  },
  expand: {
    id: 'admin.expand',
    defaultMessage: 'Expand the menu',
    description: 'Button that makes the menu of the admin area wide again.',
  },
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
  customize: {
    id: 'admin.customize',
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
  customizeAbout: {
    id: 'admin.customizeAbout',
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
  notBuilt: {
    id: 'admin.notBuilt',
    defaultMessage: 'Not built yet',
    description: 'Mark on a card and a page whose screen comes in a later version.',
  },
  laterTitle: {
    id: 'admin.laterTitle',
    defaultMessage: 'This screen is not built yet',
    description: 'Heading on a page whose screen comes in a later version.',
  },
  laterWhat: {
    id: 'admin.laterWhat',
    defaultMessage: 'What will be here',
    description: 'Heading above what the page will do.',
  },
  laterMeanwhile: {
    id: 'admin.laterMeanwhile',
    defaultMessage: 'What works meanwhile',
    description: 'Heading above what can be used until the page is built.',
  },
  openIde: {
    id: 'admin.openIde',
    defaultMessage: 'Open the GraphQL IDE',
    description: 'Link to the page where GraphQL calls can be tried out.',
  },
  meanwhilePeople: {
    id: 'admin.meanwhilePeople',
    defaultMessage:
      'All of it works already by GraphQL, signed in as you are now. Open the IDE, paste a call, put in your own values and run it.',
    description: 'Above a list of GraphQL calls.',
  },
  callList: {
    id: 'admin.callList',
    defaultMessage: 'read everyone of the workspace, with status and rights',
    description: 'What a GraphQL call does; stands behind its name.',
  },
  callAdd: {
    id: 'admin.callAdd',
    defaultMessage: 'add somebody by e-mail address',
    description: 'What a GraphQL call does; stands behind its name.',
  },
  callInvite: {
    id: 'admin.callInvite',
    defaultMessage: 'send the invitation by mail, or send it again',
    description: 'What a GraphQL call does; stands behind its name.',
  },
  callInviteAll: {
    id: 'admin.callInviteAll',
    defaultMessage: 'invite everyone who has no account yet',
    description: 'What a GraphQL call does; stands behind its name.',
  },
  callRevoke: {
    id: 'admin.callRevoke',
    defaultMessage: 'withdraw an invitation',
    description: 'What a GraphQL call does; stands behind its name.',
  },
  callFind: {
    id: 'admin.callFind',
    defaultMessage: 'find an account by its exact e-mail address',
    description: 'What a GraphQL call does; stands behind its name.',
  },
  callRights: {
    id: 'admin.callRights',
    defaultMessage: 'grant or withdraw the right to create courses or vouchers',
    description: 'What a GraphQL call does; stands behind its name.',
  },
  meanwhileProgress: {
    id: 'admin.meanwhileProgress',
    defaultMessage: 'Learners see their own progress on their dashboard and on each course page.',
    description: 'What can be used until the page Student progress is built.',
  },
  meanwhileDashboard: {
    id: 'admin.meanwhileDashboard',
    defaultMessage: 'Everything that happens is being recorded, so the charts will reach back to today.',
    description: 'What can be used until the page Analytics dashboard is built.',
  },
  meanwhileCampaigns: {
    id: 'admin.meanwhileCampaigns',
    defaultMessage: 'Voucher codes that exist can be redeemed on the course page and on the dashboard.',
    description: 'What can be used until the page Campaign management is built.',
  },
  meanwhileIntegrations: {
    id: 'admin.meanwhileIntegrations',
    defaultMessage: 'Sign-in with your own provider (OAuth2) can be set up by the REST interface of the platform.',
    description: 'What can be used until the page Integrations management is built.',
  },
  meanwhileCourses: {
    id: 'admin.meanwhileCourses',
    defaultMessage: 'Published courses are in the catalogue, where everybody can enrol and study.',
    description: 'What can be used until the list of courses is built.',
  },
  meanwhileLibrary: {
    id: 'admin.meanwhileLibrary',
    defaultMessage: 'Nothing of your courses is missing: the libraries come together with the editor.',
    description: 'What to know until the libraries are built.',
  },
  backToHome: {
    id: 'admin.backToHome',
    defaultMessage: 'Back to admin home',
    description: 'Link on a page whose screen comes later.',
  },
  toCatalogue: {
    id: 'admin.toCatalogue',
    defaultMessage: 'Open the catalogue',
    description: 'Link to all courses.',
  },
  close: { id: 'admin.close', defaultMessage: 'Close', description: 'Button that closes a window.' },
  welcomeTitle: {
    id: 'admin.welcomeTitle',
    defaultMessage: 'Your workspace is ready',
    description: 'Heading for somebody who has just made a trial workspace.',
  },
  welcomeText: {
    id: 'admin.welcomeText',
    defaultMessage:
      '{days, plural, =0 {The trial is over.} one {You have # day to try everything.} other {You have # days to try everything.}} You run this workspace; only you see this area.',
    description: 'Below “Your workspace is ready”. {days} is how long the trial lasts.',
  },
  welcomeSteps: {
    id: 'admin.welcomeSteps',
    defaultMessage: 'First steps',
    description: 'Name of the list of what to do first in a new workspace.',
  },
  stepLook: {
    id: 'admin.stepLook',
    defaultMessage: 'Make it yours',
    description: 'First step in a new workspace: title, colours, logos.',
  },
  stepLookText: {
    id: 'admin.stepLookText',
    defaultMessage: 'Set title, company, colours and logos, and see at once how they look.',
    description: 'What the first step is.',
  },
  stepLookAction: {
    id: 'admin.stepLookAction',
    defaultMessage: 'Customise workspace',
    description: 'Button of the first step.',
  },
  stepTerms: {
    id: 'admin.stepTerms',
    defaultMessage: 'Name your terms',
    description: 'Second step in a new workspace: the text that people agree to.',
  },
  stepTermsText: {
    id: 'admin.stepTermsText',
    defaultMessage: 'Link your privacy policy and terms. Everybody agrees to them when they register.',
    description: 'What the second step is.',
  },
  stepTermsAction: {
    id: 'admin.stepTermsAction',
    defaultMessage: 'Set the consent',
    description: 'Button of the second step.',
  },
  stepPeople: {
    id: 'admin.stepPeople',
    defaultMessage: 'Bring in your people',
    description: 'Third step in a new workspace.',
  },
  stepPeopleText: {
    id: 'admin.stepPeopleText',
    defaultMessage: 'Share the address of this workspace: whoever opens it can register.',
    description: 'What the third step is.',
  },
  stepPeopleAction: {
    id: 'admin.stepPeopleAction',
    defaultMessage: 'Copy the address',
    description: 'Button of the third step.',
  },
});
