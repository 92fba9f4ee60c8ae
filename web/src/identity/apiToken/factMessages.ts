import { defineMessages } from '../../i18n/defineMessages.ts';

/** What is told of an API token. */
export const factMessages = defineMessages({
  owner: {
    id: 'apiToken.owner',
    defaultMessage: 'Belongs to {owner}',
    description: 'About a token. {owner} is a name or an e-mail address.',
  },
  serviceAccount: {
    id: 'apiToken.ownerAccount',
    defaultMessage: 'Belongs to the service account {name}',
    description: 'About a token, in place of the person that it belongs to.',
  },
  ends: {
    id: 'apiToken.ends',
    defaultMessage: 'Ends with {characters}',
    description: 'About a token, to tell it from others. {characters} are its last four characters.',
  },
  expires: {
    id: 'apiToken.expires',
    defaultMessage: 'Expires: {time}',
    description: 'About a token. {time} is a date with its time.',
  },
  expired: {
    id: 'apiToken.expired',
    defaultMessage: 'Expired: {time}',
    description: 'About a token. {time} is a date with its time.',
  },
  expiresSoonMark: {
    id: 'apiToken.expiresSoonMark',
    defaultMessage: 'Expires soon',
    description: 'Mark beside the name of a token that expires within two weeks.',
  },
  expiredMark: {
    id: 'apiToken.expiredMark',
    defaultMessage: 'Expired',
    description: 'Mark beside the name of a token.',
  },
  previous: {
    id: 'apiToken.previous',
    defaultMessage: 'The old token works until: {time}',
    description: 'About a token that was rotated. {time} is a date with its time.',
  },
  used: {
    id: 'apiToken.used',
    defaultMessage: 'Last used: {time}',
    description: 'About a token. {time} is a date with its time.',
  },
  unused: { id: 'apiToken.unused', defaultMessage: 'Not used yet', description: 'About a token.' },
  usage: {
    id: 'apiToken.usage',
    defaultMessage: 'In 30 days: {calls, plural, one {# call} other {# calls}}, cost: {cost, number}',
    description: 'About a token. Cost is a figure that the interface counts for each call.',
  },
  reads: {
    id: 'apiToken.reads',
    defaultMessage: 'Reads: {parts}',
    description: 'What a token may do. {parts} is a list such as “Courses, Files”.',
  },
  writes: {
    id: 'apiToken.writes',
    defaultMessage: 'Reads and writes: {parts}',
    description: 'What a token may do. {parts} is a list such as “Courses, Files”.',
  },
});
