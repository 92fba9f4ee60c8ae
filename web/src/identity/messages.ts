import { defineMessages } from '../i18n/defineMessages.ts';

/** Fields and rules that several forms share. */
export const identityMessages = defineMessages({
  email: { id: 'identity.email', defaultMessage: 'E-mail', description: 'Label of a field.' },
  password: { id: 'identity.password', defaultMessage: 'Password', description: 'Label of a field.' },
  newPassword: { id: 'identity.newPassword', defaultMessage: 'New password', description: 'Label of a field.' },
  passwordHint: {
    id: 'identity.passwordHint',
    defaultMessage: 'At least {count} characters',
    description: 'Below the field for a new password as long as it is empty.',
  },
  passwordMore: {
    id: 'identity.passwordMore',
    defaultMessage: '{count, plural, one {# more character} other {# more characters}}',
    description: 'Below the field for a new password while it is being typed: how many are missing.',
  },
  passwordEnough: {
    id: 'identity.passwordEnough',
    defaultMessage: 'Long enough',
    description: 'Below the field for a new password as soon as it has enough characters.',
  },
  repeatPassword: {
    id: 'identity.repeatPassword',
    defaultMessage: 'Repeat the password',
    description: 'Label of a field.',
  },
  name: { id: 'identity.name', defaultMessage: 'Full name', description: 'Label of a field.' },
  nameHint: {
    id: 'identity.nameHint',
    defaultMessage: 'As it should appear on your certificates',
    description: 'Below the name field.',
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
  tooLong: {
    id: 'identity.tooLong',
    defaultMessage: 'Use at most {count} characters',
    description: 'A text is too long.',
  },
  validUrl: {
    id: 'identity.validUrl',
    defaultMessage: 'Enter an address that begins with http:// or https://',
    description: 'A field holds no valid address.',
  },
  chooseCallingCode: {
    id: 'identity.chooseCallingCode',
    defaultMessage: 'Choose the calling code',
    description: 'A phone number is given without a calling code.',
  },
  validPhone: {
    id: 'identity.validPhone',
    defaultMessage: 'Enter a valid phone number',
    description: 'The phone field holds no number.',
  },
  chooseCountry: {
    id: 'identity.chooseCountry',
    defaultMessage: 'Choose your country',
    description: 'The country is missing.',
  },
});
