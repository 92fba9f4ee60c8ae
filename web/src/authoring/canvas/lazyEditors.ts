/** Parts of the page of a course that load on their own. */
import { lazy } from 'react';

export const UmbrellaEditor = lazy(async () => {
  const { UmbrellaEditor: Editor } = await import('../umbrella/UmbrellaEditor.tsx');
  return { default: Editor };
});

export const AchievementsEditor = lazy(async () => {
  const { AchievementsEditor: Editor } = await import('../achievement/AchievementsEditor.tsx');
  return { default: Editor };
});
