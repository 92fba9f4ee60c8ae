import { useCallback } from 'react';
import { useToast } from '../ui/toastContext.ts';
import { AchievementNotice } from './AchievementNotice.tsx';
import type { AchievementNotice_userGamification$key } from './__generated__/AchievementNotice_userGamification.graphql.ts';

/** Announces achievements that were just earned, by an answer or a seen mark (ACH-01). */
export function useAnnounceAchievements(): (earned: readonly AchievementNotice_userGamification$key[]) => void {
  const toast = useToast();
  return useCallback(
    (earned) => {
      for (const userGamification of earned) {
        toast({ intent: 'success', text: <AchievementNotice userGamification={userGamification} /> });
      }
    },
    [toast],
  );
}
