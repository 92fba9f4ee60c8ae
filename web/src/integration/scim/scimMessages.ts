import { defineMessages } from '../../i18n/defineMessages.ts';

export const scimMessages = defineMessages({
  name: {
    id: 'integration.provisioning',
    defaultMessage: 'Provisioning by your identity provider (SCIM)',
    description: 'Heading of a card: an identity provider puts people into the workspace by the protocol SCIM.',
  },
  about: {
    id: 'integration.provisioningAbout',
    defaultMessage:
      'Lets Entra ID, Okta or another identity provider add people, withdraw their access and fill groups.',
    description: 'What provisioning is for. The names are those of products.',
  },
  waiting: {
    id: 'integration.provisioningWaiting',
    defaultMessage: 'Waiting for its first call',
    description: 'State: there is a token, and the identity provider has not called with it yet.',
  },
  create: {
    id: 'integration.createToken',
    defaultMessage: 'Create token',
    description: 'Button: makes the token that the identity provider calls with.',
  },
  renew: {
    id: 'integration.renewToken',
    defaultMessage: 'Create new token',
    description: 'Button: makes another token; the one before stops working. Also the button in the window that asks.',
  },
  creating: {
    id: 'integration.creatingToken',
    defaultMessage: 'Creating…',
    description: 'The buttons “Create token” and “Create new token” while it happens.',
  },
  withdraw: {
    id: 'integration.withdrawToken',
    defaultMessage: 'Withdraw token',
    description: 'Button: the token stops working. Also the button in the window that asks.',
  },
  withdrawing: {
    id: 'integration.withdrawingToken',
    defaultMessage: 'Withdrawing…',
    description: 'The button “Withdraw token” while it happens.',
  },
  withdrawn: {
    id: 'integration.tokenWithdrawn',
    defaultMessage: 'Token withdrawn',
    description: 'Notice.',
  },
  address: {
    id: 'integration.provisioningAddress',
    defaultMessage: 'Address',
    description: 'Label of the address that the identity provider calls.',
  },
  token: {
    id: 'integration.provisioningToken',
    defaultMessage: 'Token',
    description: 'Label of the token that the identity provider calls with.',
  },
  lastUse: {
    id: 'integration.lastCall',
    defaultMessage: 'Last call {time}',
    description: 'When the identity provider called last. {time} is a date and a time.',
  },
  neverUsed: {
    id: 'integration.noCall',
    defaultMessage: 'No call yet',
    description: 'The identity provider has not called since its token was made.',
  },
  people: {
    id: 'integration.peopleKnown',
    defaultMessage: 'Provisioned people: {count, number}',
    description: 'How many people the identity provider has put into the workspace.',
  },
  tokenTitle: {
    id: 'integration.tokenTitle',
    defaultMessage: 'Connect your identity provider',
    description: 'Title of the window that shows a new token.',
  },
  tokenOnce: {
    id: 'integration.tokenOnce',
    defaultMessage: 'Copy the token now: it is not shown again. If you lose it, create a new one.',
    description: 'In the window that shows a new token.',
  },
  guide: {
    id: 'integration.provisioningGuide',
    defaultMessage:
      'Set up SCIM 2.0 provisioning at your identity provider, and enter both there: in Entra ID as tenant URL and secret token, in Okta as base URL and bearer token. Choose the e-mail address as user name.',
    description: 'In the window that shows a new token: what to do with address and token.',
  },
  done: { id: 'integration.done', defaultMessage: 'Done', description: 'Button: closes the window with a new token.' },
  renewTitle: {
    id: 'integration.renewTitle',
    defaultMessage: 'Create a new token?',
    description: 'Title of a window.',
  },
  renewText: {
    id: 'integration.renewText',
    defaultMessage:
      'The current token stops working at once. Provisioning pauses until your identity provider has the new one.',
    description: 'In the window that asks whether to make a new token.',
  },
  withdrawTitle: {
    id: 'integration.withdrawTokenTitle',
    defaultMessage: 'Withdraw the token?',
    description: 'Title of a window.',
  },
  withdrawText: {
    id: 'integration.withdrawTokenText',
    defaultMessage:
      'Your identity provider can no longer add people or withdraw access. Everyone keeps the access they have, and its groups become groups that you manage here.',
    description: 'In the window that asks whether to withdraw the token.',
  },
});
