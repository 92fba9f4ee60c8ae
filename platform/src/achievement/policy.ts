import type { Policy } from '../http/access.ts';

/** Who may do what with achievements. */
export const policy = {
  claimAchievement: 'learner',
  listOwnAchievements: 'learner',
} as const satisfies Policy;
