import { defineMessages } from '../../i18n/defineMessages.ts';

export const offlineMessages = defineMessages({
  offline: {
    id: 'shell.offline',
    defaultMessage: 'You are offline. You can keep reading this page.',
    description: 'Banner while the browser has no network.',
  },
  offlineEditing: {
    id: 'shell.offlineEditing',
    defaultMessage: 'You are offline.',
    description:
      'Banner while the browser has no network and a course is being edited; the editor says below it what that means.',
  },
  offlineCopy: {
    id: 'offline.copy',
    defaultMessage: 'You are offline. Kept copy of {date}',
    description:
      'Banner while the browser has no network and shows a course that is kept on the device; ends with the date of the copy, without a full stop.',
  },
  offlineWaiting: {
    id: 'shell.offlineWaiting',
    defaultMessage: 'You are offline. The page you chose opens as soon as you are back online.',
    description: 'Banner while the browser has no network and a page was chosen.',
  },
});
