import { defineMessages } from '../i18n/defineMessages.ts';

/** A new version of the privacy policy and terms. */
export const consentMessages = defineMessages({
  title: {
    id: 'identity.consentTitle',
    defaultMessage: 'Our terms have changed',
    description: 'Title of the window that asks for consent to a new version.',
  },
  text: {
    id: 'identity.consentText',
    defaultMessage:
      'There is a new version of the privacy policy and the terms and conditions. Please read them and agree, so that you can go on.',
    description: 'In the window that asks for consent to a new version.',
  },
  read: {
    id: 'identity.consentRead',
    defaultMessage: 'Read the new version',
    description: 'Link to the text; opens another window.',
  },
  safe: {
    id: 'identity.consentSafe',
    defaultMessage: 'If you sign out instead, nothing is lost: you are asked again next time.',
    description: 'In the window that asks for consent to a new version.',
  },
  agree: { id: 'identity.consentAgree', defaultMessage: 'I agree', description: 'Button.' },
  signOut: { id: 'identity.consentSignOut', defaultMessage: 'Sign out', description: 'Button.' },
});
