import { defineMessages } from '../i18n/defineMessages.ts';

export const shellMessages = defineMessages({
  skip: {
    id: 'shell.skip',
    defaultMessage: 'Skip to content',
    description: 'Link for keyboard users at the top of each page.',
  },
  allCourses: { id: 'shell.allCourses', defaultMessage: 'All courses', description: 'Header link to the catalogue.' },
  dashboard: {
    id: 'shell.dashboard',
    defaultMessage: 'My dashboard',
    description: 'Header link to the learner’s own courses.',
  },
  manageCourses: {
    id: 'shell.manageCourses',
    defaultMessage: 'Manage courses',
    description: 'Header link for those who work on courses.',
  },
  keptCourses: {
    id: 'shell.keptCourses',
    defaultMessage: 'Kept courses',
    description:
      'Entry of the user menu, and link on a page that needs the network: the courses that are kept on the device.',
  },
  adminHome: { id: 'shell.adminHome', defaultMessage: 'Admin home', description: 'Entry of the user menu.' },
  campaigns: {
    id: 'shell.campaigns',
    defaultMessage: 'Vouchers',
    description: 'Entry of the user menu for those who hand out vouchers.',
  },
  viewAsNonAdmin: {
    id: 'shell.viewAsNonAdmin',
    defaultMessage: 'View as non-admin',
    description: 'Switch in the user menu of those who work on courses: the site looks as it does to a learner.',
  },
  reading: {
    id: 'shell.reading',
    defaultMessage: 'Reading settings',
    description: 'Header button that opens the accessibility dialog.',
  },
  readingOn: {
    id: 'shell.readingOn',
    defaultMessage: 'Reading settings, on',
    description: 'The same button while text size, colours or pictures differ from the default.',
  },
  settings: { id: 'shell.settings', defaultMessage: 'Settings', description: 'Link to the personal settings.' },
  achievements: {
    id: 'shell.achievements',
    defaultMessage: 'Achievements',
    description: 'Link to earned achievements.',
  },
  signIn: { id: 'shell.signIn', defaultMessage: 'Sign in', description: 'Header button for visitors.' },
  signOut: { id: 'shell.signOut', defaultMessage: 'Sign out', description: 'Entry of the user menu.' },
  signingOut: {
    id: 'shell.signingOut',
    defaultMessage: 'Signing out…',
    description: 'Shown while the session is being ended.',
  },
  language: { id: 'shell.language', defaultMessage: 'Language', description: 'Name of the language menu.' },
  darkMode: {
    id: 'shell.darkMode',
    defaultMessage: 'Dark mode',
    description: 'Name of the switch between light and dark.',
  },
  search: { id: 'shell.search', defaultMessage: 'Search courses', description: 'Link to the search of the catalogue.' },
  menu: { id: 'shell.menu', defaultMessage: 'Menu', description: 'Button that opens the navigation on a phone.' },
  closeMenu: {
    id: 'shell.closeMenu',
    defaultMessage: 'Close menu',
    description: 'Button that closes the navigation on a phone.',
  },
  mainNavigation: {
    id: 'shell.mainNavigation',
    defaultMessage: 'Main',
    description: 'Name of the header navigation for screen readers.',
  },
  footerNavigation: {
    id: 'shell.footerNavigation',
    defaultMessage: 'About this site',
    description: 'Name of the footer navigation for screen readers.',
  },
  socialNavigation: {
    id: 'shell.socialNavigation',
    defaultMessage: 'Social networks',
    description: 'Name of the list of social links in the footer.',
  },
  userMenu: {
    id: 'shell.userMenu',
    defaultMessage: 'Account of {name}',
    description: 'Name of the button that opens the user menu.',
  },
  home: {
    id: 'shell.home',
    defaultMessage: '{site}, home',
    description: 'Name of the logo link. {site} is the title of the site.',
  },
  privacy: { id: 'shell.privacy', defaultMessage: 'Privacy policy', description: 'Footer link.' },
  content: {
    id: 'shell.content',
    defaultMessage: 'About the content',
    description: 'Footer link to a page about the courses’ content.',
  },
  developers: {
    id: 'shell.developers',
    defaultMessage: 'For developers',
    description: 'Link in the footer to the pages for developers.',
  },
  terms: { id: 'shell.terms', defaultMessage: 'Terms and conditions', description: 'Footer link.' },
  copyright: {
    id: 'shell.copyright',
    defaultMessage: '© {year} {company}',
    description: 'Copyright line of the footer.',
  },
  loading: {
    id: 'shell.loading',
    defaultMessage: 'Loading',
    description: 'Told to screen readers while a page loads.',
  },
  notFound: {
    id: 'shell.notFound',
    defaultMessage: 'Page not found',
    description: 'Title of the page for an unknown address. Exact text in English.',
  },
  notFoundText: {
    id: 'shell.notFoundText',
    defaultMessage: 'The link may be old or incomplete. You may find what you need among the courses.',
    description: 'Explanation below “Page not found”.',
  },
  goHome: { id: 'shell.goHome', defaultMessage: 'Go to the home page', description: 'Link on error pages.' },
  failed: {
    id: 'shell.failed',
    defaultMessage: 'An error occurred',
    description: 'Title of the page for any other error. Exact text in English.',
  },
  failedText: {
    id: 'shell.failedText',
    defaultMessage: 'This page could not be shown. Everything you saved is safe.',
    description: 'Explanation below “An error occurred”.',
  },
  failedNetwork: {
    id: 'shell.failedNetwork',
    defaultMessage:
      'The connection was interrupted. Everything you saved is safe. Check your connection and try again.',
    description: 'Explanation below “An error occurred” when the network is gone.',
  },
  loadFailedText: {
    id: 'shell.loadFailedText',
    defaultMessage:
      'Part of this site could not be loaded: you may be offline, or there is a newer version. Reload the page.',
    description: 'Explanation below “Error loading”.',
  },
  errorReference: {
    id: 'shell.errorReference',
    defaultMessage: 'Support reference: {id}',
    description: 'Shown on error pages. {id} identifies the request in the logs.',
  },
});
