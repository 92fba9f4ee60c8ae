import { defineMessages } from '../i18n/defineMessages.ts';

export const certificateMessages = defineMessages({
  completionTitle: {
    id: 'certificate.completionTitle',
    defaultMessage: 'All lectures done',
    description:
      'Heading of the completion screen when every lecture is done and points for the certificate are missing.',
  },
  passedTitle: {
    id: 'certificate.passedTitle',
    defaultMessage: 'You passed with {percent, number}%',
    description: 'Heading of the completion screen of a course that is passed; the score (PROG-10).',
  },
  completedTitle: {
    id: 'certificate.completedTitle',
    defaultMessage: 'You completed the course',
    description: 'Heading of the completion screen of a completed course.',
  },
  almostTitle: {
    id: 'certificate.almostTitle',
    defaultMessage: 'Not finished yet',
    description: 'Heading of the completion screen while lectures are missing.',
  },
  yourScore: {
    id: 'certificate.yourScore',
    defaultMessage: 'Your score',
    description: 'Label of the score.',
  },
  seen: {
    id: 'certificate.seen',
    defaultMessage: 'Done',
    description: 'Label of the share of lectures that are done.',
  },
  percent: {
    id: 'certificate.percent',
    defaultMessage: '{percent, number}%',
    description: 'A percentage.',
  },
  missing: {
    id: 'certificate.missing',
    defaultMessage: 'Still to do',
    description: 'Heading of the lectures that are not done.',
  },
  certificateWaits: {
    id: 'certificate.certificateWaits',
    defaultMessage: 'Your certificate is ready. All it needs is your name.',
    description: 'Shown when a certificate would be issued.',
  },
  getCertificate: {
    id: 'certificate.getCertificate',
    defaultMessage: 'Get the certificate',
    description: 'Button that opens the certificate dialog.',
  },
  keepTrying: {
    id: 'certificate.keepTrying',
    defaultMessage: 'Keep trying',
    description: 'Link back to the course to answer more questions.',
  },
  finishWithout: {
    id: 'certificate.finishWithout',
    defaultMessage: 'Finish without a certificate',
    description: 'Button that completes the course without a certificate.',
  },
  finish: {
    id: 'certificate.finish',
    defaultMessage: 'Finish the course',
    description: 'Button that completes a course without certificates.',
  },
  notCertifiable: {
    id: 'certificate.notCertifiable',
    defaultMessage: 'This course has no certificate. Finish it to move it to your completed courses.',
    description: 'Shown in a course without certificates.',
  },
  aboutCourse: {
    id: 'certificate.aboutCourse',
    defaultMessage: 'See what “{course}” is about',
    description: 'Link from the page that verifies a certificate to the page of its course.',
  },
  backToCourse: {
    id: 'certificate.backToCourse',
    defaultMessage: 'Back to the course',
    description: 'Link to the course (LEC-13).',
  },
  shareAchievement: {
    id: 'certificate.shareAchievement',
    defaultMessage: 'Share my achievement',
    description: 'Button that shares the certificate link, else the course link (LEC-13, OP-76).',
  },
  shareText: {
    id: 'certificate.shareText',
    defaultMessage: 'I completed “{course}”.',
    description: 'Text that goes along when a certificate is shared.',
  },
  dialogTitle: {
    id: 'certificate.dialogTitle',
    defaultMessage: 'Your name on the certificate',
    description: 'Title of the certificate dialog.',
  },
  dialogText: {
    id: 'certificate.dialogText',
    defaultMessage:
      'Type your full name exactly as it appears in your settings. It cannot be changed on the certificate later.',
    description: 'Text of the certificate dialog.',
  },
  nameInSettings: {
    id: 'certificate.nameInSettings',
    defaultMessage: 'In your settings: {name}',
    description: 'Shows the name of the settings.',
  },
  fullName: {
    id: 'certificate.fullName',
    defaultMessage: 'Full name',
    description: 'Label of the field for the name.',
  },
  nameDiffers: {
    id: 'certificate.nameDiffers',
    defaultMessage: 'This does not match the name in your settings.',
    description: 'Shown at the field when the name differs from the settings.',
  },
  changeName: {
    id: 'certificate.changeName',
    defaultMessage: 'Change it in your settings',
    description: 'Link to the settings.',
  },
  issue: {
    id: 'certificate.issue',
    defaultMessage: 'Issue the certificate',
    description: 'Button that issues the certificate.',
  },
  cancel: {
    id: 'certificate.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a dialog without doing anything.',
  },
  certificate: {
    id: 'certificate.certificate',
    defaultMessage: 'Certificate',
    description: 'What the document is called, on it.',
  },
  hasCompleted: {
    id: 'certificate.hasCompleted',
    defaultMessage: 'has completed the course',
    description: 'Line between the name and the course on the certificate.',
  },
  points: {
    id: 'certificate.points',
    defaultMessage: 'Points',
    description: 'Label on the certificate: points of right answers in percent of all points.',
  },
  issuedOn: {
    id: 'certificate.issuedOn',
    defaultMessage: 'Issued on',
    description: 'Label on the certificate.',
  },
  duration: {
    id: 'certificate.duration',
    defaultMessage: 'Duration',
    description: 'Label on the certificate.',
  },
  numbered: {
    id: 'certificate.numbered',
    defaultMessage: 'Certificate number: {uuid}',
    description: 'Last line on the certificate. {uuid}: its number.',
  },
  qrName: {
    id: 'certificate.qrName',
    defaultMessage: 'QR code of the page where this certificate can be verified',
    description: 'Name of the QR code on the certificate.',
  },
  verifyAt: {
    id: 'certificate.verifyAt',
    defaultMessage: 'Scan to verify',
    description: 'Small line below the QR code.',
  },
  downloadPdf: {
    id: 'certificate.downloadPdf',
    defaultMessage: 'Download as PDF',
    description: 'Link to the PDF.',
  },
  share: {
    id: 'certificate.share',
    defaultMessage: 'Share',
    description: 'Button that shares the certificate link.',
  },
  verifyTitle: {
    id: 'certificate.verifyTitle',
    defaultMessage: 'Verify a certificate',
    description: 'Title of the verification page.',
  },
  valid: {
    id: 'certificate.valid',
    defaultMessage: 'This certificate is valid',
    description: 'Verdict of the verification page.',
  },
  validText: {
    id: 'certificate.validText',
    defaultMessage: 'It was issued by {company} and has not been changed.',
    description: 'Below the verdict.',
  },
  validTextPlain: {
    id: 'certificate.validTextPlain',
    defaultMessage: 'It was issued here and has not been changed.',
    description: 'Below the verdict where the workspace has no company name.',
  },
  notFound: {
    id: 'certificate.notFound',
    defaultMessage: 'No certificate with this number',
    description: 'Verdict of the verification page.',
  },
  notFoundText: {
    id: 'certificate.notFoundText',
    defaultMessage:
      'Check the number and try again. It has 36 characters and is at the bottom of the certificate, on screen and in the PDF.',
    description: 'Below the verdict.',
  },
  uuidLabel: {
    id: 'certificate.uuidLabel',
    defaultMessage: 'Certificate number',
    description: 'Label of the field for the number.',
  },
  verifyLead: {
    id: 'certificate.verifyLead',
    defaultMessage:
      'Enter the number at the bottom of the certificate, or scan its QR code, to see whether it is real.',
    description: 'Above the field for the number, where none was given.',
  },
  verify: {
    id: 'certificate.verify',
    defaultMessage: 'Verify',
    description: 'Button that looks a certificate up.',
  },
  addToLinkedIn: {
    id: 'certificate.addToLinkedIn',
    defaultMessage: 'Add to LinkedIn',
    description: 'Link to LinkedIn’s form that adds the certificate to one’s profile.',
  },
});
