import { defineMessages } from '../i18n/defineMessages.ts';

/** What is said of a webhook in the list. */
export const factMessages = defineMessages({
  works: {
    id: 'webhook.fact.works',
    defaultMessage: 'Works',
    description: 'State of a webhook.',
  },
  failing: {
    id: 'webhook.fact.failing',
    defaultMessage: 'Fails',
    description: 'State of a webhook.',
  },
  off: {
    id: 'webhook.fact.off',
    defaultMessage: 'Switched off',
    description: 'State of a webhook.',
  },
  unused: {
    id: 'webhook.fact.unused',
    defaultMessage: 'Not used yet',
    description: 'State of a webhook that nothing was delivered to.',
  },
  eventsLine: {
    id: 'webhook.fact.eventsLine',
    defaultMessage: 'Events: {events}',
    description: 'What a webhook is told of.',
  },
  failingSince: {
    id: 'webhook.fact.failingSince',
    defaultMessage: 'Every attempt has failed since {time}',
    description: 'Since when every attempt has failed.',
  },
  gaveUp: {
    id: 'webhook.fact.gaveUp',
    defaultMessage: 'Switched off on {time}, as every attempt had failed for three days',
    description: 'Why a webhook is switched off.',
  },
  gone: {
    id: 'webhook.fact.gone',
    defaultMessage: 'Switched off on {time}, as its receiver answered that it is gone for good (410)',
    description: 'Why a webhook is switched off. 410 is a status of HTTP.',
  },
  offSince: {
    id: 'webhook.fact.offSince',
    defaultMessage: 'Switched off on {time}',
    description: 'That a webhook is switched off, where the reason is not known.',
  },
  deliveredLast: {
    id: 'webhook.fact.deliveredLast',
    defaultMessage: 'Last delivered: {time}',
    description: 'When something last arrived.',
  },
  undelivered: {
    id: 'webhook.fact.undelivered',
    defaultMessage: 'Nothing delivered in the last 30 days',
    description: 'In place of when something last arrived.',
  },
  previousSecret: {
    id: 'webhook.fact.previousSecret',
    defaultMessage: 'The old secret signs until: {time}',
    description: 'After a secret was rotated.',
  },
  createdBy: {
    id: 'webhook.fact.createdBy',
    defaultMessage: 'Added by: {name}',
    description: '{name} is the name of a person.',
  },
});
