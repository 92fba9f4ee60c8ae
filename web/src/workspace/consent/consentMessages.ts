import { defineMessages } from '../../i18n/defineMessages.ts';

export const consentMessages = defineMessages({
  consentHeading: {
    id: 'workspace.consentHeading',
    defaultMessage: 'Versions',
    description: 'Heading.',
  },
  consentLead: {
    id: 'workspace.consentLead',
    defaultMessage:
      'People agree to the active version when they register. After a new one, everyone is asked again at their next visit.',
    description: 'Below the heading.',
  },
  noConsents: {
    id: 'workspace.noConsents',
    defaultMessage: 'There is no version yet, so no one is asked to agree. Create the first one below.',
    description: 'When the list is empty.',
  },
  activeConsent: {
    id: 'workspace.activeConsent',
    defaultMessage: 'Active',
    description: 'Mark at the version that people are asked for.',
  },
  consentSince: {
    id: 'workspace.consentSince',
    defaultMessage: 'Since {date}',
    description: 'When a version was made.',
  },
  consentAccepted: {
    id: 'workspace.consentAccepted',
    defaultMessage:
      '{count, plural, =0 {nobody has accepted it} one {# person has accepted it} other {# people have accepted it}}',
    description: 'How many people have accepted a version.',
  },
  newConsentHeading: { id: 'workspace.newConsentHeading', defaultMessage: 'New version', description: 'Heading.' },
  consentUrl: { id: 'workspace.consentUrl', defaultMessage: 'Address of the text', description: 'Label.' },
  consentUrlHint: {
    id: 'workspace.consentUrlHint',
    defaultMessage: 'Where people can read what they agree to.',
    description: 'Hint.',
  },
  makeConsent: { id: 'workspace.makeConsent', defaultMessage: 'Create a new version', description: 'Button.' },
  confirmConsentTitle: {
    id: 'workspace.confirmConsentTitle',
    defaultMessage: 'Ask everyone again?',
    description: 'Title of a question.',
  },
  confirmConsentText: {
    id: 'workspace.confirmConsentText',
    defaultMessage:
      'The new version replaces the active one at once. Everyone, including you, has to accept it at their next visit. This cannot be undone.',
    description: 'Text of a question.',
  },
  confirmConsent: {
    id: 'workspace.confirmConsent',
    defaultMessage: 'Activate',
    description: 'Button that confirms.',
  },
  consentMade: {
    id: 'workspace.consentMade',
    defaultMessage: 'The new version is active. Everyone is asked at their next visit.',
    description: 'Notice.',
  },
});
