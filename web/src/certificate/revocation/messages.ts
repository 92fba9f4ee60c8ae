import { defineMessages } from '../../i18n/defineMessages.ts';

export const revocationMessages = defineMessages({
  heading: {
    id: 'revocation.heading',
    defaultMessage: 'Certificate',
    description: 'Heading of what an admin sees of a learner’s certificate.',
  },
  valid: {
    id: 'revocation.valid',
    defaultMessage: 'Issued on {date}',
    description: 'State of a certificate that is valid.',
  },
  validUntil: {
    id: 'revocation.validUntil',
    defaultMessage: 'Issued on {date}, valid until {until}',
    description: 'State of a certificate that is valid for a time.',
  },
  expired: {
    id: 'revocation.expired',
    defaultMessage: 'Expired on {until}',
    description: 'State of a certificate whose time is over.',
  },
  revoked: {
    id: 'revocation.revoked',
    defaultMessage: 'Revoked on {date}: {reason}',
    description: 'State of a certificate that was revoked.',
  },
  show: {
    id: 'revocation.show',
    defaultMessage: 'Show the certificate',
    description: 'Link to the page that verifies a certificate.',
  },
  revoke: {
    id: 'revocation.revoke',
    defaultMessage: 'Revoke the certificate',
    description: 'Button that opens the dialog, its title, and the button that does it.',
  },
  lost: {
    id: 'revocation.lost',
    defaultMessage:
      'The certificate of {learner} is no longer valid then. Anyone who verifies it, or an Open Badge made of it, sees that it was revoked; here they read when and why. The PDF can no longer be downloaded. The course stays completed.',
    description: 'Text of the dialog: what is lost.',
  },
  reason: {
    id: 'revocation.reason',
    defaultMessage: 'Reason',
    description: 'Label of the field for why a certificate is revoked.',
  },
  reasonHint: {
    id: 'revocation.reasonHint',
    defaultMessage: 'Everyone who verifies the certificate can read it.',
    description: 'Below the field for the reason.',
  },
  reasonMissing: {
    id: 'revocation.reasonMissing',
    defaultMessage: 'Say why the certificate is revoked.',
    description: 'At the field for the reason, where nothing was typed.',
  },
  restore: {
    id: 'revocation.restore',
    defaultMessage: 'Make it valid again',
    description: 'Button that gives a revoked certificate back.',
  },
});
