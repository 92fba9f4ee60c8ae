import { defineMessages } from '../../i18n/defineMessages.ts';

export const refusedMessages = defineMessages({
  refused: {
    id: 'workspace.refused',
    defaultMessage: 'Only people who run this workspace may change how it looks, and your account does not.',
    description: 'For somebody who may not change the profile.',
  },
  refusedWhat: {
    id: 'workspace.refusedWhat',
    defaultMessage:
      'Ask one of its admins to do it, or to give you the rights. If you run it with another account, sign out and sign in with that one.',
    description: 'What somebody can do who may not change the profile.',
  },
  refusedExpired: {
    id: 'workspace.refusedExpired',
    defaultMessage:
      'The trial of this workspace is over. Only the person who made it may still change how it looks, and your account is another one.',
    description: 'For somebody who may not change the profile an expired trial.',
  },
  refusedExpiredWhat: {
    id: 'workspace.refusedExpiredWhat',
    defaultMessage:
      'Ask the person who made it. If that is you with another account, sign out and sign in with that one. Your courses stay open for you.',
    description: 'What somebody can do in an expired trial.',
  },
  toDashboard: { id: 'workspace.toDashboard', defaultMessage: 'Go to my dashboard', description: 'Link.' },
  toCourses: { id: 'workspace.toCourses', defaultMessage: 'See all courses', description: 'Link.' },
});
