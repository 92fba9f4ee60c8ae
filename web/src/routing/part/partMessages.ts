import { defineMessages } from '../../i18n/defineMessages.ts';

/** What stands in place of a part of a page that could not be read. */
export const partMessages = defineMessages({
  failed: {
    id: 'routing.partFailed',
    defaultMessage: 'This part could not be loaded. The rest of the page works as usual.',
    description: 'In place of a part of a page that failed.',
  },
});
