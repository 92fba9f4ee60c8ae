import type { AchievementDraft } from './courseDraft.ts';
import type { QuestionDraft } from './questionDraft.ts';

/** Achievements that name questions by id name those of `questions` by key, now that these were read. The same ones where nothing changes. */
export function keyQuestionsOfAchievements(
  achievements: readonly AchievementDraft[],
  questions: readonly QuestionDraft[],
): readonly AchievementDraft[] {
  const keys = new Map(questions.map((question) => [question.id, question.key]));
  return achievements.map((achievement) => {
    const { condition } = achievement;
    if (
      condition.type !== 'QUESTIONS_ANSWERED' ||
      !condition.questions.some((each) => 'id' in each && keys.has(each.id))
    ) {
      return achievement;
    }
    const named = condition.questions.map((each) => {
      const key = 'id' in each ? keys.get(each.id) : undefined;
      return key === undefined ? each : { key };
    });
    return { ...achievement, condition: { ...condition, questions: named } };
  });
}
