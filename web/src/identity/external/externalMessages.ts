import { defineMessages } from '../../i18n/defineMessages.ts';

/** Signing in at another provider. */
export const externalMessages = defineMessages({
  or: { id: 'identity.or', defaultMessage: 'or', description: 'Between the form and the other ways to sign in.' },
  continueWith: {
    id: 'identity.continueWith',
    defaultMessage: 'Continue with {provider}',
    description: 'Button that signs in at another provider.',
  },
  waiting: {
    id: 'identity.waiting',
    defaultMessage: 'Continue in the {provider} window. If you do not see it, press the button again.',
    description: 'While the window of another provider is open.',
  },
  accountMissing: {
    id: 'identity.accountMissing',
    defaultMessage: 'You do not have an account here yet',
    description: 'After signing in at a provider with an identity that is unknown here.',
  },
  accountMissingText: {
    id: 'identity.accountMissingText',
    defaultMessage: 'To create one, agree to the privacy policy and choose your provider again, or fill in the form.',
    description: 'What to do after signing in at a provider with an identity that is unknown here.',
  },
  callback: {
    id: 'identity.callback',
    defaultMessage: 'Signing in',
    description: 'Heading of the page that a provider sends people back to.',
  },
  callbackText: {
    id: 'identity.callbackText',
    defaultMessage: 'One moment.',
    description: 'On the page that a provider sends people back to.',
  },
  callbackOver: {
    id: 'identity.callbackOver',
    defaultMessage: 'You can close this window. If nothing happens in the other one, sign in again.',
    description: 'On the page that a provider sends people back to, when it could not close itself.',
  },
  callbackFailed: {
    id: 'identity.callbackFailed',
    defaultMessage: 'Signing in did not work',
    description: 'Heading of the page that a provider sends people back to, after a failure.',
  },
});
