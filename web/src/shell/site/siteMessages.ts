import { defineMessages } from '../../i18n/defineMessages.ts';

/** Texts of those parts of the frame that few workspaces have and that load on their own. */
export const siteMessages = defineMessages({
  trialLeft: {
    id: 'site.trialLeft',
    defaultMessage: 'This trial workspace has {days, plural, one {# day} other {# days}} left.',
    description: 'The banner of a workspace on trial. {days} is at least 1.',
  },
  trialExpired: {
    id: 'site.trialExpired',
    defaultMessage: 'The trial is over: administration is switched off, courses stay open.',
    description: 'The banner of a workspace whose trial is over.',
  },
  trialExpiredMaker: {
    id: 'site.trialExpiredMaker',
    defaultMessage: 'The trial is over. Courses stay open, and everything is kept.',
    description: 'The same banner for the person who made the workspace. A button “What happens now” follows.',
  },
  trialNext: {
    id: 'site.trialNext',
    defaultMessage: 'What happens now',
    description: 'The action of the banner once the trial is over: what is kept, and what one can do.',
  },
  trialTurnedAway: {
    id: 'site.trialTurnedAway',
    defaultMessage: 'That page is part of the administration, which is switched off since the trial is over.',
    description: 'On the home page, where someone was sent from a page for admins of an expired trial.',
  },
  personalise: {
    id: 'site.personalise',
    defaultMessage: 'Personalise workspace',
    description: 'The action of the trial banner: how the workspace looks.',
  },
  trialBanner: {
    id: 'site.trialBanner',
    defaultMessage: 'Trial',
    description: 'Name of the banner for screen readers.',
  },
  feedback: { id: 'site.feedback', defaultMessage: 'Feedback', description: 'The tab that opens the feedback form.' },
  feedbackForm: {
    id: 'site.feedbackForm',
    defaultMessage: 'Feedback form',
    description: 'Name of the frame with the form, for screen readers.',
  },
  offerTitle: {
    id: 'site.offerTitle',
    defaultMessage: 'This address is free',
    description: 'Title of the home page of a host that serves no workspace yet.',
  },
  offerText: {
    id: 'site.offerText',
    defaultMessage:
      'Register and this workspace is yours for {days, plural, one {# day} other {# days}}: your courses, your people, your look. Free of charge.',
    description: 'Says what the address offers.',
  },
  offerNext: {
    id: 'site.offerNext',
    defaultMessage: 'The first person to register manages the workspace. Keep this address to find it again.',
    description: 'Says what happens next.',
  },
  offerRegister: {
    id: 'site.offerRegister',
    defaultMessage: 'Register and start',
    description: 'Button that leads to the registration.',
  },
  asNonAdmin: {
    id: 'site.asNonAdmin',
    defaultMessage: 'You see this site as learners do.',
    description: 'Notice while an admin has switched on “View as non-admin”.',
  },
  asNonAdminBack: {
    id: 'site.asNonAdminBack',
    defaultMessage: 'Switch back',
    description: 'Button that switches “View as non-admin” off.',
  },
  testProfile: {
    id: 'site.testProfile',
    defaultMessage: 'Test profile',
    description: 'Name of the list, seen in development and staging only, that tries other looks on.',
  },
  testProfileOwn: {
    id: 'site.testProfileOwn',
    defaultMessage: 'This workspace',
    description: 'The looks of the workspace itself.',
  },
  testProfileDefault: {
    id: 'site.testProfileDefault',
    defaultMessage: 'Default',
    description: 'The looks of a workspace that has chosen none.',
  },
  testProfileLoud: {
    id: 'site.testProfileLoud',
    defaultMessage: 'Loud colours',
    description: 'Looks with colours that are hard to read as they are.',
  },
  testProfileBare: {
    id: 'site.testProfileBare',
    defaultMessage: 'Controls hidden',
    description: 'Looks without language menu and dark mode.',
  },
  signInFirst: {
    id: 'site.signInFirst',
    defaultMessage: 'You need to be signed in to open that page.',
    description: 'On the home page, where a visitor was sent from a page for signed-in people.',
  },
  signInToOpen: {
    id: 'site.signInToOpen',
    defaultMessage: 'Sign in to open it',
    description: 'Link to the sign-in that comes back to the page.',
  },
  lacksRights: {
    id: 'site.lacksRights',
    defaultMessage: 'You do not have the rights to open that page. An admin of this workspace can give them to you.',
    description: 'On the home page, where someone was sent from a page that their rights do not open.',
  },
  editing: {
    id: 'site.editing',
    defaultMessage: 'Edit',
    description: 'Switch in the header that turns the page of a course into its editor.',
  },
});
