import { defineMessages } from '../../i18n/defineMessages.ts';

/** Signing in, registering, a forgotten password, an invitation. */
export const signInMessages = defineMessages({
  signIn: { id: 'identity.signIn', defaultMessage: 'Sign in', description: 'Heading and button of the sign-in form.' },
  register: {
    id: 'identity.register',
    defaultMessage: 'Create an account',
    description: 'Heading and button of the registration form.',
  },
  noAccount: {
    id: 'identity.noAccount',
    defaultMessage: 'New here?',
    description: 'Before the link to the registration form.',
  },
  haveAccount: {
    id: 'identity.haveAccount',
    defaultMessage: 'Already have an account?',
    description: 'Before the link to the sign-in form.',
  },
  signInLead: {
    id: 'identity.signInLead',
    defaultMessage: 'Continue where you left off.',
    description: 'Sentence below the heading of the sign-in form.',
  },
  sessionEnded: {
    id: 'identity.sessionEnded',
    defaultMessage: 'You were signed out',
    description: 'Title of a note above the sign-in form for someone whose session ended while they used the site.',
  },
  sessionEndedText: {
    id: 'identity.sessionEndedText',
    defaultMessage: 'Your session ended. What was saved is safe: sign in, and you are back where you were.',
    description: 'Text of the note above the sign-in form for someone whose session ended while they used the site.',
  },
  registerLead: {
    id: 'identity.registerLead',
    defaultMessage: 'One account for all courses, your progress and your certificates.',
    description: 'Sentence below the heading of the registration form.',
  },
  consent: {
    id: 'identity.consent',
    defaultMessage: 'I agree to the privacy policy and the terms and conditions',
    description: 'Checkbox of the registration form.',
  },
  consentBySigningIn: {
    id: 'identity.consentBySigningIn',
    defaultMessage: 'By signing in you agree to the privacy policy and the terms and conditions.',
    description: 'Below the button of the sign-in form. A link to the text follows.',
  },
  readConsent: {
    id: 'identity.readConsent',
    defaultMessage: 'Read them',
    description: 'Link to the privacy policy and terms that a sentence before it mentions.',
  },
  privacyPolicy: {
    id: 'identity.privacyPolicy',
    defaultMessage: 'Privacy policy',
    description: 'Link to the privacy policy.',
  },
  terms: {
    id: 'identity.terms',
    defaultMessage: 'Terms and conditions',
    description: 'Link to the terms and conditions.',
  },
  agree: {
    id: 'identity.agree',
    defaultMessage: 'You must agree to the privacy policy to continue',
    description: 'At the checkbox of the registration form. Exact text in English.',
  },
  lockedHint: {
    id: 'identity.lockedHint',
    defaultMessage:
      'After five failed attempts, an account is locked for 15 minutes. A new password unlocks it straight away.',
    description: 'Below the message that an account is locked.',
  },
  resetPassword: {
    id: 'identity.resetPassword',
    defaultMessage: 'Reset password',
    description: 'Link below the message that an account is locked.',
  },
  signInInstead: {
    id: 'identity.signInInstead',
    defaultMessage: 'Sign in with this address',
    description: 'Link below the message that an e-mail address has an account already.',
  },
  forgot: {
    id: 'identity.forgot',
    defaultMessage: 'Forgot your password?',
    description: 'Link in the sign-in form and heading of the form behind it.',
  },
  forgotLead: {
    id: 'identity.forgotLead',
    defaultMessage: 'Enter the e-mail address of your account. We will send you a link to choose a new password.',
    description: 'Sentence below the heading.',
  },
  sendLink: {
    id: 'identity.sendLink',
    defaultMessage: 'Send link',
    description: 'Button that asks for the mail with the link.',
  },
  linkSent: {
    id: 'identity.linkSent',
    defaultMessage: 'Check your inbox',
    description: 'Heading after a link to set a new password was asked for.',
  },
  linkSentText: {
    id: 'identity.linkSentText',
    defaultMessage:
      'If there is an account for {email}, a link is on its way. It works once and expires after 24 hours.',
    description: 'After a link to set a new password was asked for. It must not tell whether there is an account.',
  },
  linkSentHint: {
    id: 'identity.linkSentHint',
    defaultMessage: 'Nothing after a few minutes? Check your spam folder, and that the address is right.',
    description: 'Below the text that a mail is on its way.',
  },
  otherAddress: {
    id: 'identity.otherAddress',
    defaultMessage: 'Try another address',
    description: 'Button that goes back to the form for a forgotten password.',
  },
  backToSignIn: {
    id: 'identity.backToSignIn',
    defaultMessage: 'Back to sign-in',
    description: 'Link from the password forms.',
  },
  setPassword: {
    id: 'identity.setPassword',
    defaultMessage: 'Choose a new password',
    description: 'Heading of the form behind the link of the mail.',
  },
  setPasswordLead: {
    id: 'identity.setPasswordLead',
    defaultMessage: 'This signs you out on all devices. Then sign in with the new password.',
    description: 'Sentence below the heading of the form for a new password.',
  },
  savePassword: {
    id: 'identity.savePassword',
    defaultMessage: 'Save password',
    description: 'Button of the form for a new password.',
  },
  linkBroken: {
    id: 'identity.linkBroken',
    defaultMessage: 'This link is incomplete',
    description: 'Heading where the address of the password form carries no token.',
  },
  linkBrokenText: {
    id: 'identity.linkBrokenText',
    defaultMessage: 'Copy the whole link from the e-mail, or get a new one.',
    description: 'Where the address of the password form carries no token.',
  },
  newLink: {
    id: 'identity.newLink',
    defaultMessage: 'Get a new link',
    description: 'Link to the form for a forgotten password.',
  },
  tokenHint: {
    id: 'identity.tokenHint',
    defaultMessage: 'A link works once, within 24 hours. Your old password still works.',
    description: 'Below the message that the link to set a new password does not count any more.',
  },
  passwordSet: {
    id: 'identity.passwordSet',
    defaultMessage: 'Your password is set',
    description: 'Heading after a new password was set.',
  },
  passwordSetText: {
    id: 'identity.passwordSetText',
    defaultMessage: 'Sign in with your new password. You have been signed out everywhere else.',
    description: 'After a new password was set.',
  },
  invited: {
    id: 'identity.invited',
    defaultMessage: 'You are invited',
    description: 'Beginning of the notice for a person who came by an invitation.',
  },
  invitedRegister: {
    id: 'identity.invitedRegister',
    defaultMessage: 'The invitation is for {email}. Create your account with this address.',
    description: 'To an invited person who has no account yet.',
  },
  invitedSignIn: {
    id: 'identity.invitedSignIn',
    defaultMessage: 'The invitation is for {email}. You already have an account: sign in with it.',
    description: 'To an invited person who has an account.',
  },
  invitedNoAccount: {
    id: 'identity.invitedNoAccount',
    defaultMessage: 'The invitation is for {email}. This address has no account yet: create one first.',
    description: 'To an invited person without an account who looks at the sign-in form.',
  },
  invitedEmail: {
    id: 'identity.invitedEmail',
    defaultMessage: 'Set by your invitation',
    description: 'Below the e-mail field that an invitation fixes.',
  },
  invitationOver: {
    id: 'identity.invitationOver',
    defaultMessage: 'This invitation is no longer valid',
    description: 'The token of an invitation is unknown, used, replaced or too old.',
  },
  invitationOverText: {
    id: 'identity.invitationOverText',
    defaultMessage:
      'It may be more than 30 days old, already used or replaced by a newer one. Use the latest e-mail, or ask for a new invitation.',
    description: 'What to do when an invitation does not count any more.',
  },
  trialTitle: {
    id: 'identity.trialTitle',
    defaultMessage: 'Start your workspace',
    description: 'Heading of the registration form where no workspace is yet.',
  },
  trialLead: {
    id: 'identity.trialLead',
    defaultMessage:
      'With your account you get a workspace of your own at this address, free for {days, plural, one {# day} other {# days}}.',
    description: 'Sentence below the heading of the registration form where no workspace is yet.',
  },
  trialSteps: {
    id: 'identity.trialSteps',
    defaultMessage: 'What happens next',
    description: 'Heading of the list of what happens after registering.',
  },
  trialStepLook: {
    id: 'identity.trialStepLook',
    defaultMessage: 'You choose its name, logo and colours.',
    description: 'What happens after registering where no workspace is yet.',
  },
  trialStepAdmin: {
    id: 'identity.trialStepAdmin',
    defaultMessage: 'You manage its courses, people and rights.',
    description: 'What happens after registering where no workspace is yet.',
  },
  trialStepEnd: {
    id: 'identity.trialStepEnd',
    defaultMessage: 'After {days, plural, one {# day} other {# days}}, administration pauses and courses stay open.',
    description: 'What happens at the end of the trial.',
  },
});
