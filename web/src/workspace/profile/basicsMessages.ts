import { defineMessages } from '../../i18n/defineMessages.ts';

export const basicsMessages = defineMessages({
  nameHeading: { id: 'workspace.nameHeading', defaultMessage: 'Name', description: 'Heading of a group of fields.' },
  siteTitle: { id: 'workspace.siteTitle', defaultMessage: 'Site title', description: 'Label.' },
  siteTitleHint: {
    id: 'workspace.siteTitleHint',
    defaultMessage: 'Appears in the browser tab, in e-mails and on the landing page.',
    description: 'Hint.',
  },
  company: { id: 'workspace.company', defaultMessage: 'Company', description: 'Label.' },
  companyHint: {
    id: 'workspace.companyHint',
    defaultMessage: 'Appears in the copyright line and on certificates.',
    description: 'Hint.',
  },
  logosHeading: { id: 'workspace.logosHeading', defaultMessage: 'Logos', description: 'Heading of a group of fields.' },
  headerLogo: { id: 'workspace.headerLogo', defaultMessage: 'Header logo', description: 'Label.' },
  headerLogoHint: {
    id: 'workspace.headerLogoHint',
    defaultMessage: 'Shown up to 150 px wide and 36 px high. Without a logo, the title is shown.',
    description: 'Hint.',
  },
  footerLogo: { id: 'workspace.footerLogo', defaultMessage: 'Footer logo', description: 'Label.' },
  footerLogoHint: {
    id: 'workspace.footerLogoHint',
    defaultMessage: 'Shown up to 160 px wide and 32 px high.',
    description: 'Hint.',
  },
  uploadPicture: {
    id: 'workspace.uploadPicture',
    defaultMessage: 'Upload a picture',
    description: 'Button below the address of a logo.',
  },
  uploadPictureFor: {
    id: 'workspace.uploadPictureFor',
    defaultMessage: 'Upload a picture: {name}',
    description: 'Name of the button “Upload a picture”. {name} is the field’s name, for example Header logo.',
  },
  onLight: { id: 'workspace.onLight', defaultMessage: 'On light', description: 'Below a logo on a white ground.' },
  onDark: { id: 'workspace.onDark', defaultMessage: 'On dark', description: 'Below a logo on a black ground.' },
  pictureShown: {
    id: 'workspace.pictureShown',
    defaultMessage: '{name}: the picture at this address',
    description: 'Alternative text of a picture. {name} is the field’s name, for example Logo in the header.',
  },
  pictureFailed: {
    id: 'workspace.pictureFailed',
    defaultMessage: 'There is no picture at this address.',
    description: 'In place of a picture that could not be loaded.',
  },
});
