import { defineMessages } from '../../i18n/defineMessages.ts';

/** What admins read in the window of everyone's API tokens. */
export const workspaceTokenMessages = defineMessages({
  title: {
    id: 'apiToken.everyoneTitle',
    defaultMessage: 'API tokens of everyone',
    description: 'Heading of a window for admins.',
  },
  about: {
    id: 'apiToken.everyoneAbout',
    defaultMessage:
      'With these, programs call Lectern in the names of their owners, people and service accounts. People create tokens in their settings; you can revoke any of them.',
    description: 'Below that heading.',
  },
  none: {
    id: 'apiToken.everyoneNone',
    defaultMessage: 'Nobody has an API token yet. When someone creates one in their settings, it appears here.',
    description: 'In place of the list of tokens.',
  },
  toSettings: {
    id: 'apiToken.toSettings',
    defaultMessage: 'Open your settings',
    description: 'Link below that text, to where own tokens are created.',
  },
});
