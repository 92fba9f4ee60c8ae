import { defineMessages } from '../../i18n/defineMessages.ts';

export const problemMessages = defineMessages({
  refusedValue: {
    id: 'workspace.refusedValue',
    defaultMessage: 'This value cannot be used',
    description: 'Below a field that the server has refused.',
  },
  groupWrong: {
    id: 'workspace.groupWrong',
    defaultMessage: 'Check the fields in here',
    description: 'Name of the mark at a group of fields with a mistake.',
  },
  problemColor: {
    id: 'workspace.problemColor',
    defaultMessage: 'Enter a colour as # and six digits, for example #006fb8',
    description: 'Below a colour field.',
  },
  problemAddress: {
    id: 'workspace.problemAddress',
    defaultMessage: 'Enter an address that begins with https://, or a file of this site under /static/media/',
    description: 'Below a field for an address.',
  },
  problemAddressMissing: {
    id: 'workspace.problemAddressMissing',
    defaultMessage: 'Enter the company website, or switch off the links to it',
    description: 'Below an empty address that is used.',
  },
  problemLine: { id: 'workspace.problemLine', defaultMessage: 'At most 255 characters', description: 'Below a field.' },
  problemDisclaimer: {
    id: 'workspace.problemDisclaimer',
    defaultMessage: 'At most 10,000 characters',
    description: 'Below a field.',
  },
  problemNetwork: {
    id: 'workspace.problemNetwork',
    defaultMessage: 'Use lower-case letters, digits and hyphens, for example linkedin',
    description: 'Below the name of a social network.',
  },
  problemContainer: {
    id: 'workspace.problemContainer',
    defaultMessage: 'Enter a container ID, for example GTM-ABC123',
    description: 'Below the field of Google Tag Manager.',
  },
  problemProperty: {
    id: 'workspace.problemProperty',
    defaultMessage: 'Enter a measurement ID, for example G-ABC123',
    description: 'Below the field of Google Analytics.',
  },
  problemForm: {
    id: 'workspace.problemForm',
    defaultMessage: 'Use letters, digits, hyphens and underscores only',
    description: 'Below the id of a form.',
  },
  problemText: {
    id: 'workspace.problemText',
    defaultMessage: 'At most 2,000 characters',
    description: 'Below a text of the interface.',
  },
  problemLook: {
    id: 'workspace.problemLook',
    defaultMessage: 'This value is too long',
    description: 'Below a look of buttons.',
  },
});
