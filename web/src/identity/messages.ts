import { defineMessages } from '../i18n/defineMessages.ts';

export const identityMessages = defineMessages({
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
    defaultMessage: 'Go on where you left off.',
    description: 'Sentence below the heading of the sign-in form.',
  },
  registerLead: {
    id: 'identity.registerLead',
    defaultMessage: 'One account for all courses, your progress and your certificates.',
    description: 'Sentence below the heading of the registration form.',
  },
  email: { id: 'identity.email', defaultMessage: 'E-mail', description: 'Label of a field.' },
  password: { id: 'identity.password', defaultMessage: 'Password', description: 'Label of a field.' },
  passwordHint: {
    id: 'identity.passwordHint',
    defaultMessage: 'At least 8 characters',
    description: 'Below the field for a new password.',
  },
  repeatPassword: {
    id: 'identity.repeatPassword',
    defaultMessage: 'Repeat the password',
    description: 'Label of a field.',
  },
  name: { id: 'identity.name', defaultMessage: 'Full name', description: 'Label of a field.' },
  nameHint: {
    id: 'identity.nameHint',
    defaultMessage: 'As it should stand on your certificates',
    description: 'Below the name field.',
  },
  consent: {
    id: 'identity.consent',
    defaultMessage: 'I agree to the privacy policy and the terms and conditions',
    description: 'Checkbox of the registration form.',
  },
  readConsent: {
    id: 'identity.readConsent',
    defaultMessage: 'Read them',
    description: 'Link to the text that the checkbox is about.',
  },
  lockedHint: {
    id: 'identity.lockedHint',
    defaultMessage: 'After five failed attempts an account is locked for 15 minutes. Wait and try again.',
    description: 'Below the message that an account is locked.',
  },
  enterEmail: {
    id: 'identity.enterEmail',
    defaultMessage: 'Enter your e-mail address',
    description: 'The e-mail field is empty.',
  },
  validEmail: {
    id: 'identity.validEmail',
    defaultMessage: 'Enter a valid e-mail address',
    description: 'The e-mail field holds no address.',
  },
  enterPassword: {
    id: 'identity.enterPassword',
    defaultMessage: 'Enter your password',
    description: 'The password field is empty.',
  },
  passwordShort: {
    id: 'identity.passwordShort',
    defaultMessage: 'Use at least {count} characters',
    description: 'The password is too short.',
  },
  passwordLong: {
    id: 'identity.passwordLong',
    defaultMessage: 'Use at most {count} characters',
    description: 'The password is too long.',
  },
  passwordsMatch: {
    id: 'identity.passwordsMatch',
    defaultMessage: 'Passwords should match',
    description: 'At the repeated password. Exact text in English.',
  },
  enterName: { id: 'identity.enterName', defaultMessage: 'Enter your name', description: 'The name field is empty.' },
  nameLong: {
    id: 'identity.nameLong',
    defaultMessage: 'Use fewer than {count} characters',
    description: 'The name is too long.',
  },
  agree: {
    id: 'identity.agree',
    defaultMessage: 'You must agree to the privacy policy to continue',
    description: 'At the checkbox of the registration form. Exact text in English.',
  },
  settings: { id: 'identity.settings', defaultMessage: 'Settings', description: 'Heading of the settings.' },
  profile: {
    id: 'identity.profile',
    defaultMessage: 'You',
    description: 'Heading of the group name, picture and language.',
  },
  contact: {
    id: 'identity.contact',
    defaultMessage: 'Contact',
    description: 'Heading of the group phone and address.',
  },
  language: { id: 'identity.language', defaultMessage: 'Language', description: 'Label of a field.' },
  picture: {
    id: 'identity.picture',
    defaultMessage: 'Picture',
    description: 'Label of a field for the address of a picture.',
  },
  pictureHint: {
    id: 'identity.pictureHint',
    defaultMessage: 'The address of a picture, beginning with https://. Leave it empty for your initials.',
    description: 'Below the picture field.',
  },
  validUrl: {
    id: 'identity.validUrl',
    defaultMessage: 'Enter an address that begins with http:// or https://',
    description: 'A field holds no valid address.',
  },
  phone: { id: 'identity.phone', defaultMessage: 'Phone', description: 'Label of a field.' },
  callingCode: {
    id: 'identity.callingCode',
    defaultMessage: 'Calling code',
    description: 'Label of the choice of a country’s calling code.',
  },
  noCallingCode: {
    id: 'identity.noCallingCode',
    defaultMessage: 'Choose',
    description: 'The calling code is not chosen yet.',
  },
  chooseCallingCode: {
    id: 'identity.chooseCallingCode',
    defaultMessage: 'Choose the calling code',
    description: 'A number is given without a calling code.',
  },
  validPhone: {
    id: 'identity.validPhone',
    defaultMessage: 'Enter a valid phone number',
    description: 'The phone field holds no number.',
  },
  street: { id: 'identity.street', defaultMessage: 'Street and number', description: 'Label of a field.' },
  postalCode: { id: 'identity.postalCode', defaultMessage: 'Postal code', description: 'Label of a field.' },
  country: { id: 'identity.country', defaultMessage: 'Country', description: 'Label of a field.' },
  noCountry: {
    id: 'identity.noCountry',
    defaultMessage: 'Choose a country',
    description: 'The country is not chosen yet.',
  },
  chooseCountry: {
    id: 'identity.chooseCountry',
    defaultMessage: 'Choose your country',
    description: 'The country is missing.',
  },
  tooLong: {
    id: 'identity.tooLong',
    defaultMessage: 'Use at most {count} characters',
    description: 'A text is too long.',
  },
  save: { id: 'identity.save', defaultMessage: 'Save', description: 'Button of the settings.' },
  saving: {
    id: 'identity.saving',
    defaultMessage: 'Saving…',
    description: 'Button of the settings while they are being saved.',
  },
  saved: {
    id: 'identity.saved',
    defaultMessage: 'Settings saved',
    description: 'Notice after the settings were saved.',
  },
  optional: {
    id: 'identity.optional',
    defaultMessage: 'optional',
    description: 'Beside the label of a field that may stay empty.',
  },
});
