import { defineMessages } from '../../i18n/defineMessages.ts';

/** What stands by a field before anybody records: with the texts of the editor. */
export const recordButtonMessages = defineMessages({
  record: { id: 'authoring.record.button', defaultMessage: 'Record', description: 'Button: records a video.' },
  recordFor: {
    id: 'authoring.record.buttonFor',
    defaultMessage: 'Record: {field}',
    description: 'Name of that button for screen readers. {field}: the field that it stands by.',
  },
  unavailable: {
    id: 'authoring.record.unavailable',
    defaultMessage: 'The recorder did not load. Check your connection and reload the page.',
    description: 'Notice.',
  },
});
