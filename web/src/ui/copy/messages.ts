import { defineMessages } from '../../i18n/defineMessages.ts';

/** What is said of a text that is copied to the clipboard. */
export const copyMessages = defineMessages({
  copy: { id: 'copy.copy', defaultMessage: 'Copy', description: 'Button beside an address or a token.' },
  copyOf: {
    id: 'copy.copyOf',
    defaultMessage: 'Copy: {what}',
    description: 'Name of the button “Copy” for those who do not see it. {what} is what is copied, such as “Token”.',
  },
  copied: {
    id: 'copy.copied',
    defaultMessage: 'Copied: {what}',
    description: 'Notice. {what} is what was copied, such as “Token”.',
  },
  done: {
    id: 'copy.done',
    defaultMessage: 'Done',
    description: 'Button that closes a window in which a new token or secret is shown.',
  },
  copyFailed: {
    id: 'copy.copyFailed',
    defaultMessage: 'It could not be copied. Select it and copy it yourself.',
    description: 'Told when the clipboard is not available.',
  },
});
