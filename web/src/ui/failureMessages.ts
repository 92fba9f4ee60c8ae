import { defineMessages } from '../i18n/defineMessages.ts';

/** What stands where something could not be loaded, and the ways on from there. */
export const failureMessages = defineMessages({
  loadFailed: {
    id: 'shell.loadFailed',
    defaultMessage: 'Error loading',
    description: 'Title of the page when a part of the application could not be loaded. Exact text in English.',
  },
  reload: { id: 'shell.reload', defaultMessage: 'Reload', description: 'Button that loads the page again.' },
  tryAgain: { id: 'shell.tryAgain', defaultMessage: 'Try again', description: 'Button that repeats what failed.' },
  browse: {
    id: 'shell.browse',
    defaultMessage: 'Browse courses',
    description: 'Link on error pages to the catalogue.',
  },
});
