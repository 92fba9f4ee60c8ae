import { defineMessages } from '../../i18n/defineMessages.ts';

export const refusedMessages = defineMessages({
  refused: {
    id: 'workspace.refused',
    defaultMessage: 'Only admins of this workspace can change its appearance. Your account is not one of them.',
    description: 'For someone who may not change the profile.',
  },
  refusedWhat: {
    id: 'workspace.refusedWhat',
    defaultMessage:
      'Ask an admin to change it or to give you the rights. If you are an admin with another account, sign out and sign in with that one.',
    description: 'What someone can do who may not change the profile.',
  },
  refusedExpired: {
    id: 'workspace.refusedExpired',
    defaultMessage:
      'The trial of this workspace is over. Only the person who created it can still change its appearance.',
    description: 'For someone who may not change the profile an expired trial.',
  },
  refusedExpiredWhat: {
    id: 'workspace.refusedExpiredWhat',
    defaultMessage:
      'Ask that person. If it was you with another account, sign out and sign in with that one. Your courses stay open.',
    description: 'What someone can do in an expired trial.',
  },
  toDashboard: { id: 'workspace.toDashboard', defaultMessage: 'Go to my dashboard', description: 'Link.' },
  toCourses: { id: 'workspace.toCourses', defaultMessage: 'See all courses', description: 'Link.' },
});
