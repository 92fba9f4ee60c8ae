import { defineMessages } from '../../i18n/defineMessages.ts';

export const authorHtmlMessages = defineMessages({
  done: {
    id: 'authorHtml.done',
    defaultMessage: 'Done:',
    description: 'Read by screen readers before an item of a list of tasks that is ticked.',
  },
  open: {
    id: 'authorHtml.open',
    defaultMessage: 'To do:',
    description: 'Read by screen readers before an item of a list of tasks that is not ticked.',
  },
});
