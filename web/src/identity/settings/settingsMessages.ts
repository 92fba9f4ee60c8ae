import { defineMessages } from '../../i18n/defineMessages.ts';

/** The settings of the signed-in person. */
export const settingsMessages = defineMessages({
  signOut: { id: 'identity.signOut', defaultMessage: 'Sign out', description: 'Button behind a link that was sent.' },
  settings: { id: 'identity.settings', defaultMessage: 'Settings', description: 'Heading of the settings.' },
  signedInAs: {
    id: 'identity.signedInAs',
    defaultMessage: 'Signed in as {email}',
    description: 'Below the heading of the settings.',
  },
  rightsWait: {
    id: 'identity.rightsWait',
    defaultMessage: 'Confirm your address to use your rights here',
    description: 'Below the heading of the settings, for a person whose rights do not count yet. Title of a notice.',
  },
  rightsWaitText: {
    id: 'identity.rightsWaitText',
    defaultMessage: 'Sign out, then open the link in your invitation or set a new password by e-mail.',
    description: 'What proves the address; below the title “You were given rights here. …”.',
  },
  profile: {
    id: 'identity.profile',
    defaultMessage: 'Profile',
    description: 'Heading of the group name, picture and language.',
  },
  contact: {
    id: 'identity.contact',
    defaultMessage: 'Contact details',
    description: 'Heading of the group phone and address.',
  },
  language: { id: 'identity.language', defaultMessage: 'Language', description: 'Label of a field.' },
  choosePicture: {
    id: 'identity.choosePicture',
    defaultMessage: 'Choose a picture',
    description: 'Button: uploads a picture of oneself.',
  },
  removePicture: {
    id: 'identity.removePicture',
    defaultMessage: 'Remove picture',
    description: 'Button: the initials of the name are shown again.',
  },
  dropPicture: {
    id: 'identity.dropPicture',
    defaultMessage: 'Or drop or paste one here.',
    description: 'Below the button “Choose a picture”.',
  },
  pictureSaved: { id: 'identity.pictureSaved', defaultMessage: 'Picture saved', description: 'Notice.' },
  pictureRemoved: { id: 'identity.pictureRemoved', defaultMessage: 'Picture removed', description: 'Notice.' },
  picture: {
    id: 'identity.picture',
    defaultMessage: 'Link to your picture',
    description: 'Label of a field for the address of a picture.',
  },
  pictureHint: {
    id: 'identity.pictureHint',
    defaultMessage: 'Link to a picture on the web. Without one, your initials are shown.',
    description: 'Below the picture field.',
  },
  pictureUnreadable: {
    id: 'identity.pictureUnreadable',
    defaultMessage: 'No picture could be loaded from this link. Your initials are shown instead.',
    description: 'Below the picture field, when the preview could not be loaded.',
  },
  phone: { id: 'identity.phone', defaultMessage: 'Phone', description: 'Label of a field.' },
  phoneAs: {
    id: 'identity.phoneAs',
    defaultMessage: 'Will be saved as {phone}',
    description: 'Below the phone field, with the number in international form.',
  },
  callingCode: {
    id: 'identity.callingCode',
    defaultMessage: 'Calling code',
    description: 'Label of the choice of a country’s calling code.',
  },
  noCallingCode: {
    id: 'identity.noCallingCode',
    defaultMessage: 'Choose',
    description: 'No calling code is chosen.',
  },
  street: { id: 'identity.street', defaultMessage: 'Street and number', description: 'Label of a field.' },
  postalCode: { id: 'identity.postalCode', defaultMessage: 'Postal code', description: 'Label of a field.' },
  country: { id: 'identity.country', defaultMessage: 'Country', description: 'Label of a field.' },
  noCountry: {
    id: 'identity.noCountry',
    defaultMessage: 'Choose a country',
    description: 'The country is not chosen yet.',
  },
  saveProfile: {
    id: 'identity.saveProfile',
    defaultMessage: 'Save profile',
    description: 'Button that saves name, language and picture.',
  },
  saveContact: {
    id: 'identity.saveContact',
    defaultMessage: 'Save contact details',
    description: 'Button that saves phone and address.',
  },
  saving: {
    id: 'identity.saving',
    defaultMessage: 'Saving…',
    description: 'Button of the settings while they are being saved.',
  },
  profileSaved: {
    id: 'identity.profileSaved',
    defaultMessage: 'Profile saved',
    description: 'Notice after name, language and picture were saved.',
  },
  contactSaved: {
    id: 'identity.contactSaved',
    defaultMessage: 'Contact details saved',
    description: 'Notice after phone and address were saved.',
  },
  optional: {
    id: 'identity.optional',
    defaultMessage: 'optional',
    description: 'Beside the label of a field that may stay empty.',
  },
  changePassword: {
    id: 'identity.changePassword',
    defaultMessage: 'Change password',
    description: 'Button that changes the password.',
  },
  currentPassword: {
    id: 'identity.currentPassword',
    defaultMessage: 'Current password',
    description: 'Label of a field.',
  },
  changePasswordText: {
    id: 'identity.changePasswordText',
    defaultMessage: 'Changing it signs you out on all other devices.',
    description: 'Above the fields for changing the password.',
  },
  passwordChanged: {
    id: 'identity.passwordChanged',
    defaultMessage: 'Password changed',
    description: 'Notice after the password was changed.',
  },
  noPasswordText: {
    id: 'identity.noPasswordText',
    defaultMessage:
      'You sign in with another provider, so this account has no password. You can set one with a link by e-mail.',
    description: 'In place of the password fields, for an account without a password.',
  },
  noPasswordSent: {
    id: 'identity.noPasswordSent',
    defaultMessage: 'We have sent a link to {email}. Sign out before you open it.',
    description: 'After a link to set a first password was asked for.',
  },
  addPassword: {
    id: 'identity.addPassword',
    defaultMessage: 'Send a link to set a password',
    description: 'Button for an account without a password.',
  },
  sessions: { id: 'identity.sessions', defaultMessage: 'Devices', description: 'Heading of the group about sessions.' },
  sessionsText: {
    id: 'identity.sessionsText',
    defaultMessage: 'Lost a device, or used someone else’s? Sign out on all devices, including this one.',
    description: 'Above the button that ends all sessions.',
  },
  signOutEverywhere: {
    id: 'identity.signOutEverywhere',
    defaultMessage: 'Sign out everywhere',
    description: 'Button that ends all sessions.',
  },
  apiTokens: { id: 'identity.apiTokens', defaultMessage: 'API tokens', description: 'Heading.' },
  apiTokensText: {
    id: 'identity.apiTokensText',
    defaultMessage: 'Let a program of yours call Lectern in your name, without your password.',
    description: 'Below the heading “API tokens”.',
  },
  manageApiTokens: {
    id: 'identity.manageApiTokens',
    defaultMessage: 'Manage API tokens',
    description: 'Button that opens a window.',
  },
  yourData: { id: 'identity.yourData', defaultMessage: 'Your data', description: 'Heading of the group about data.' },
  downloadText: {
    id: 'identity.downloadText',
    defaultMessage: 'Everything stored about you, in one JSON file.',
    description: 'Above the button that downloads the personal data.',
  },
  download: {
    id: 'identity.download',
    defaultMessage: 'Download my data',
    description: 'Button that downloads the personal data.',
  },
  preparing: {
    id: 'identity.preparing',
    defaultMessage: 'Preparing…',
    description: 'Button while the personal data is on its way.',
  },
  erase: {
    id: 'identity.erase',
    defaultMessage: 'Delete my account',
    description: 'Heading and button of the part that erases the account.',
  },
  eraseText: {
    id: 'identity.eraseText',
    defaultMessage: 'Your account, progress, achievements and certificates will be deleted. This cannot be undone.',
    description: 'Above the button that erases the account.',
  },
  eraseTitle: {
    id: 'identity.eraseTitle',
    defaultMessage: 'Delete your account?',
    description: 'Title of the question before an account is erased.',
  },
  eraseLost: {
    id: 'identity.eraseLost',
    defaultMessage: 'This will be permanently deleted:',
    description: 'Before the list of what is lost.',
  },
  eraseProfile: {
    id: 'identity.eraseProfile',
    defaultMessage: 'your profile and your settings',
    description: 'In the list of what is lost.',
  },
  eraseProgress: {
    id: 'identity.eraseProgress',
    defaultMessage: 'all the courses you have started, with your answers and progress',
    description: 'In the list of what is lost.',
  },
  eraseCertificates: {
    id: 'identity.eraseCertificates',
    defaultMessage: 'your achievements and certificates; their links stop working',
    description: 'In the list of what is lost.',
  },
  eraseConfirm: {
    id: 'identity.eraseConfirm',
    defaultMessage: 'To confirm, type your e-mail address {email}',
    description: 'Label of the field that confirms.',
  },
  eraseMismatch: {
    id: 'identity.eraseMismatch',
    defaultMessage: 'This is not the e-mail address of your account',
    description: 'At the field that confirms.',
  },
  eraseForever: {
    id: 'identity.eraseForever',
    defaultMessage: 'Delete permanently',
    description: 'Button that erases the account.',
  },
  erasing: {
    id: 'identity.erasing',
    defaultMessage: 'Deleting…',
    description: 'Button while an account is being erased.',
  },
  lastAdmin: {
    id: 'identity.lastAdmin',
    defaultMessage: 'You are the last admin of this workspace. Make someone else an admin first.',
    description: 'Why an account cannot be erased.',
  },
});
