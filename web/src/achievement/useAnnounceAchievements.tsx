import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { links } from '../routing/links.ts';
import { ShellContext, useShell } from '../viewer/useShell.ts';
import { useToast } from '../ui/toastContext.ts';
import { AchievementNotice } from './AchievementNotice.tsx';
import type { AchievementNotice_userGamification$key } from './__generated__/AchievementNotice_userGamification.graphql.ts';

/** Announces achievements that were just earned, by an answer or a seen mark, in one notice (ACH-01). */
export function useAnnounceAchievements(): (earned: AchievementNotice_userGamification$key) => void {
  const toast = useToast();
  const shell = useShell();
  const navigate = useNavigate();
  return useCallback(
    (earned) => {
      if (earned.length === 0) return;
      // Notices stand outside of the pages: what this one needs of them comes with it.
      toast({
        intent: 'reward',
        text: (
          <ShellContext value={shell}>
            <AchievementNotice earned={earned} onView={() => void navigate(links.achievements)} />
          </ShellContext>
        ),
      });
    },
    [navigate, shell, toast],
  );
}
