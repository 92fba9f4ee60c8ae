import { defineMessages } from '../i18n/defineMessages.ts';

export const integrationMessages = defineMessages({
  notConnected: {
    id: 'integration.notConnected',
    defaultMessage: 'Not connected',
    description: 'State of a provider.',
  },
  connectedSince: {
    id: 'integration.connectedSince',
    defaultMessage: 'Connected since {date}',
    description: 'State of a provider.',
  },
  notTested: {
    id: 'integration.notTested',
    defaultMessage: 'Not tested · connected since {date}',
    description: 'State of a provider whose connection has not been tried out.',
  },
  notWorking: {
    id: 'integration.notWorking',
    defaultMessage: 'Not working · connected since {date}',
    description: 'State of a provider whose latest test has failed.',
  },
  hidden: {
    id: 'integration.hidden',
    defaultMessage: 'Visitors see its button as soon as a test has succeeded.',
    description: 'Below the state of a sign-in provider that has not been tested successfully.',
  },
  works: {
    id: 'integration.works',
    defaultMessage: 'Tested {time}: it works',
    description: 'Outcome of the latest test. {time} is a date and a time.',
  },
  fails: {
    id: 'integration.fails',
    defaultMessage: 'Tested {time}: it does not work',
    description: 'Outcome of the latest test. {time} is a date and a time. What is wrong stands below.',
  },
  connect: { id: 'integration.connect', defaultMessage: 'Connect', description: 'Button of a provider.' },
  edit: {
    id: 'integration.edit',
    defaultMessage: 'Reconnect',
    description: 'Button of a connected provider: opens its fields, to change them or enter new credentials.',
  },
  test: { id: 'integration.test', defaultMessage: 'Test', description: 'Button: tries out the connection.' },
  testing: { id: 'integration.testing', defaultMessage: 'Testing…', description: 'The button “Test” while it tests.' },
  disconnect: { id: 'integration.disconnect', defaultMessage: 'Disconnect', description: 'Button of a provider.' },
  disconnecting: {
    id: 'integration.disconnecting',
    defaultMessage: 'Disconnecting…',
    description: 'The button “Disconnect” while it happens.',
  },
  actionOf: {
    id: 'integration.actionOf',
    defaultMessage: '{action}: {provider}',
    description: 'Name of a button for those who do not see it. {action} is what is written on it.',
  },
  connectTitle: {
    id: 'integration.connectTitle',
    defaultMessage: 'Connect: {provider}',
    description: 'Title of a window. {provider} is for example “Forum”.',
  },
  editTitle: {
    id: 'integration.editTitle',
    defaultMessage: 'Reconnect: {provider}',
    description: 'Title of a window. {provider} is for example “Forum”.',
  },
  disconnectTitle: {
    id: 'integration.disconnectTitle',
    defaultMessage: 'Disconnect: {provider}?',
    description: 'Title of a window. {provider} is for example “Forum”.',
  },
  save: { id: 'integration.save', defaultMessage: 'Save', description: 'Button of the form of a connected provider.' },
  connectAnyway: {
    id: 'integration.connectAnyway',
    defaultMessage: 'Connect anyway',
    description: 'The button “Connect” after the test of what is written has failed.',
  },
  saveAnyway: {
    id: 'integration.saveAnyway',
    defaultMessage: 'Save anyway',
    description: 'The button “Save” after the test of what is written has failed.',
  },
  sendAnyway: {
    id: 'integration.sendAnyway',
    defaultMessage: 'It will not work until a test succeeds. You can save it all the same and test it later.',
    description: 'Below what is wrong with a connection, when it is saved although its test has failed.',
  },
  saving: { id: 'integration.saving', defaultMessage: 'Saving…', description: 'The buttons “Connect” and “Save”.' },
  connected: {
    id: 'integration.connected',
    defaultMessage: '{provider} connected',
    description: 'Notice. {provider} is for example “Forum”.',
  },
  deleted: {
    id: 'integration.deleted',
    defaultMessage: '{provider} deleted',
    description: 'Notice after disconnecting. {provider} is for example “Forum”.',
  },
  testWorks: {
    id: 'integration.testWorks',
    defaultMessage: 'It works.',
    description: 'Outcome of a test in the form.',
  },
  already: {
    id: 'integration.already',
    defaultMessage: 'Somebody has connected this in the meantime. Reload the page.',
    description: 'Why a provider cannot be connected.',
  },
  gone: {
    id: 'integration.gone',
    defaultMessage: 'Somebody has disconnected this in the meantime. Reload the page.',
    description: 'Why something could not be done.',
  },
  apiTokens: { id: 'integration.apiTokens', defaultMessage: 'API tokens', description: 'Heading.' },
  apiTokensText: {
    id: 'integration.apiTokensText',
    defaultMessage:
      'Programs call Lectern with API tokens: in the names of the people who created them, or of service accounts, which belong to no person.',
    description: 'Below the heading “API tokens”.',
  },
  manageServiceAccounts: {
    id: 'integration.manageServiceAccounts',
    defaultMessage: 'Manage service accounts',
    description: 'Button that opens a window: accounts for programs.',
  },
  showApiTokens: {
    id: 'integration.showApiTokens',
    defaultMessage: 'Show API tokens of everyone',
    description: 'Button that opens a window.',
  },
});
