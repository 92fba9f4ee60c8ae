import { defineMessages } from '../i18n/defineMessages.ts';

export const uiMessages = defineMessages({
  close: { id: 'ui.close', defaultMessage: 'Close', description: 'Name of the button that closes a window.' },
  cancel: {
    id: 'ui.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that leaves a question without doing anything.',
  },
  copied: {
    id: 'ui.copied',
    defaultMessage: 'Link copied',
    description: 'Told for a moment after a link went to the clipboard.',
  },
  copyFailed: {
    id: 'ui.copyFailed',
    defaultMessage: 'The link could not be copied. Copy it from here: {link}',
    description: 'Told when the clipboard is not available.',
  },
  zone: {
    id: 'ui.zone',
    defaultMessage: 'Times in {zone}',
    description:
      'Below or above what has times. {zone} is the name of a time zone, for example “Europe/Kyiv”, which is not translated.',
  },
  showPassword: { id: 'ui.showPassword', defaultMessage: 'Show password', description: 'Switch in a password field.' },
  dismiss: { id: 'ui.dismiss', defaultMessage: 'Dismiss', description: 'Name of the button that takes a notice away.' },
});
