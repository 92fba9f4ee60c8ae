import { defineMessages } from '../../i18n/defineMessages.ts';

/** The question before a page is left whose changes are not saved. */
export const routingMessages = defineMessages({
  leaveTitle: {
    id: 'routing.leaveTitle',
    defaultMessage: 'Leave without saving?',
    description: 'Title of a question.',
  },
  leaveText: {
    id: 'routing.leaveText',
    defaultMessage: 'What you changed here is not saved yet and will be lost.',
    description: 'Text of a question before a page is left.',
  },
  stay: { id: 'routing.stay', defaultMessage: 'Keep editing', description: 'Button that stays on the page.' },
  leave: { id: 'routing.leave', defaultMessage: 'Leave', description: 'Button that leaves the page.' },
});
