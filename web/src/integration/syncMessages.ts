import { defineMessages } from '../i18n/defineMessages.ts';

export const syncMessages = defineMessages({
  syncNow: {
    id: 'integration.syncNow',
    defaultMessage: 'Sync now',
    description: 'Button of a personnel system: takes over its people.',
  },
  preview: {
    id: 'integration.preview',
    defaultMessage: 'Preview',
    description: 'Button of a personnel system: says what a sync would do, and does nothing.',
  },
  running: {
    id: 'integration.running',
    defaultMessage: 'Syncing…',
    description: 'State of a personnel system while its people are taken over.',
  },
  previewing: {
    id: 'integration.previewing',
    defaultMessage: 'Preparing the preview…',
    description: 'State of a personnel system while the preview is made.',
  },
  synced: {
    id: 'integration.synced',
    defaultMessage: '{provider} synced',
    description: 'Notice. {provider} is for example “Personnel system”.',
  },
  syncedAt: {
    id: 'integration.syncedAt',
    defaultMessage: 'Synced {time}',
    description: 'The latest sync. {time} is a date and a time.',
  },
  previewedAt: {
    id: 'integration.previewedAt',
    defaultMessage: 'Preview of {time}. Nothing was changed.',
    description: 'The latest preview. {time} is a date and a time.',
  },
  failedAt: {
    id: 'integration.failedAt',
    defaultMessage: 'Sync failed {time}. Nothing was changed.',
    description: 'The latest sync. {time} is a date and a time. Why stands below.',
  },
  cancelledAt: {
    id: 'integration.cancelledAt',
    defaultMessage: 'Stopped {time}. What was done stays done.',
    description: 'The latest sync, which someone stopped. {time} is a date and a time.',
  },
  counts: {
    id: 'integration.counts',
    defaultMessage:
      'Added: {added, number} · Back again: {returned, number} · Access withdrawn: {departed, number} · Unchanged: {kept, number} · Skipped: {skipped, number}',
    description: 'How many people came to which end in a sync.',
  },
  asks: {
    id: 'integration.asks',
    defaultMessage:
      '{count, plural, one {# person would lose access.} other {# people would lose access.}} That is more than a fifth, so nothing was changed.',
    description: 'A sync waits for a yes.',
  },
  withdraw: {
    id: 'integration.withdraw',
    defaultMessage: 'Withdraw access',
    description: 'Button: opens a window that asks whether to continue with the sync, and the button in it.',
  },
  withdrawTitle: {
    id: 'integration.withdrawTitle',
    defaultMessage: '{count, plural, one {Withdraw access from # person?} other {Withdraw access from # people?}}',
    description: 'Title of a window.',
  },
  withdrawText: {
    id: 'integration.withdrawText',
    defaultMessage:
      'They cannot sign in until your personnel system lists them again. Nothing they have learned is erased. Look at the report first if this is more than you expected.',
    description: 'In the window that asks whether to continue with the sync.',
  },
  report: {
    id: 'integration.report',
    defaultMessage: 'Report (CSV)',
    description: 'Link: downloads the outcome of each person.',
  },
  refused: {
    id: 'integration.syncRefused',
    defaultMessage: '{refusal}. {detail}',
    description:
      'Why a sync failed. {refusal} is a sentence without full stop (errors.personnelFailed), {detail} are sentences.',
  },
  already: {
    id: 'integration.alreadyRunning',
    defaultMessage: 'A sync is already running.',
    description: 'Why no sync was started.',
  },
});
