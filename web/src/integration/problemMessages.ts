import { defineMessages } from '../i18n/defineMessages.ts';

/** What is wrong with a connection. {host} is a server name, {field} the label of a field. */
export const problemMessages = defineMessages({
  MISSING_FIELD: {
    id: 'integration.problem.missingField',
    defaultMessage: '“{field}” is missing.',
    description: 'Outcome of a test.',
  },
  NAME_NOT_FOUND: {
    id: 'integration.problem.nameNotFound',
    defaultMessage: 'There is no server called {host}. Check the address.',
    description: 'Outcome of a test.',
  },
  ADDRESS_REFUSED: {
    id: 'integration.problem.addressRefused',
    defaultMessage:
      'This address is not on the public internet, so it cannot be called. Enter a public one, or ask the operator to allow it.',
    description: 'Outcome of a test.',
  },
  UNREACHABLE: {
    id: 'integration.problem.unreachable',
    defaultMessage: '{host} does not answer. It may be down, or closed to us by a firewall.',
    description: 'Outcome of a test.',
  },
  CERTIFICATE: {
    id: 'integration.problem.certificate',
    defaultMessage:
      'The certificate of {host} cannot be trusted. It has expired, belongs to another name or is self-signed.',
    description: 'Outcome of a test: about the TLS certificate.',
  },
  TOO_SLOW: {
    id: 'integration.problem.tooSlow',
    defaultMessage: '{host} took longer than ten seconds to answer.',
    description: 'Outcome of a test.',
  },
  TOO_LARGE: {
    id: 'integration.problem.tooLarge',
    defaultMessage: '{host} sent more than can be read.',
    description: 'Outcome of a test.',
  },
  CREDENTIALS_REFUSED: {
    id: 'integration.problem.credentialsRefused',
    defaultMessage: '{host} refused the credentials. Check “{field}”.',
    description: 'Outcome of a test.',
  },
  NOT_FOUND: {
    id: 'integration.problem.notFound',
    defaultMessage: '{host} has nothing at this address. Check “{field}”.',
    description: 'Outcome of a test.',
  },
  NOT_JSON: {
    id: 'integration.problem.notJson',
    defaultMessage: '{host} sent a web page or something else than data. Check “{field}”.',
    description: 'Outcome of a test.',
  },
  NOT_SCIM: {
    id: 'integration.problem.notScim',
    defaultMessage: '{host} does not speak SCIM 2.0 at this address.',
    description: 'Outcome of a test.',
  },
  NOT_A_DIRECTORY: {
    id: 'integration.problem.notADirectory',
    defaultMessage: '{host} did not send a list of employees.',
    description: 'Outcome of a test.',
  },
  NOT_OPENID: {
    id: 'integration.problem.notOpenid',
    defaultMessage: '{host} does not describe itself as this OpenID provider. Enter the addresses by hand.',
    description: 'Outcome of looking for the addresses of a sign-in provider.',
  },
  NO_TOKEN: {
    id: 'integration.problem.noToken',
    defaultMessage: '{host} accepted the client but gave no token.',
    description: 'Outcome of a test.',
  },
  GROUP_NOT_FOUND: {
    id: 'integration.problem.groupNotFound',
    defaultMessage: '{host} has no group of this name.',
    description: 'Outcome of a test.',
  },
  BUSY: {
    id: 'integration.problem.busy',
    defaultMessage: '{host} is busy. Try again in a few minutes.',
    description: 'Outcome of a test.',
  },
  UNEXPECTED_STATUS: {
    id: 'integration.problem.unexpectedStatus',
    defaultMessage: '{host} answered with error {status}.',
    description: 'Outcome of a test. {status} is a number such as 500.',
  },
  OTHER: {
    id: 'integration.problem.other',
    defaultMessage: 'The provider cannot be used as it is.',
    description: 'Outcome of a test.',
  },
  says: {
    id: 'integration.problem.says',
    defaultMessage: 'The provider says: {err}',
    description: 'Behind the outcome of a test. {err} is what the provider answered, in its own language.',
  },
});
