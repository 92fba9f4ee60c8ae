import { defineMessages } from '../i18n/defineMessages.ts';

export const laterMessages = defineMessages({
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
});
