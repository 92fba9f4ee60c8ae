import { defineMessages } from '../../i18n/defineMessages.ts';

export const statusMessages = defineMessages({
  countsUntil: {
    id: 'certificate.countsUntil',
    defaultMessage: 'It is valid until {date}.',
    description: 'Below the verdict “This certificate is valid”. {date}: the day on which it expires.',
  },
  expired: {
    id: 'certificate.expired',
    defaultMessage: 'This certificate expired on {date}',
    description: 'Verdict of the verification page.',
  },
  expiredText: {
    id: 'certificate.expiredText',
    defaultMessage: 'It is genuine, and was valid until then.',
    description: 'Below the verdict that a certificate expired.',
  },
  revoked: {
    id: 'certificate.revoked',
    defaultMessage: 'This certificate was revoked on {date}',
    description: 'Verdict of the verification page: an admin took the certificate back.',
  },
  revokedText: {
    id: 'certificate.revokedText',
    defaultMessage: 'It is no longer valid. The reason given: {reason}',
    description: 'Below the verdict that a certificate was revoked. {reason}: in the words of the admin.',
  },
  validUntil: {
    id: 'certificate.validUntil',
    defaultMessage: 'Valid until',
    description: 'Label on the certificate.',
  },
  downloadBadge: {
    id: 'certificate.downloadBadge',
    defaultMessage: 'Download Open Badge',
    description: 'Link to the certificate as an Open Badge, a signed file. Open Badge is a name.',
  },
  aboutBadge: {
    id: 'certificate.aboutBadge',
    defaultMessage: 'An Open Badge is a signed file: wallets and other platforms can verify it by themselves.',
    description: 'One line of explanation below the link to the Open Badge.',
  },
});
