import { defineMessages } from '../i18n/defineMessages.ts';

export const fieldMessages = defineMessages({
  method: {
    id: 'integration.method',
    defaultMessage: 'How people are read',
    description: 'Field: which of several ways the personnel system is called.',
  },
  scimEndpoint: {
    id: 'integration.scimEndpoint',
    defaultMessage: 'Address of the SCIM service',
    description: 'Field.',
  },
  scimEndpointHint: {
    id: 'integration.scimEndpointHint',
    defaultMessage: 'For example https://hr.example.com/scim/v2',
    description: 'Below the address of the SCIM service.',
  },
  token: { id: 'integration.token', defaultMessage: 'Token', description: 'Field: the secret of a SCIM service.' },
  tokenHint: {
    id: 'integration.tokenHint',
    defaultMessage: 'Your personnel system shows it once, where SCIM is switched on.',
    description: 'Below the field “Token”.',
  },
  group: { id: 'integration.group', defaultMessage: 'Only this group', description: 'Field: the name of a group.' },
  groupHint: {
    id: 'integration.groupHint',
    defaultMessage: 'The name of a group in your personnel system. Leave it empty to add everyone.',
    description: 'Below the field “Only this group”.',
  },
  subdomain: {
    id: 'integration.subdomain',
    defaultMessage: 'Company name at the provider',
    description: 'Field: the subdomain of the company.',
  },
  subdomainHint: {
    id: 'integration.subdomainHint',
    defaultMessage: 'The first part of the address at which you sign in there: acme in acme.bamboohr.com',
    description: 'Below the company name at the provider.',
  },
  apiKey: { id: 'integration.apiKey', defaultMessage: 'API key', description: 'Field.' },
  clientId: { id: 'integration.clientId', defaultMessage: 'Client ID', description: 'Field (OAuth).' },
  clientSecret: { id: 'integration.clientSecret', defaultMessage: 'Client secret', description: 'Field (OAuth).' },
  tokenEndpoint: { id: 'integration.tokenEndpoint', defaultMessage: 'Token endpoint', description: 'Field (OAuth).' },
  issuer: { id: 'integration.issuer', defaultMessage: 'Issuer', description: 'Field (OpenID Connect).' },
  issuerHint: {
    id: 'integration.issuerHint',
    defaultMessage: 'The address of your provider. Find fills in the addresses below.',
    description: 'Below the field “Issuer”. “Find” is the button beside it.',
  },
  find: {
    id: 'integration.find',
    defaultMessage: 'Find',
    description: 'Button beside the field “Issuer”: reads the addresses of the provider.',
  },
  finding: { id: 'integration.finding', defaultMessage: 'Looking…', description: 'The button “Find” while it reads.' },
  found: {
    id: 'integration.found',
    defaultMessage: 'Found. Enter the client ID and secret next.',
    description: 'After the button “Find”.',
  },
  authorizationEndpoint: {
    id: 'integration.authorizationEndpoint',
    defaultMessage: 'Authorization endpoint',
    description: 'Field (OAuth).',
  },
  userEndpoint: { id: 'integration.userEndpoint', defaultMessage: 'User endpoint', description: 'Field (OAuth).' },
  responseType: {
    id: 'integration.responseType',
    defaultMessage: 'Response type',
    description: 'Field (OAuth): what the provider answers a sign-in with.',
  },
  responseTypeHint: {
    id: 'integration.responseTypeHint',
    defaultMessage: 'Always “code”: your provider answers with a code, which the server exchanges for a token.',
    description: 'Below the field “Response type”. “code” is the technical word that stands in the field.',
  },
  scope: { id: 'integration.scope', defaultMessage: 'Scope', description: 'Field (OAuth).' },
  scopeHint: {
    id: 'integration.scopeHint',
    defaultMessage: 'What we ask for, separated by spaces.',
    description: 'Below the field “Scope”.',
  },
  emailProperty: {
    id: 'integration.emailProperty',
    defaultMessage: 'Where the e-mail address is',
    description: 'Field: name of a property in what the provider answers.',
  },
  emailPropertyHint: {
    id: 'integration.emailPropertyHint',
    defaultMessage: 'The property in the user data, such as email or profile.mail',
    description: 'Below “Where the e-mail address is”. The two names are technical.',
  },
  buttonLabel: {
    id: 'integration.buttonLabel',
    defaultMessage: 'Name on the sign-in button',
    description: 'Field: how the button on the sign-in page names the provider.',
  },
  buttonLabelHint: {
    id: 'integration.buttonLabelHint',
    defaultMessage: 'What follows “Continue with”. Leave it empty for the name of your company.',
    description: 'Below “Name on the sign-in button”.',
  },
  redirect: {
    id: 'integration.redirect',
    defaultMessage: 'Redirect address, to register at your provider',
    description: 'Label of an address to copy: where the provider sends people back to.',
  },
  appName: { id: 'integration.appName', defaultMessage: 'App name', description: 'Field.' },
  appKey: { id: 'integration.appKey', defaultMessage: 'App key', description: 'Field.' },
  forumId: { id: 'integration.forumId', defaultMessage: 'Forum ID', description: 'Field.' },
  forumIdHint: {
    id: 'integration.forumIdHint',
    defaultMessage: 'The short name of your forum at Disqus, or the https address of its page for embedding',
    description: 'Below “Forum ID”.',
  },
  sync: {
    id: 'integration.sync',
    defaultMessage: 'Sync every night',
    description: 'Checkbox: people are taken over on their own.',
  },
  show: {
    id: 'integration.show',
    defaultMessage: 'Show what is entered',
    description: 'Switch in the field of a secret that is no token, such as an API key.',
  },
  showToken: {
    id: 'integration.showToken',
    defaultMessage: 'Show token',
    description: 'Switch in the field of a token.',
  },
  optional: { id: 'integration.optional', defaultMessage: 'optional', description: 'Beside the label of a field.' },
  kept: {
    id: 'integration.kept',
    defaultMessage: 'Stored. Leave it empty to keep it.',
    description: 'Below the field of a secret that is stored and not shown.',
  },
  empty: { id: 'integration.empty', defaultMessage: 'Fill this in', description: 'A field is empty.' },
  notHttps: {
    id: 'integration.notHttps',
    defaultMessage: 'Enter a public address that begins with https://',
    description: 'A field holds no address that can be used.',
  },
  enterAgain: {
    id: 'integration.enterAgain',
    defaultMessage: 'Enter it again: it would be sent to another address than before',
    description: 'Below the field of a stored secret, after the address was changed.',
  },
  refused: {
    id: 'integration.refused',
    defaultMessage: 'This cannot be used here. Check the spelling',
    description: 'The platform refused the value of a field.',
  },
});
