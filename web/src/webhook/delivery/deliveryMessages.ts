import { defineMessages } from '../../i18n/defineMessages.ts';

/** What is said of deliveries. */
export const deliveryMessages = defineMessages({
  about: {
    id: 'webhook.delivery.about',
    defaultMessage:
      'What was sent in the last 30 days, the newest first. What did not arrive is tried again for more than three days.',
    description: 'Below the heading “Deliveries”.',
  },
  aboutOff: {
    id: 'webhook.delivery.aboutOff',
    defaultMessage:
      'What was sent in the last 30 days, the newest first. The webhook is switched off: switch it on to send something again.',
    description: 'Below the heading “Deliveries”.',
  },
  filter: {
    id: 'webhook.delivery.filter',
    defaultMessage: 'Show',
    description: 'Label of a list: which deliveries are shown.',
  },
  every: {
    id: 'webhook.delivery.every',
    defaultMessage: 'All deliveries',
    description: 'First entry of that list.',
  },
  refresh: {
    id: 'webhook.delivery.refresh',
    defaultMessage: 'Refresh',
    description: 'Button: reads the list again.',
  },
  none: {
    id: 'webhook.delivery.none',
    defaultMessage:
      'Nothing was sent in the last 30 days. When one of the chosen events happens, its delivery appears here.',
    description: 'In place of the list of deliveries.',
  },
  noneOfState: {
    id: 'webhook.delivery.noneOfState',
    defaultMessage: 'There are no such deliveries.',
    description: 'In place of the list of deliveries, when it is filtered.',
  },
  count: {
    id: 'webhook.delivery.count',
    defaultMessage: 'Deliveries: {count, number}',
    description: 'Above the list of deliveries.',
  },
  more: {
    id: 'webhook.delivery.more',
    defaultMessage: 'Show more deliveries',
    description: 'Button below the list of deliveries.',
  },
  moreFailed: {
    id: 'webhook.delivery.moreFailed',
    defaultMessage: 'More deliveries could not be read. Try again.',
    description: 'Beside that button.',
  },
  pending: {
    id: 'webhook.delivery.pending',
    defaultMessage: 'Waits',
    description: 'State of a delivery.',
  },
  delivered: {
    id: 'webhook.delivery.delivered',
    defaultMessage: 'Delivered',
    description: 'State of a delivery.',
  },
  failed: {
    id: 'webhook.delivery.failed',
    defaultMessage: 'Given up',
    description: 'State of a delivery.',
  },
  unknown: {
    id: 'webhook.delivery.unknown',
    defaultMessage: 'Unknown',
    description: 'State of a delivery that only later versions know.',
  },
  happened: {
    id: 'webhook.delivery.happened',
    defaultMessage: 'Happened: {time}',
    description: 'When an event happened.',
  },
  untried: {
    id: 'webhook.delivery.untried',
    defaultMessage: 'Not tried yet',
    description: 'How often a delivery was tried.',
  },
  attempts: {
    id: 'webhook.delivery.attempts',
    defaultMessage: 'Attempts: {attemptCount, number}',
    description: 'How often a delivery was tried.',
  },
  lastTried: {
    id: 'webhook.delivery.lastTried',
    defaultMessage: 'Last attempt: {time}',
    description: 'When a delivery was last tried.',
  },
  answered: {
    id: 'webhook.delivery.answered',
    defaultMessage: 'Answer: status {status}, in {milliseconds, number} ms',
    description: 'What the receiver answered.',
  },
  next: {
    id: 'webhook.delivery.next',
    defaultMessage: 'Next attempt: {time}',
    description: 'When a delivery is tried next.',
  },
  trying: {
    id: 'webhook.delivery.trying',
    defaultMessage: 'Being tried now',
    description: 'In place of when a delivery is tried next, while an attempt is under way.',
  },
  waits: {
    id: 'webhook.delivery.waits',
    defaultMessage: 'Waits until an earlier delivery about the same thing has arrived or is given up',
    description: 'In place of when a delivery is tried next.',
  },
  named: {
    id: 'webhook.delivery.named',
    defaultMessage: '{event}, {time}',
    description: 'Names a delivery: its event, and when that happened.',
  },
  replay: {
    id: 'webhook.delivery.replay',
    defaultMessage: 'Send again',
    description: 'Button.',
  },
  replayOf: {
    id: 'webhook.delivery.replayOf',
    defaultMessage: 'Send again: {name}',
    description: 'Name of that button for screen readers.',
  },
  replayed: {
    id: 'webhook.delivery.replayed',
    defaultMessage: 'Is sent again: {name}',
    description: 'Notice. {name} is an event and when it happened.',
  },
  errorStatus: {
    id: 'webhook.delivery.errorStatus',
    defaultMessage: 'The receiver answered with status {status} instead of 200 to 299.',
    description: 'Why an attempt failed. {status} is a status of HTTP.',
  },
  errorRedirect: {
    id: 'webhook.delivery.errorRedirect',
    defaultMessage: 'The receiver sent Lectern to another address, which it does not follow. Enter the final address.',
    description: 'Why an attempt failed.',
  },
  errorGone: {
    id: 'webhook.delivery.errorGone',
    defaultMessage: 'The receiver answered that it is gone for good (410).',
    description: 'Why an attempt failed. 410 is a status of HTTP.',
  },
  errorName: {
    id: 'webhook.delivery.errorName',
    defaultMessage: 'The name in the address was not found. Check how it is written.',
    description: 'Why an attempt failed.',
  },
  errorAddress: {
    id: 'webhook.delivery.errorAddress',
    defaultMessage: 'The address leads into a private network, where Lectern sends nothing.',
    description: 'Why an attempt failed.',
  },
  errorUnreachable: {
    id: 'webhook.delivery.errorUnreachable',
    defaultMessage: 'The receiver could not be reached.',
    description: 'Why an attempt failed.',
  },
  errorCertificate: {
    id: 'webhook.delivery.errorCertificate',
    defaultMessage: 'The certificate of the receiver is not valid.',
    description: 'Why an attempt failed.',
  },
  errorSlow: {
    id: 'webhook.delivery.errorSlow',
    defaultMessage: 'The receiver took longer than ten seconds.',
    description: 'Why an attempt failed.',
  },
  errorLarge: {
    id: 'webhook.delivery.errorLarge',
    defaultMessage: 'The answer of the receiver was longer than 64 KB.',
    description: 'Why an attempt failed.',
  },
  errorSecret: {
    id: 'webhook.delivery.errorSecret',
    defaultMessage: 'The secret can no longer be read. Rotate it.',
    description: 'Why an attempt failed.',
  },
  errorDisabled: {
    id: 'webhook.delivery.errorDisabled',
    defaultMessage: 'The webhook was switched off before this was sent.',
    description: 'Why an attempt failed.',
  },
  errorOther: {
    id: 'webhook.delivery.errorOther',
    defaultMessage: 'It could not be delivered.',
    description: 'Why an attempt failed.',
  },
});
