import { defineMessages } from '../../i18n/defineMessages.ts';

/** A new version of the privacy policy and terms. */
export const consentDueMessages = defineMessages({
  title: {
    id: 'consent.title',
    defaultMessage: 'Our terms have changed',
    description: 'Title of the window that asks for consent to a new version.',
  },
  text: {
    id: 'consent.text',
    defaultMessage:
      'The privacy policy and the terms and conditions have a new version. Read and accept it to continue.',
    description: 'In the window that asks for consent to a new version.',
  },
  read: {
    id: 'consent.read',
    defaultMessage: 'Read the new version',
    description: 'Link to the text; opens another window.',
  },
  safe: {
    id: 'consent.safe',
    defaultMessage: 'If you sign out instead, nothing is lost. You will be asked again next time.',
    description: 'In the window that asks for consent to a new version.',
  },
  agree: { id: 'consent.agree', defaultMessage: 'I agree', description: 'Button.' },
  signOut: { id: 'consent.signOut', defaultMessage: 'Sign out', description: 'Button.' },
});
