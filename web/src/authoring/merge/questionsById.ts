import type { CourseDraft } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';

/**
 * The draft with achievements that name saved questions by their id, as `known` versions know it: so that they compare equal whether or not
 * a lecture was read.
 */
export function questionsById(draft: CourseDraft, known: readonly CourseDraft[]): CourseDraft {
  const ids = new Map(
    [draft, ...known].flatMap((each) =>
      lecturesOf(each).flatMap(({ content }) =>
        content === 'notRead' ? [] : content.questions.map(({ key, id }) => [key, id] as const),
      ),
    ),
  );
  const achievements = draft.achievements.map((achievement) => {
    const { condition } = achievement;
    if (condition.type !== 'QUESTIONS_ANSWERED') {
      return achievement;
    }
    const questions = condition.questions.map((each) => {
      const id = 'key' in each ? ids.get(each.key) : undefined;
      return id === undefined ? each : { id };
    });
    return { ...achievement, condition: { ...condition, questions } };
  });
  return { ...draft, achievements };
}
