import type { AchievementCondition, AchievementDraft, NodeKey } from '../draft/courseDraft.ts';

/** An achievement that says nothing yet but its name. */
export const newAchievement = (key: NodeKey, name: string): AchievementDraft => ({
  key,
  name,
  description: '',
  imageUrl: null,
  frame: false,
  condition: emptyCondition('LECTURES_COMPLETED'),
});

/** The same once more, to be saved as a new one. */
export function copyOf({ id: _id, ...achievement }: AchievementDraft, key: NodeKey): AchievementDraft {
  return { ...achievement, key };
}

/** A condition of a type that names nothing yet; a rate asks for all questions. */
export function emptyCondition(type: AchievementCondition['type']): AchievementCondition {
  switch (type) {
    case 'LECTURES_COMPLETED':
      return { type, lectures: [] };
    case 'QUESTIONS_ANSWERED':
      return { type, questions: [] };
    case 'QUESTIONS_ANSWERED_RATE':
      return { type, requiredPercent: 100 };
  }
}
